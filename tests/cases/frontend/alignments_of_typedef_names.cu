// note: an attribute of a typedef name is the alignment of the type by that name, in members and arrays too
// flags: --display_error_number
typedef int I8 __attribute__((aligned(8)));
struct S { char c; };
typedef S A8 __attribute__((aligned(8)));
typedef S __attribute__((aligned(8))) B8;
typedef __attribute__((aligned(8))) S C8;
typedef struct D { char c; } X8 __attribute__((aligned(8)));
typedef struct { char c; } Y8 __attribute__((aligned(8)));
typedef struct S1 { char c; } S1 __attribute__((aligned(8)));
using U8 __attribute__((aligned(8))) = S;
typedef S P8 __attribute__((aligned(8))), *Q8;
typedef A8 Again;
typedef A8 Less __attribute__((aligned(2)));
typedef int V __attribute__((vector_size(16), aligned(32)));
static_assert(alignof(I8) == 8 && sizeof(I8) == 4 && alignof(A8) == 8 && sizeof(A8) == 1, "");
static_assert(alignof(B8) == 8 && alignof(C8) == 8 && alignof(X8) == 8 && alignof(D) == 1, "");
static_assert(alignof(Y8) == 8 && alignof(S1) == 8 && alignof(struct S1) == 1 && alignof(U8) == 8, "");
static_assert(alignof(P8) == 8 && alignof(Again) == 8 && alignof(Less) == 2 && alignof(V) == 32, "");
struct Members { char a; A8 t; char b; };
struct Tagged { char a; struct S1 s; char b; };
struct Ints { char a; I8 t; char b; };
static_assert(sizeof(Members) == 16 && sizeof(Tagged) == 3 && sizeof(Ints) == 16, "");
A8 variable, array[2];
static_assert(alignof(variable) == 8 && sizeof(array) == 2 && alignof(A8[2]) == 8, "");
template<class T> struct Outer { typedef T Own __attribute__((aligned(16))); Own member; };
static_assert(sizeof(Outer<int>) == 16, "");
