template<class U> struct wt; 
struct B { template<class T> B& operator+=(const T*); }; 
template<class C> struct coll {   template <class D>  coll& operator+=(const coll<D>& rhs) {return *this;} };
wt<int>&& w(); B& b(); coll<int>& f();
int x1 = (b() += w());
int x3 = (f() += w());
int x4 = (b() + w());
int x5 = (b() += *w());
int x6 = -w();
