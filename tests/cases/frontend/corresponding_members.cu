// shows: built-in functions that ask about pointers to members
// flags: --c++20
// prelude: none
struct A{int a; int b;}; struct B{int a; int b;};
struct D0 : A {}; struct V { virtual ~V(); int a; };
struct M { int x; A q; int z;};
union U { int a; A b; };
template<class T> constexpr bool f(int T::*p) { return __builtin_is_pointer_interconvertible_with_class(p); }
static_assert(f(&A::a),""); static_assert(!f(&A::b),"");
static_assert(f(static_cast<int D0::*>(&A::a)),"x");
static_assert(__builtin_is_pointer_interconvertible_with_class(&D0::a),"y");
static_assert(!__builtin_is_pointer_interconvertible_with_class(&M::q),"z");
static_assert(__builtin_is_pointer_interconvertible_with_class(&U::b),"u");
static_assert(!__builtin_is_pointer_interconvertible_with_class(&V::a),"v");
struct E1 { int x; short y; char c; }; struct E2 { int x; short y; int z; };
static_assert(__builtin_is_corresponding_member(&E1::y,&E2::y),"c1");
static_assert(!__builtin_is_corresponding_member(&E1::c,&E2::z),"c2");
static_assert(!__builtin_is_corresponding_member(&A::a,&A::b),"c3");
static_assert(__builtin_is_corresponding_member(&A::b,&A::b),"c4");
struct W1 { void f(); int q; }; struct W2 { int q; };
static_assert(__builtin_is_corresponding_member(&W1::q,&W2::q),"c5");
static_assert(!__builtin_is_corresponding_member(&W1::f,&W1::f),"c6");
static_assert(!__builtin_is_pointer_interconvertible_with_class(&W1::f),"c7");
int g(int A::*p) { return __builtin_is_pointer_interconvertible_with_class(p) ? 1 : 2; }
constexpr int A::*np = nullptr;
static_assert(!__builtin_is_corresponding_member(np,&B::a),"c8");
static_assert(!__builtin_is_pointer_interconvertible_with_class(np),"c9");
static_assert(__builtin_is_corresponding_member(&D0::a,&B::a),"d1");
struct P1 { int a; private: int b; public: static int P1::*pb() ; };
static_assert(__builtin_is_corresponding_member(&V::a,&V::a),"d2");
enum class En : int {a}; struct F1 { En e; }; struct F2 { int e; };
static_assert(__builtin_is_corresponding_member(&F1::e,&F2::e),"d3");
struct F3 { const int e; }; 
static_assert(__builtin_is_corresponding_member(&F3::e,&F2::e),"d4");
struct G1 { unsigned e; }; 
static_assert(__builtin_is_corresponding_member(&G1::e,&F2::e),"d5");
