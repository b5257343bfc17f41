// flags: --frandom-seed=7
// shows: which template of a conversion function is more specialized
struct M { template<class T> operator T*() const; template<class T> operator T&() const; };
struct N { template<class T> operator T*() const; template<class T> operator T() const; };
struct O { template<class T> operator T&() const; template<class T> operator const T&() const; };
struct P { template<class T> operator T*() const; operator int*() const; };
struct Q { template<class T> operator T&() const; template<class T> operator T&&() const; };
void f(M m, N n, P p) { const int* a = static_cast<const int*>(m); const int* b = m; int* c = m; int d = m; int* e = n; int g = n; int* h = p; char* i = p; (void)(m == nullptr); const char*& r = m; void* v = m; }
void k(int*); void j(M m) { k(m); }
