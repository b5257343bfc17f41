# 1 "bases_named_in_functions.cu"
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
template< class D, class I> struct FB { using Ind = int; using Self = D; FB(int); FB(); static int s(); }; template< unsigned ...> struct IS { }; template< unsigned N> struct MIS { using type = IS< > ; }; 
# 5
template< class ...T> struct FT : private FB< FT< T...> , typename MIS< sizeof...(T)> ::type>  { using Ind = typename FB< FT, typename MIS< sizeof...(T)> ::type> ::Ind; FT() : FB< FT, typename MIS< sizeof...(T)> ::type> (1) { } FB< FT, typename MIS< sizeof...(T)> ::type>  m; using B = FB< FT, typename MIS< sizeof...(T)> ::type> ; typename FB< FT, typename MIS< sizeof...(T)> ::type> ::Ind x; void f() { FB< FT, typename MIS< sizeof...(T)> ::type> ::s(); using L = typename FB< FT, typename MIS< sizeof...(T)> ::type> ::Ind; } }; 
# 6
template< class T> struct FU : public FB< FU< T> , T>  { using Ind = typename FB< FU< T> , T> ::Ind; FU() : FB< FU< T> , T> (1) { } FU(int) : FB< FU< T> , T> (1) { } FB< FU< T> , T>  m; using B = FB< FU< T> , T> ; typename FB< FU< T> , T> ::Ind x; using Self = typename FB< FU< T> , T> ::Self; void f() { FB< FU< T> , T> ::s(); typename FB< FU< T> , T> ::Ind l; } FB< FU< T> , T>  g(FB< FU< T> , T>  *); FB< FU< T *> , T>  n; }; 
# 7
template< class T> struct FV : public FB< FV< T> , IS< sizeof(T)> >  { FV() : FB< FV, IS< sizeof(T)> > (1) { } FV(int); void f() { FB< FV, IS< sizeof(T)> > ::s(); } FB< FV< T> , IS< sizeof(T)> >  m; using B = FB< FV< T> , IS< sizeof(T)> > ; }; 
# 8
template< class T> struct FX : public FB< FX< T> , T>  { FX(); FX(int); template< class V> FX(V); using FB< FX< T> , T> ::FB;using FB< FX< T> , T> ::s;}; template< class T> FX< T> ::FX() : FB< FX< T> , T> (1) { } template< class T> FX< T> ::FX(int) : FB< FX< T> , T> (1) { } template< class T> template< class V> FX< T> ::FX(V) : FB< FX< T> , T> (1) { } 
# 9
template< class T> struct FY : public T, public FB< FY< T> , T>  { FY() : T(), FB< FY< T> , T> (1), m(2) { } T m; }; template< class T> struct FZ : public FB< T, FZ< T>  *>  { typedef FB< T, FZ< T>  *>  B; FZ() : B(1) { } FZ(int) : FB< T, FZ< T>  *> (1) { } FZ(char) : FZ< T> ::FB(1) { } FZ(const FZ &o) : FB< T, FZ< T>  *> (o) { } }; 
# 10
template< class T> FV< T> ::FV(int) : FB< FV, IS< sizeof(T)> > (1) { } 
# 11
template< class T> struct F1 : public FB< F1< T> , IS< T::v> >  { F1() : FB< F1, IS< T::v> > (1) { } void f() { FB< F1, IS< T::v> > ::s(); } FB< F1< T> , IS< T::v> >  m; }; 
# 12
template< class T> struct F2 : public FB< F2< T> , __decltype((T()))>  { F2() : FB< F2< T> , __decltype((T()))> (1) { } void f() { FB< F2< T> , __decltype((T()))> ::s(); } FB< F2< T> , __decltype((T()))>  m; }; 
# 13
template< class T> struct F3 : public FB< F3< T> , typename MIS< sizeof(T)> ::type>  { F3() : FB< F3, typename MIS< sizeof(T)> ::type> (1) { } void f() { FB< F3, typename MIS< sizeof(T)> ::type> ::s(); } FB< F3< T> , typename MIS< sizeof(T)> ::type>  m; using In = typename FB< F3< T> , typename MIS< sizeof(T)> ::type> ::Ind; }; 
# 14
template< class ...T> struct F4 : public FB< F4< T...> , IS< sizeof...(T)> >  { F4() : FB< F4, IS< sizeof...(T)> > (1) { } void f() { FB< F4, IS< sizeof...(T)> > ::s(); } FB< F4< T...> , IS< sizeof...(T)> >  m; }; 
# 15
template< class ...T> struct F5 : public FB< F5< T...> , IS< 0U> >  { F5() : FB< F5< T...> , ::IS< 0U> > (1) { } void f() { FB< F5< T...> , ::IS< 0U> > ::s(); } FB< F5< T...> , ::IS< 0U> >  m; }; 
# 16
template< class T> struct F6 : public FB< F6< T> , typename MIS< T::v> ::type>  { F6() : FB< F6, typename MIS< T::v> ::type> (1) { } FB< F6< T> , typename MIS< T::v> ::type>  m; using In = typename FB< F6, typename MIS< T::v> ::type> ::Ind; }; 

# 1 "bases_named_in_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__20915d81_27_bases_named_in_functions_cu_025c919a_21272
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bases_named_in_functions.cudafe1.stub.c"
#include "bases_named_in_functions.cudafe1.stub.c"
# 1 "bases_named_in_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
