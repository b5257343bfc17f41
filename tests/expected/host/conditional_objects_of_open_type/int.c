# 1 "conditional_objects_of_open_type.cu"
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
namespace std { struct partial_ordering { int v; static const partial_ordering less, equivalent, greater, unordered; }; struct strong_ordering { int v; static const strong_ordering less, equal, greater, equivalent; operator partial_ordering() const; }; 
# 4
constexpr inline const strong_ordering strong_ordering::less{(-1)}, strong_ordering::equal{0}, strong_ordering::greater{1}, strong_ordering::equivalent{0}; 
# 5
bool operator==(strong_ordering, int); }
# 6
template< class T> struct O { T t; explicit operator bool() const; T &operator*() const; }; 
# 7
template< class T, class U> using R = __decltype((T() + U())); 
# 8
template< class T, class U> R< T, U>  f1(const O< T>  &x, const O< U>  &y) { return (x && y) ? (*x) + (*y) : (((bool)x) + ((bool)y)); } 
# 9
template< class T, class U> auto f2(const O< T>  &x, const O< U>  &y) { return (x && y) ? (*x) + (*y) : (((bool)x) + ((bool)y)); } 
# 10
template< class T, class U> int f3(const O< T>  &x, const O< U>  &y) { return (x && y) ? (*x) + (*y) : (((bool)x) + ((bool)y)); } 
# 11
template< class T, class U> R< T, U>  f4(const O< T>  &x, const O< U>  &y) { return (x && y) ? 1 : (((bool)x) + ((bool)y)); } 
# 12
template< class T, class U> R< T, U>  f5(const O< T>  &x, const O< U>  &y) { return (x && y) ? *x : 2; } 
# 13
template< class T, class U> R< T, U>  f6(const O< T>  &x, const O< U>  &y) { return (x) ? (*x) <=> (*y) : 2; } 
# 14
template< class T, class U> std::strong_ordering f7(const O< T>  &x, const O< U>  &y) { return (x) ? *x : (((bool)x) <=> ((bool)y)); } 
# 15
template< class T, class U> R< T, U>  f8(const O< T>  &x, const O< U>  &y) { return (x) ? *x : (((bool)x) == ((bool)y)); } 
# 16
template< class T, class U> R< T, U>  f9(const O< T>  &x, const O< U>  &y) { return (1) ? 2 : 3; } 
# 17
template< class T, class U> R< T, U>  f11(const O< T>  &x, const O< U>  &y) { return ((bool)x) <=> ((bool)y); } 
# 18
template< class T, class U> R< T, U>  f12(const O< T>  &x, const O< U>  &y) { return ((bool)x) == ((bool)y); } 
# 19
struct A { int i; static constexpr inline unsigned long npos = (-1); typedef unsigned char I; bool v() const { return (this->i) != ((I)npos); } }; 
# 20
template< class T> struct B { T t; int i; static constexpr inline unsigned long npos = (-1); typedef unsigned char I; bool v() const { return (this->i) != ((I)npos); } 
# 21
bool v2() const { return (this->t) != ((I)npos); } bool v3() const { return (this->t) != ((I)npos); } bool v4() const { return (this->i) != ((I)sizeof(T)); } }; 
# 22
constexpr unsigned long npos = (-1); 
# 23
template< class T> struct C { T t; int i; typedef unsigned char I; typedef typename T::x J; bool v() const { return (this->i) != ((I)npos); } 
# 24
bool v2() const { return (this->t) != ((I)npos); } bool v3() const { return (this->t) != ((I)npos); } bool v4() const { return (this->i) != ((J)npos); } bool v5() const { return (this->i) != ((T)npos); } }; 
# 25
struct Z { int a; Z(int); }; Z mk(); struct Y { operator Z() const; }; 
# 26
template< class T> Z g1(T t, bool b, Z z, Y y) { return b ? t : mk(); } 
# 27
template< class T> Z g2(T t, bool b, Z z, Y y) { return b ? mk() : t; } 
# 28
template< class T> Z g3(T t, bool b, Z z, Y y) { return b ? mk() : T(); } 
# 29
template< class T> Z g4(T t, bool b, Z z, Y y) { return b ? ((Z)(3)) : T(); } 
# 30
template< class T> Z g5(T t, bool b, Z z, Y y) { return b ? T() : ((Z)(3)); } 
# 31
template< class T> Z g6(T t, bool b, Z z, Y y) { return b ? t.x() : z; } 
# 32
template< class T> Z g7(T t, bool b, Z z, Y y) { return ((t) ? ((Z)(2)) : z); } 
# 33
template< class T> Z g8(T t, bool b, Z z, Y y) { return ((t) ? ((Z)(2)) : (mk())); } 
# 34
template< class T> Z g9(T t, bool b, Z z, Y y) { Z r = (t) ? T() : mk(); (mk().a) = (((t) ? T() : mk()).a); return (b ? y : z); } 
# 35
template< class T> void g10(T t, bool b, Z z, Y y) { g1((t) ? T() : mk(), b, z, y); int i = ((t) ? T() : mk()) + 1; t.f((t) ? T() : mk()); throw (t) ? mk() : T(); } 

# 1 "conditional_objects_of_open_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e2524bfb_35_conditional_objects_of_open_type_cu_b4b74bfb_16128
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conditional_objects_of_open_type.cudafe1.stub.c"
#include "conditional_objects_of_open_type.cudafe1.stub.c"
# 1 "conditional_objects_of_open_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
