# 1 "print_temporaries_in_blocks.cu"
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
struct hh { }; typedef hh h; namespace N { template< class A, class B> constexpr bool same_v = false; }
# 4
struct A { A(); int x; }; struct B { B(const B &); B(); }; struct C { C(); C(C &&); }; struct D { ~D(); }; struct E { E() = default;E(int); E &operator=(const E &); }; struct F { F(); constexpr F(const F &) = default;F(F &&) = default;F &operator=(F &&); }; struct G { A a; }; struct H { B b; }; struct I { virtual void f(); }; 
# 5
A ma(int = 0); B mb(); C mc(); D md(); E me(); F mf(); G mg(); H mhh(); I mi(); void use(const B &); void useD(const D &); void useA(A); void useB(B); 
# 6
template< class T> T qa() { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { return ma(); }  }  return 1; } 
# 7
template< class T> T qb() { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { return mb(); }  }  return 1; } 
# 8
template< class T> T qc() { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { return mc(); }  }  return 1; } 
# 9
template< class T> T qd() { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { return md(); }  }  return 1; } 
# 10
template< class T> T qe() { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { return me(); }  }  return 1; } 
# 11
template< class T> T qf() { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { return mf(); }  }  return 1; } 
# 12
template< class T> T qg() { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { return mg(); }  }  return 1; } 
# 13
template< class T> T qh() { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { return mhh(); }  }  return 1; } 
# 14
template< class T> T qi() { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { return mi(); }  }  return 1; } 
# 15
template< class T> void r0(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { mb(); }  }  } 
# 16
template< class T> void r1(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { use(mb()); }  }  } 
# 17
template< class T> void r2(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { useD(md()); }  }  } 
# 18
template< class T> void r3(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { md(); }  }  } 
# 19
template< class T> void r4(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = (md()); }  }  } 
# 20
template< class T> void r5(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = D(); }  }  } 
# 21
template< class T> void r6(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = A(); }  }  } 
# 22
template< class T> void r7(T t) { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { t = ma(); }  }  } 
# 23
template< class T> void r8(T t) { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { t = ma(t); }  }  } 
# 24
template< class T> void r9(T t) { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { useA(ma()); }  }  } 
# 25
template< class T> void s1(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { useB(mb()); }  }  } 
# 26
template< class T> void s2(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = hh(); }  }  } 
# 27
template< class T> void s3(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = hh{}; }  }  } 
# 28
template< class T> void s4(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = ((int)0); }  }  } 
# 29
template< class T> void s5(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = ((int)0); t = typename T::x(); }  }  } 
# 30
template< class T> void s6(T t) { if (sizeof(T)) { } else { if (N::same_v< T, h> ) { t = ((N::same_v< T, h> ) ? (T)t : t); }  }  } 
# 31
template< class T> void s7(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = ((E)(1)); }  }  } 
# 32
template< class T> void s8(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { t = ((E)(1)); t = static_cast< E>(1); }  }  } 
# 33
template< class T> void s9(T t) { if (sizeof(T)) { } else { if (N::same_v< T, hh> ) { throw T(); }  }  } 

# 1 "print_temporaries_in_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bff49ccc_30_print_temporaries_in_blocks_cu_643c3754_22335
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_temporaries_in_blocks.cudafe1.stub.c"
#include "print_temporaries_in_blocks.cudafe1.stub.c"
# 1 "print_temporaries_in_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
