// shows: inherited constructors are public; calls of template-ids without arguments
// flags: -w
// prelude: none
template<int A=1> int mk(int, int); template<class... A> int mp(A...); struct S { template<int A=1> int m(int); template<int A = 1> static int s(int); };
template<class T> void h(T t) { int u = mk<>(t.a, t.b); mp<>(t, t); mp<>(); mp<>(t); S s; s.m<>(t.a); S::s<>(t.a); s.template m<>(t); auto f = mk<>; auto g = &mk<>; t.template q<>(1); T::template r<>(2); mk< >(t.a, 1); }
struct B0 { B0(int); protected: B0(long); private: B0(char); public: void f(); };
class C1 : B0 { using B0::B0; using B0::f; int x; }; class C2 : B0 { int y; public: using B0::B0; protected: using B0::f; int x; }; struct C3 : B0 { protected: using B0::B0; private: int q; public: using B0::f; }; struct C4 : B0 { private: using B0::B0; int q; using B0::f; };
struct B5 { protected: B5(int); B5(int, int); }; class C5 : B5 { using B5::B5; int q; }; struct C6 : B5 { using B5::B5; }; struct C7 : B5 { int q; private: using B5::B5; int z; };
template<class T> class C8 : T { using T::T; int q; };
