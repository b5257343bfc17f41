// shows: destructors named after another class
// flags: --c++17
// prelude: none
struct B { virtual ~B(); };
struct DB : B { virtual ~B(); };
struct E { ~F(); };
template<class T> struct G { ~G<T>(); };
template<class T> struct H { ~G(); };
struct A { typedef A B; ~B(); };
typedef struct C_ { int x; } C2;
struct P; typedef P PP; struct P { ~PP(); };
template<class T> struct G { using Self = G; ~Self(); };
template<class T> struct G2 { ~G2<T>(); };
template<> struct G2<int> { ~G2(); };
template<> struct G2<float> { ~G2<float>(); };
template<class T> struct G2<T*> { ~G2(); };
struct Q { ~Q(); }; Q::~Q() {}
