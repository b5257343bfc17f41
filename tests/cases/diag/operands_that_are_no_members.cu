// shows: wrong operands of built-in functions that ask about members
// flags: --c++20
// prelude: none
struct A{int a; int b;}; struct B{int a; int b;}; struct N { virtual void f(); int a; };
union U { int a; float b; }; struct D { int a; private: int z; };
struct E1 { int x; double y; int z;}; struct E2 { int x; double y; float z; };
struct Q { A q; int w;};
template<class T> struct Tm { static const bool v = __builtin_is_pointer_interconvertible_with_class(&T::a); };
bool t0 = Tm<A>::v;
static_assert(__builtin_is_pointer_interconvertible_with_class(&U::b),"");
static_assert(!__builtin_is_pointer_interconvertible_with_class(&N::a),"n");
static_assert(!__builtin_is_pointer_interconvertible_with_class(&D::a),"d");
static_assert(__builtin_is_corresponding_member(&E1::y,&E2::y),"e");
static_assert(!__builtin_is_corresponding_member(&E1::z,&E2::z),"e2");
static_assert(!__builtin_is_corresponding_member((int A::*)nullptr,&B::a),"n");
int x1 = __builtin_is_corresponding_member(1,2);
int x3 = __builtin_is_corresponding_member(&N::f,&N::f);
int x4 = __builtin_is_pointer_interconvertible_with_class(3);
int x5 = __builtin_is_pointer_interconvertible_with_class();
struct I; int x7(int I::*p) { return __builtin_is_pointer_interconvertible_with_class(p); }
int x8(int I::*p) { return __builtin_is_corresponding_member(p,p); }
auto y = __builtin_is_corresponding_member(&A::a,&B::a);
