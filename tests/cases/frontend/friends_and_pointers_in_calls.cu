// shows: friends that depend on no parameter are one function; pointers to pointers deduce no base classes
// flags: --c++17
// prelude: none
struct ctx {}; template<class I, class O> class filter; 
template<> class filter<void, void>; 
template<class I, class O> class filter { int x; friend void pp(int, const filter<void,void>&, ctx&); template<class A, class B> friend class filter; friend void qq(filter); };
template<> class filter<void, void> { int r; friend void pp(int, const filter<void,void>&, ctx&); public: filter(const filter<int, int>&); };
inline void pp(int n, const filter<void,void>& f, ctx& c) { }
inline void pp(int n, const filter<void,void>& f) { ctx c; pp(n, f, c); }
filter<int, int> f1; filter<int, long> f2;
void use(filter<void,void>& v, filter<int, int>& i) { pp(1, v); pp(1, i); ctx c; pp(2, i, c); pp(2, v, c); }
template<class> struct sized { char x[2]; }; template<class T> struct B {}; struct D : B<int> {}; struct D2 : D {};
template<class T> int f(B<T>*); template<class T> int g(B<T>**); int g(...); template<class T> int h(const B<T>&); template<class T> int k(B<T>* const*); int k(...); template<class T> int c(const B<T>* const*); template<class T> char r(B<T>*&); int r(...); template<class T> int p(const T* const* const*);
D d; D* pd; D2* pd2; B<int>* pb; B<int>** ppb; const int*** cppp; int*** ippp;
int a = f(&d) + g(&pd) + h(d) + k(&pd) + c(&pb) + g(&pb) + f(pd2) + p(ippp) + p(cppp); decltype(r(pd)) x; decltype(r(pb)) y;
