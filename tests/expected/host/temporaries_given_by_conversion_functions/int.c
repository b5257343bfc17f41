# 1 "temporaries_given_by_conversion_functions.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 3
struct A { A(int); }; struct E { E(int); E &operator=(const E &); E(const E &); }; 
# 4
struct One { operator A(); operator E(); int i; }; struct OneC { operator A() const; operator E() const; int j; }; struct Two { Two(int, int); operator A(); operator E(); }; struct TwoC { TwoC(int, int); operator A() const; operator E() const; }; struct NE { operator A() &&; }; 
# 5
struct D : public One { }; struct Num { operator int(); }; struct NumC { operator int() const; }; struct Agg { int a, b; operator A(); }; 
# 6
One mo(); OneC mc(); extern One go; extern OneC gc; void h(A); void he(E); void hr(const A &); void hn(int); A operator+(A, A); E operator+(E, E); A operator-(A); 
# 7
void f(A a, E e) { 
# 8
a = (One{}); a = ((OneC{})); a = One(); a = (OneC()); a = Two(1, 2); a = (TwoC(1, 2)); a = Two{1, 2}; a = (TwoC{1, 2}); a = (mo()); a = (mc()); a = (go); a = (gc); a = (One{3}); a = ((D{})); a = (D()); a = NE(); a = (NE{}); a = (Agg{1, 2}); a = (((One)(go))); a = ((((OneC)(gc)))); 
# 9
(e = (One{})); (e = ((OneC{}))); (e = One()); (e = (OneC())); (e = Two(1, 2)); (e = (TwoC(1, 2))); (e = Two{1, 2}); (e = (TwoC{1, 2})); (e = (mo())); (e = (mc())); (e = (go)); (e = (gc)); 
# 10
h((One{})); h((OneC{})); h(One()); h(OneC()); h(Two(1, 2)); h(TwoC(1, 2)); h(Two{1, 2}); h(mo()); h(mc()); h(go); h(gc); h((Agg{1, 2})); 
# 11
he((One{})); he((OneC{})); he(One()); he(OneC()); he(Two(1, 2)); he(TwoC(1, 2)); he(mo()); he(mc()); hr((One{})); hr((OneC{})); hr(One()); hr(mo()); 
# 12
(a + One()); (a + (OneC())); (a + (One{})); (a + ((OneC{}))); (e + One()); (e + (OneC())); (a + (mo())); (a + (go)); (a + (gc)); 
# 13
hn(Num()); hn(NumC()); hn((Num{})); hn((NumC{})); int i = Num(); int j = NumC(); int k = (Num{}); i = Num(); i = NumC(); i = (NumC{}); i + Num(); i + NumC(); i + (Num{}); -Num(); -NumC(); if (Num()) { ; }  if (NumC()) { ; }  i = (Num() + NumC()); 
# 14
A b1 = (One{}); A b2 = (OneC{}); A b3((One{})); A b4((OneC{})); A b5{(One{})}; A b6 = (One{}); E e1 = One(); E e2(OneC (void)); const A &r1 = One(); const A &r2 = (OneC{}); A b7(Two(1, 2)); A b8(TwoC(1, 2)); A b9(mo()); A c1(mc()); 
# 15
static_cast< A>(One()); static_cast< A>(OneC()); ((A)(One())); ((A)(OneC())); 
# 16
} 
# 17
void f9(A a, E e, int i) { a = (One{i}); a = ((OneC{i})); h((One{i})); h((OneC{i})); (a + (One{i})); (e = ((OneC{i}))); i + (Num{}); A b((One{i})); A c = (OneC{i}); h((Agg{i, 2})); } 
# 18
A r1() { return One(); } A r2() { return OneC(); } A r3() { return (One{}); } A r4() { return (OneC{}); } A r5() { return mo(); } A r6() { return gc; } 
# 19
template< class T> void in_template(A a, E e, T t) { 
# 20
a = (One{}); a = ((OneC{})); a = (One()); a = (OneC()); a = Two(1, 2); a = (TwoC(1, 2)); a = Two{1, 2}; a = (mo()); a = (mc()); a = (go); a = (gc); 
# 21
(e = (One{})); (e = ((OneC{}))); (e = (One())); (e = (OneC())); (e = Two(1, 2)); (e = (TwoC(1, 2))); (e = (mo())); (e = (mc())); (e = (go)); 
# 22
h((One{})); h((OneC{})); h(One()); h(OneC()); h(Two(1, 2)); h(TwoC(1, 2)); h(mo()); h(mc()); h(go); h(gc); 
# 23
(a + (One())); (a + (OneC())); (a + (One{})); (a + ((OneC{}))); (a + (mo())); (a + (go)); 
# 24
hn(Num()); hn(NumC()); hn((Num{})); int i = Num(); int j = NumC(); i = Num(); i = NumC(); i + Num(); -NumC(); if (Num()) { ; }  
# 25
A b1 = (One{}); A b2 = (OneC{}); A b3((One{})); A b4((OneC{})); A b7(Two(1, 2)); A b9(mo()); 
# 26
} 
# 27
template void in_template(A a, E e, int t);
# 28
struct W { W(int); operator A() const; operator E() const; }; 
# 29
A l1(W w) { return w; } A l2() { return (One{}); } 
# 30
void lists(A a, E e, W w, One o) { a = w; (e = (w)); h(w); hr(w); A b = w; A c{w}; const A &r = w; const A &r2{w}; A d = o; A ar[2] = {w, w}; struct G { A a; } g = {w}, g2 = {w}; new A{w}; A{w}; a = A{w}; a = (One{}); h((One{})); A dd = ((W)(1)); (e = One()); a = {1}; a = ((A)(1)); h(((A)(1))); A d4 = ((A)(1)); A d5 = a; h(a); a = a; } 
# 31
template< class T> void lists_in_template(A a, E e, W w, T x) { a = w; (e = (w)); h(w); A b = {w}; A c{w}; a = {x}; h({x}); A d = {x}; } 
# 32
template void lists_in_template(A a, E e, W w, W x);
# 33
struct InMembers { A a = ((W)(1)); A b{((W)(1))}; InMembers() : a(((W)(1))) { } }; 

# 1 "temporaries_given_by_conversion_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__396cfb9d_44_temporaries_given_by_conversion_functions_cu__Z1f1A1E
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "temporaries_given_by_conversion_functions.cudafe1.stub.c"
#include "temporaries_given_by_conversion_functions.cudafe1.stub.c"
# 1 "temporaries_given_by_conversion_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
