// shows: attributes of class templates where they were declared first
// prelude: none
#define V __attribute__((__visibility__("default")))
template<class T> struct V A;
struct V B;
template<class T> struct V C;
template<class T> struct D;
struct E;

template<class T> struct V A { int a; };
struct V B { int b; };
template<class T> struct C { int c; };
template<class T> struct V D { int c; };
struct V E { int c; };
template<class T> struct V H { struct V I; struct V I { int i; }; template<class U> struct V J; };
template<class T> template<class U> struct V H<T>::J { int j; };
template<class T> struct V A<T*>;
template<class T> struct V A<T*> { int k; };
template<> struct V A<int>;
template<> struct V A<int> { int k; };
namespace N { template<class T> class V K; template<class T> class V K { public: int z; }; }
template<class T> struct V L; template<class T> struct V L;
template<class T> struct V L { };
template<class T> struct [[deprecated]] O; 
template<class T> struct [[deprecated]] O {};
