# 1 "hidden_and_private_names.cu"
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
# 4
struct GP { int a; }; namespace common { template< class T, unsigned long N = 18446744073709551615UL> struct Span { T *p; Span sub(int); }; template< class T> using OtherT = Span< T> ; }
# 5
class Sto { using G = GP; template< class T> struct Dv { T t; T *begin(); }; Dv< GP>  data; public: auto get(int i) { auto s = common::Span< GP> {(data).begin()}; return s; } common::Span< GP>  h(common::Span< GP>  x); }; 
# 6
class Bu { public: void f(common::Span< GP>  x); void g(common::Span< common::Span< GP> >  x, common::Span< const GP>  y); }; 
# 7
void Bu::f(common::Span< GP>  x) { common::Span< GP>  y = x; } 
# 8
struct St2 { private: typedef GP H; public: void k() { common::Span< GP>  z; common::Span< GP, 3>  w; } }; 
# 9
void l(common::Span< GP>  a, common::Span< GP, 3>  b); 
# 10
template< class T> struct Tq { using G2 = GP; void m() { common::Span< GP, 5>  z; } common::Span< GP, 6UL>  n; }; void l2(common::Span< GP, 5>  b, common::Span< GP, 6UL>  c); 
# 11
template< class A> struct Hb { void Bh(const A *c, common::Span< GP>  h) { common::Span< GP>  z = h; fn(h); } void Bg(common::Span< common::Span< GP> >  h, common::Span< const GP>  k); template< class U> void fn(U u); }; 
# 12
template< class A> void Hb< A> ::Bg(common::Span< common::Span< GP> >  h, common::Span< const GP>  k) { } 
# 13
template< class A> void ft(A a, common::Span< GP>  h) { } namespace other { template< class A> struct Hc { void Bh(const A *c, common::Span< GP>  h) { } common::Span< GP>  m; common::Span< GP>  r(); }; template< class A> void fu(A, common::Span< GP>  *); }
# 14
void use(Hb< int>  b, common::Span< GP>  s) { b.Bh(nullptr, s); ft(1, s); } 
# 15
namespace _GLOBAL__N__17289e14_27_hidden_and_private_names_cu_af978533 __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__17289e14_27_hidden_and_private_names_cu_af978533; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__17289e14_27_hidden_and_private_names_cu_af978533 __attribute__((visibility("hidden")))  { template< class A> struct He { static void Bh(const A *c, common::Span< GP>  h) { } void Bi(const A *c, common::Span< GP>  
# 16
h, common::Span< common::Span< GP> >  
# 17
hh) { } }; }
# 18
template< class T> struct Enc { virtual unsigned pw() const = 0; virtual void spw(unsigned pw) = 0; unsigned q() const; }; 
# 19
template< class T> struct Co : public Enc< T>  { Enc< T>  *n; unsigned pw() const override { return 1; } unsigned own(); template< class U> unsigned tm(U); 
# 20
void spw(unsigned pw) override { unsigned p = Co< T> ::pw() - (n)->pw(); (n)->spw(pw); p = this->q(); } 
# 21
void s2(unsigned own, unsigned tm) { unsigned p = Co< T> ::own() + this->tm(3); p = Co< T> ::own(); } 
# 22
void s3() { unsigned pw = Co< T> ::pw(); int own = 3; { int tm = 4; pw = (this->tm(own) + Co< T> ::own()); } } 
# 23
void s4(unsigned pw) { unsigned p = (*this).pw(); auto l = [&](int own) { return (this)->own() + (this)->pw(); } ; } }; 
# 24
struct Pl { unsigned pw(); void s(unsigned pw) { unsigned p = this->pw(); } }; 
# 25
template< class T> struct DB { virtual ~DB(); }; template< class T> struct DM : public DB< T>  { int k; }; DB< float>  *cr(); 
# 26
DM< float>  *g = dynamic_cast< DM< float>  *>(cr()); int f(DB< int>  &r) { return (dynamic_cast< DM< int>  &>(r)).k; } template< class T> T *up(DB< T>  *b) { return &((dynamic_cast< DM< T>  *>(b))->k); } 

# 1 "hidden_and_private_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__17289e14_27_hidden_and_private_names_cu_af978533
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_and_private_names.cudafe1.stub.c"
#include "hidden_and_private_names.cudafe1.stub.c"
# 1 "hidden_and_private_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
