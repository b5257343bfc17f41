# 1 "aliases_in_expansions.cu"
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
enum class type { a, custom}; 
# 5
template< class T, class Ch> struct tc { static const type value = type::a; static const int k = 1; static int s(); }; template< class T> struct mp { using type = T; }; 
# 6
template< class T, class Ch> using m_t = typename mp< T> ::type; template< class T, class Ch = char> using mtc = tc< m_t< T, Ch> , Ch> ; template< class T> using al = tc< T, int> ; 
# 7
template< class ...T> struct X { type t[3]; int i[2]; 
# 8
X() : t{tc< m_t< T, char> , char> ::value...}, i{tc< T, int> ::k...} { } X(int) : t{tc< m_t< T, char> , char> ::value..., mtc< int> ::value}, i{tc< T, int> ::k...} { } X(char) : i{(al< T> ::s())...} { } X(long) : i{(al< T> ::k + 1)...} { } X(short) : i{(+al< T> ::k)...} { } X(T...) : i{((int)al< T> ::k)...} { } 
# 9
void f() { type a[] = {tc< m_t< T, char> , char> ::value...}; int b[]{tc< T, int> ::k...}; int c[] = {(al< T> ::s())...}; int d[] = {0, tc< T, int> ::k...}; int e[] = {tc< T, int> ::k...}; int q[] = {sizeof(al< T> )...}; int r[] = {tc< T, int> ::k...}; int s[] = {tc< T *, int> ::k...}; int t[] = {tc< al< T> , int> ::k...}; } 
# 10
template< class U> void g(U) { int a[] = {(al< U> ::k), tc< T, int> ::k..., (mtc< U> ::k)}; } static constexpr inline int z[] = {tc< T, int> ::k...}; static constexpr inline int zz = (al< T> ::k + ... ); }; 
# 11
template< class ...T> void fn() { static const int z[] = {tc< T, int> ::k...}; constexpr int y[] = {tc< T, int> ::k...}; const bool b[] = {((bool)al< T> ::k)...}; int q[] = {X< T> ::zz...}; int r[] = {mp< T> ::type::x...}; int s[] = {T::v...}; int u[] = {mp< al< T> > ::type::x...}; } 
# 12
template< class ...T> const int vt[] = {tc< T, int> ::k...}; template< int ...I> void gi() { const char m[] = {I..., (0)}; const char n[] = {I...}; char o[] = {((char)I)..., (0), '\000'}; int p[] = {I..., 0, 1}; int q[] = {0, I...}; } template< char ...C> struct E { static constexpr inline char m[] = {C..., (0)}; static constexpr inline char n[] = {C...}; static constexpr inline char o[] = {C..., '\000'}; static const int p[]; static constexpr inline int q[] = {C..., 0, (3L)}; static constexpr inline char r[sizeof...(C) + (1)] = {C..., (0)}; }; 
# 13
template< char ...C> const int E< C...> ::p[] = {C..., 0, ('x')}; template< char C> struct F { static constexpr inline char m[] = {C, (0)}; static constexpr inline int n[] = {(C), 0, ('x'), (2U)}; }; template< char ...C> constexpr char vv[] = {C..., (0)}; 
# 14
template< char ...C> struct G { static constexpr inline char m[] = {(0), C...}; static constexpr inline char n[] = {(0), C..., (1)}; static constexpr inline double d[] = {C..., (1), (2.0), ((3.0F)), ('a')}; static constexpr inline bool b[] = {C..., (1), true}; static constexpr inline unsigned u[] = {C..., (1), 2U, (3)}; }; 
# 15
template< class ...T> void fx() { struct AG { int a; char c; double d; }; AG ag = {T::v..., 1}; AG ah{0, T::v...}; char c[] = {T::v..., (1)}; char e[3] = {(1), T::v...}; double z[] = {T()..., (1)}; static char w[] = {T::v..., (1)}; enum En { a}; int en[] = {T::v..., (a), (true), ('c')}; } 

# 1 "aliases_in_expansions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f89d3fe1_24_aliases_in_expansions_cu_64d78a6f_21271
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_in_expansions.cudafe1.stub.c"
#include "aliases_in_expansions.cudafe1.stub.c"
# 1 "aliases_in_expansions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
