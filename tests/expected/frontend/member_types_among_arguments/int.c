# 1 "member_types_among_arguments.cu"
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
namespace std { template< class A, class B> struct pair { A a; B b; pair(A, B); pair(); }; template< class A> struct one { }; }
# 4
namespace std { 
# 5
struct NB { int v; }; 
# 6
struct MB { typedef int catalog; }; 
# 7
template< class V> struct It { typedef V value_type; typedef const V &ref; }; 
# 8
template< class K, class V> class Tree { 
# 10
public: typedef V value_type; 
# 11
typedef NB *BP; 
# 12
typedef K key_type; 
# 13
typedef unsigned long size_type; 
# 14
typedef It< value_type>  iterator; 
# 15
typedef value_type *pointer; 
# 16
pair< iterator, iterator>  in1() { return pair< iterator, iterator> (iterator(), iterator()); } 
# 17
pair< NB *, pointer>  in2() { return pair< NB *, pointer> (0, 0); } 
# 18
pair< iterator, iterator>  eq(); 
# 19
pair< NB *, NB *>  bp(); 
# 20
pair< iterator, bool>  pb(); 
# 21
pair< iterator, unsigned long>  sz(); 
# 22
pair< key_type, pointer>  kp(); 
# 23
one< const iterator &>  cr(); 
# 24
one< typename It< value_type> ::value_type>  itv(); 
# 25
one< iterator (*)(pointer)>  fn(); 
# 26
iterator plain(); 
# 27
void par(pair< iterator, NB *> , one< pointer> ); 
# 28
one< one< iterator> >  nest(); 
# 29
template< class A> one< iterator>  tm(A); 
# 30
pair< iterator, iterator>  ic(); 
# 31
}; 
# 32
template< class K, class V> pair< It< V> , It< V> >  Tree< K, V> ::eq() { return pair< iterator, iterator> (iterator(), iterator()); } 
# 33
template< class K, class V> pair< NB *, NB *>  Tree< K, V> ::bp() { typedef pair< NB *, NB *>  R; pair< iterator, pointer>  x; one< value_type>  y; one< key_type>  z; return R(); } 
# 34
template< class K, class V> pair< It< V> , bool>  Tree< K, V> ::pb() { return pair< iterator, bool> (iterator(), true); } 
# 35
template< class K, class V> pair< It< V> , unsigned long>  Tree< K, V> ::sz() { return {iterator(), 0}; } 
# 36
template< class K, class V> pair< K, V *>  Tree< K, V> ::kp() { return {}; } 
# 37
template< class K, class V> one< const It< V>  &>  Tree< K, V> ::cr() { return {}; } 
# 38
template< class K, class V> one< typename It< V> ::value_type>  Tree< K, V> ::itv() { return {}; } 
# 39
template< class K, class V> one< It< V>  (*)(V *)>  Tree< K, V> ::fn() { return {}; } 
# 40
template< class K, class V> typename Tree< K, V> ::iterator Tree< K, V> ::plain() { return {}; } 
# 41
template< class K, class V> void Tree< K, V> ::par(pair< iterator, NB *> , one< pointer> ) { } 
# 42
template< class K, class V> one< one< It< V> > >  Tree< K, V> ::nest() { return {}; } 
# 43
template< class K, class V> template< class A> one< It< V> >  Tree< K, V> ::tm(A) { return {}; } 
# 44
template< class K, class V> auto Tree< K, V> ::ic()->pair< iterator, iterator>  { return {}; } 
# 45
template< class C> struct Msg : public MB { catalog open(); one< catalog>  o1(); one< catalog>  o2() { return one< catalog> (); } }; 
# 46
template< class C> MB::catalog Msg< C> ::open() { return 0; } 
# 47
template< class C> one< int>  Msg< C> ::o1() { return one< catalog> (); } 
# 48
template< class T> struct D : public Tree< T, T>  { typedef Tree< T, T>  base; typedef typename Tree< T, T> ::iterator it; one< it>  a(); }; 
# 49
template< class T> one< typename Tree< T, T> ::iterator>  D< T> ::a() { return one< it> (); } 
# 50
template< class T> one< typename Tree< T, T> ::iterator>  fr() { return one< typename Tree< T, T> ::iterator> (); } 
# 51
}
# 52
template< class A> struct single { }; 
# 53
template< class V> struct It2 { typedef V value_type; }; 
# 54
template< class K, class V> class Tree2 { 
# 56
public: typedef V value_type; 
# 57
typedef It2< value_type>  iterator; 
# 58
typedef value_type *pointer; 
# 59
struct Node { int x; typedef value_type inner; }; 
# 60
template< class Q> struct TN { }; 
# 61
template< class Q> using TA = single< Q> ; 
# 62
enum E { e}; 
# 63
static single< iterator>  sm; 
# 64
single< iterator>  x(); 
# 65
void p(single< iterator> ); 
# 66
single< Node>  n(); 
# 67
single< E>  en(); 
# 68
single< typename It2< value_type> ::value_type>  nd(); 
# 69
typedef typename It2< value_type> ::value_type dvt; 
# 70
single< typename It2< value_type> ::value_type>  dv(); 
# 71
single< typename Node::inner>  ni(); 
# 72
single< int>  body(); 
# 73
typedef iterator it2; 
# 74
single< iterator>  i2(); 
# 75
single< iterator>  dt() const; 
# 76
template< class Z> single< Z>  zz(single< iterator> ); 
# 77
struct C2 { single< iterator>  m(); }; 
# 78
}; 
# 79
template< class A, class B> single< It2< B> >  Tree2< A, B> ::x() { return {}; } 
# 80
template< class A, class B> void Tree2< A, B> ::p(single< iterator> ) { } 
# 81
template< class A, class B> single< It2< B> >  Tree2< A, B> ::sm; 
# 82
template< class A, class B> single< typename Tree2< A, B> ::iterator>  fr2() { return {}; } 
# 83
template< class A, class B> single< typename Tree2< A, B> ::Node>  Tree2< A, B> ::n() { return {}; } 
# 84
template< class A, class B> single< typename Tree2< A, B> ::E>  Tree2< A, B> ::en() { return {}; } 
# 85
template< class A, class B> single< typename It2< B> ::value_type>  Tree2< A, B> ::dv() { return {}; } 
# 86
template< class A, class B> single< typename Tree2< A, B> ::Node::inner>  Tree2< A, B> ::ni() { return {}; } 
# 87
template< class A, class B> single< int>  Tree2< A, B> ::body() { single< iterator>  z; single< pointer>  y; pointer q; return {}; } 
# 88
template< class A, class B> single< It2< B> >  Tree2< A, B> ::i2() { return {}; } 
# 89
template< class A, class B> single< It2< B> >  Tree2< A, B> ::dt() const { return {}; } 
# 90
template< class A, class B> template< class Z> single< Z>  Tree2< A, B> ::zz(single< iterator> ) { return {}; } 
# 91
template< class A, class B> single< It2< B> >  Tree2< A, B> ::C2::m() { return {}; } 
# 92
template< class A> struct one2 : public single< typename Tree2< A, A> ::iterator>  { }; 
# 93
template< class A, class B> struct sp { typedef single< typename Tree2< A, B> ::iterator>  t; void f(single< typename Tree2< A, B> ::iterator> ); }; 
# 94
template< class A, class B> void sp< A, B> ::f(single< typename Tree2< A, B> ::iterator> ) { } 
# 95
template< class A, class B> single< typename sp< B, A> ::t>  g2() { return {}; } 
# 96
template< class A> struct uno { }; 
# 97
template< class V> struct It3 { typedef V value_type; }; 
# 98
template< class K, class V> class Tree3 { 
# 100
public: typedef V value_type; 
# 101
typedef It3< value_type>  iterator; 
# 102
typedef uno< iterator>  oi; 
# 103
typedef value_type *pointer; 
# 104
typedef typename It3< value_type> ::value_type dvt; 
# 105
int x() { { uno< It3< V> >  a; uno< V *>  b; uno< uno< It3< V> > >  c; uno< It3< V> >  d; It3< V>  e; uno< uno< It3< V> > >  f; uno< uno< It3< V> > >  g; uno< typename It3< V> ::value_type>  h; uno< int (*)(It3< V> )>  i; uno< It3< V>  *>  j; return 0; } } 
# 106
int y(); 
# 107
}; 
# 108
template< class K, class V> int Tree3< K, V> ::y() { { uno< It3< V> >  a; uno< V *>  b; uno< uno< It3< V> > >  c; uno< It3< V> >  d; It3< V>  e; uno< uno< It3< V> > >  f; uno< uno< It3< V> > >  g; uno< typename It3< V> ::value_type>  h; uno< int (*)(It3< V> )>  i; uno< It3< V>  *>  j; return 0; } } 
# 109
template< class K, class V> class Tr2 { 
# 111
public: typedef V value_type; 
# 112
typedef It3< value_type>  iterator; 
# 113
typedef uno< iterator>  oi; 
# 114
typedef value_type *pointer; 
# 115
typedef typename It3< value_type> ::value_type dvt; 
# 116
int y() { uno< iterator>  a; uno< pointer>  b; uno< uno< iterator> >  c; uno< iterator>  d; It3< value_type>  e; uno< uno< iterator> >  f; uno< uno< iterator> >  g; uno< dvt>  h; uno< int (*)(iterator)>  i; uno< iterator *>  j; if (1) { uno< It3< V> >  a; uno< V *>  b; uno< uno< It3< V> > >  c; uno< It3< V> >  d; It3< V>  e; uno< uno< It3< V> > >  f; }  return 0; } 
# 117
}; 

# 1 "member_types_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a2bca091_31_member_types_among_arguments_cu_ec230eed_19134
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_types_among_arguments.cudafe1.stub.c"
#include "member_types_among_arguments.cudafe1.stub.c"
# 1 "member_types_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
