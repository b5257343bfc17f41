# 1 "explicit_instantiations_as_declared.cu"
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
namespace std { class locale; 
# 5
template< class T> struct enable_if { typedef T type; }; 
# 6
class locale { public: class facet; class id; struct Impl; 
# 7
template< class F> friend const F &use_facet(const locale &); template< class F> friend bool has_facet(const locale &) throw(); 
# 8
friend void plain(const locale &); friend locale ret(locale *); template< class F> friend locale g(F, const locale::facet &); 
# 9
void h(); }; 
# 10
struct locale::Impl { void inst(const id *, int *); template< class F> void init(F *f) { this->inst(&F::id, f); } template< class F> void init2(F *f) { this->inst(0, f); this->inst(0, (int *)0); } }; 
# 11
template< class F> bool has_facet(const locale &) throw(); 
# 12
template< class F> const F &use_facet(const locale &) { return *((F *)0); } 
# 13
template< class C> struct ctype { }; 
# 14
extern template bool has_facet< ctype< char> > (const locale &) throw();
# 15
extern template const ctype< char>  &use_facet< ctype< char> > (const locale &);
# 16
typedef void (*uh)(void) __attribute((__deprecated__)); 
# 17
typedef int di __attribute((__deprecated__)); 
# 18
typedef long ptrdiff_t; typedef long streamsize; 
# 19
template< class A, class B> struct pair { pair(); pair(A, B); }; 
# 20
template< class T> pair< T *, long>  get(ptrdiff_t); 
# 21
template< class T> struct tb { typedef T *pointer; typedef T value_type; int n; void f() { pair< pointer, ptrdiff_t>  p(get< value_type> (n)); pair< pointer, ptrdiff_t>  q(get< value_type> (n)); } }; 
# 22
template< class T> streamsize cps(T *, bool &); 
# 23
extern template streamsize cps(char *, bool &);
# 24
template< class C, class Tr> struct bos { typedef bos ot; typedef C ct; ot &ins(long); template< class V> ot &ins2(V v); ot &ins3(ct); ct ins4(); bos(const bos &); bos &operator=(const bos &); }; 
# 25
template< class C, class Tr> template< class V> bos< C, Tr>  &bos< C, Tr> ::ins2(V v) { return *this; } 
# 26
template< class C, class Tr> bos< C, Tr>  &bos< C, Tr> ::ins(long) { return *this; } 
# 27
template < class C, class Tr > bos < C, Tr > :: bos ( const bos & ) = default;
# 28
template < class C, class Tr > bos < C, Tr > & bos < C, Tr > :: operator = ( const bos & ) = default;
# 29
inline namespace cxx11 { template< class C> struct col { int cmp(const C *) const throw(); }; }
# 30
template<> int col< char> ::cmp(const char *) const throw(); 
# 31
template< class C> struct cbn { cbn(); }; 
# 32
template<> struct cbn< char>  { cbn(int); }; 
# 34
extern template struct cbn< int> ;
# 35
struct nb { enum { a, b = 4, e = 36}; static const char *at; }; 
# 36
template< class C> struct wd { void w(const char *, const char *, C *); void f() { const wd &ct = *this; C x[2]; wd z; z.w(nb::at, nb::at + nb::e, x); char *p = static_cast< char *>(__builtin_alloca(sizeof(C) * (3))); C *cs = static_cast< C *>(__builtin_alloca(sizeof(C) * (3))); C *c2 = (C *)__builtin_alloca(sizeof(C) * (3)); C *c3 = static_cast< C *>(p); } }; 
# 37
struct ib { void mv(int); }; 
# 38
template< class C> struct bi : virtual public ib { void mv(int x) { this->ib::mv(x); this->ib::mv(x); } }; 
# 39
struct bi2 : public ib { void mv(int x) { this->ib::mv(x); this->ib::mv(x); this->mv(x); } }; 
# 40
}

# 1 "explicit_instantiations_as_declared.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0f56cb8d_38_explicit_instantiations_as_declared_cu_242172a0_25594
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_instantiations_as_declared.cudafe1.stub.c"
#include "explicit_instantiations_as_declared.cudafe1.stub.c"
# 1 "explicit_instantiations_as_declared.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
