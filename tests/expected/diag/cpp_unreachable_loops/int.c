# 1 "cpp_unreachable_loops.cu"
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
# 5
void f(int); 
# 6
bool b(); 
# 7
constexpr bool cc = true; 
# 8
int a1(int n) { return n; while (n) { --n; }  } 
# 9
int a2(int n) { return n; do { --n; } while (n); } 
# 10
int a3(int n) { return n; for (; n;) { --n; }  } 
# 11
int a4(int n) { return n; for (int i = 0; i < n; ++i) { f(i); }  } 
# 12
int a5(int (&r)[3]) { return 1; for (int i : r) { f(i); }  } 
# 13
int b1(int n) { if (true) { return n; }  while (n) { --n; }  return 2; } 
# 14
int b2(int n) { if (cc) { return n; }  while (n) { --n; }  return 2; } 
# 15
int b3(int n) { if (sizeof(int) == (4)) { return n; }  while (n) { --n; }  return 2; } 
# 16
int b4(int n) { if constexpr (cc) { return n; }  while (n) { --n; }  return 2; } 
# 17
int b5(int n) { if constexpr (cc) { return n; } else { f(1); }  while (n) { --n; }  return 2; } 
# 18
template< int N> int b6(int n) { if (N == 4) { return n; }  while (n) { --n; }  return 2; } 
# 19
template< int N> int b7(int n) { if constexpr (N == 4) { return n; }  while (n) { --n; }  return 2; } 
# 20
template< int N> int b8(int n) { return n; while (n) { --n; }  return 2; } 
# 21
template int b6< 4> (int n);template int b7< 4> (int n);template int b8< 4> (int n);
# 22
int c1(int n) { return n; f(1); while (n) { --n; }  return 2; } 
# 23
int c2(int n) { return n; { while (n) { --n; }  } return 2; } 
# 24
int c3(int n) { return n; { f(1); while (n) { --n; }  } return 2; } 
# 25
int c4(int n) { return n; int k = 0; while (n) { --n; }  return 2; } 
# 26
int c5(int n) { return n; if (n) { while (n) { --n; }  }  return 2; } 
# 27
int c6(int n) { if (n) { return 1; while (n) { --n; }  }  return 2; } 
# 28
int c7(int n) { return n; x:; while (n) { --n; }  goto x; return 2; } 
# 29
int c8(int n) { return n; ; while (n) { --n; }  return 2; } 
# 30
int c9(int n) { throw 1; while (n) { --n; }  return 2; } 
# 31
int d1(int n) { while (n) { break; while (n) { --n; }  }  return 2; } 
# 32
int d2(int n) { while (n) { continue; while (n) { --n; }  }  return 2; } 
# 33
int d3(int n) { while (true) { f(1); }  while (n) { --n; }  return 2; } 
# 34
int d4(int n) { for (; ;) { f(1); }  while (n) { --n; }  return 2; } 
# 35
int d5(int n) { for (; ;) { if (n) { break; }  }  while (n) { --n; }  return 2; } 
# 36
int d6(int n) { if (n) { return 1; } else { return 2; }  while (n) { --n; }  return 2; } 
# 37
int d7(int n) { goto y; while (n) { --n; }  y:; return 2; } 
# 38
int d8(int n) { return 1; try { f(1); while (n) { --n; }  } catch (int) { while (n) { --n; }  }  return 1; } 
# 39
int d9(int n) { switch (n) { while (n) { --n; }  case 1:  while (n) { --n; }  return 1; while (n) { --n; }  default:  return 3; while (n) { --n; }  }  while (n) { --n; }  return 1; } 
# 40
int e1(int n) { if (false) { while (n) { --n; }  }  return 1; } 
# 41
int e2(int n) { if (true) { ; } else { while (n) { --n; }  }  return 1; } 
# 42
int e3(int n) { while (false) { while (n) { --n; }  }  return 1; } 
# 43
int e4(int n) { if (false) { while (n) { --n; }  }  return 1; } 
# 44
int e5(int n) { return n; while (n) { while (n) { --n; }  }  return 2; } 
# 45
int e6(int n) { if (true) { return 1; } else { f(1); }  for (; ;) { f(1); }  } 
# 46
int e7(int n) { auto l = [&]{ return 1; while (n) { --(n); }  } ; typedef decltype(l) __T0;return l(); while (n) { --n; }  } 
# 47
int e8(int n) { return 1; auto l = [&]{ while (n) { --(n); }  } ; typedef decltype(l) __T1;while (n) { --n; }  } 
# 48
[[noreturn]] void die(); 
# 49
int e9(int n) { die(); while (n) { --n; }  return 1; } 
# 50
int g1(int n) { return 1; (n > 1) ? f(1) : f(2); switch (n) { case 1:  while (n) { --n; }  }  while (n) { --n; }  return 1; } 
# 51
int g2(int n) { return n; { int q = n; while (q) { --q; }  } return 2; } 
# 52
int g3(int n) { return n; do { while (n) { --n; }  } while (n); return 2; } 
# 53
int g4(int n) { while (n) { ; }  return n; while (n) { ; }  for (; ;) { ; }  while (n) { ; }  return 1; } 
# 54
int g5(int n) { return ({ return 1; while (n) { --n; }  3; }); } 
# 55
int g6(int n) { if (1) { return n; }  while (n) { --n; }  return 2; } 
# 56
int g7(int n) { if (true) { return n; }  while (n) { --n; }  return 2; } 
# 57
int g8(int n) { if (!false) { return n; }  while (n) { --n; }  return 2; } 
# 58
int g9(int n) { if (true && cc) { return n; }  while (n) { --n; }  return 2; } 
# 59
int h1(int n) { if (__is_class(int)) { f(1); } else { return n; }  while (n) { --n; }  return 2; } 
# 60
constexpr bool ev() { return true; } 
# 61
int h2(int n) { if (ev()) { return n; }  while (n) { --n; }  return 2; } 
# 62
int h3(int n) { const bool t = true; if (t) { return n; }  while (n) { --n; }  return 2; } 
# 63
int q_a1(int n) { die(); while (n) { --n; }  } 
# 64
int q_a2(int n) { die(); f(n); } 
# 65
int q_a3(int n) { return 1; f(n); } 
# 66
int q_a4(int n) { return 1; { f(n); } } 
# 67
int q_a5(int n) { return 1; ; } 
# 68
int q_a6(int n) { return 1; int k = 3; } 
# 69
int q_a7(int n) { return 1; using X = int; } 
# 70
int q_a8(int n) { return 1; static_assert(true, "");} 
# 71
int q_a9(int n) { return 1; int k; } 
# 72
int q_b1(int n) { return 1; { } } 
# 73
int q_b2(int n) { return 1; { ; } } 
# 74
int q_b3(int n) { return 1; { int k = 1; } } 
# 75
int q_b4(int n) { return 1; break_:; ; } 
# 76
int q_b5(int n) { for (; ;) { f(1); }  f(2); } 
# 77
int q_b6(int n) { if (false) { } else { return 1; }  } 
# 78
int q_b7(int n) { if (true) { return 1; }  f(n); } 
# 79
int q_b8(int n) { throw 1; f(1); } 
# 80
int q_b9(int n) { throw 1; } 
# 81
int q_c1(int n) { throw 1; int k = 2; while (n) { --n; }  } 
# 82
int q_c2(int n) { return 1; try { while (n) { --n; }  } catch (...) { }  return 1; } 
# 83
int q_c3(int n) { switch (n) { default:  return 1; }  while (n) { --n; }  } 
# 84
int q_c4(int n) { switch (n) { case 1:  return 1; }  while (n) { --n; }  return 1; } 
# 85
int q_c5(int n) { switch (n) { case 1:  break; default:  return 1; }  while (n) { --n; }  return 1; } 
# 86
int q_c6(int n) { do { return 1; } while (n); while (n) { --n; }  return 1; } 
# 87
int q_c7(int n) { do { if (n) { continue; }  return 1; } while (false); while (n) { --n; }  return 1; } 
# 88
int q_c8(int n) { do { if (n) { break; }  return 1; } while (true); while (n) { --n; }  return 1; } 
# 89
int q_c9(int n) { try { return 1; } catch (...) { return 2; }  while (n) { --n; }  return 1; } 
# 90
int q_d1(int n) { try { return 1; } catch (...) { }  while (n) { --n; }  return 1; } 
# 91
int q_d2(int n) { for (; ;) { if (false) { break; }  }  while (n) { --n; }  return 1; } 
# 92
int q_d3(int n) { for (; ;) { return 1; break; }  while (n) { --n; }  return 1; } 
# 93
int q_d4(int n) { if (int k = 1) { return 1; }  while (n) { --n; }  return 1; } 
# 94
int q_d5(int n) { while (int k = 1) { f(1); }  while (n) { --n; }  return 1; } 
# 95
int q_d6(int n) { (n) ? throw 1 : (throw 2); while (n) { --n; }  return 1; } 
# 96
int q_d7(int n) { throw 1; while (n) { --n; }  return 1; } 
# 97
int q_d8(int n) { f(1), (throw 1); while (n) { --n; }  return 1; } 
# 98
int q_d9(int n) { __asm__ goto("" : : : : l); while (n) { --n; }  l:; return 1; } 
# 99
int q_e1(int n) { __builtin_unreachable(); while (n) { --n; }  return 1; } 
# 100
int q_e2(int n) { __builtin_trap(); while (n) { --n; }  return 1; } 
# 101
int q_e3(int n) { switch (1) { case 2:  while (n) { --n; }  return 2; }  while (n) { --n; }  return 1; } 
# 102
int q_e4(int n) { if (true) { goto z; }  while (n) { --n; }  z:; return 1; } 
# 103
int q_e5(int n) { void *p = (&&z); goto *p; while (n) { --n; }  z:; return 1; } 
# 104
template< class T> int t1(T n) { return n; while (n) { --n; }  return 2; } 
# 105
template< class T> int t2(T n) { if (sizeof(T) == (4)) { return n; }  while (n) { --n; }  return 2; } 
# 106
template< class T> int t3(T n) { if constexpr (sizeof(T) == (4)) { return n; } else { return 2; }  while (n) { --n; }  return 2; } 
# 107
template< class T> int t4(T n) { if constexpr (sizeof(T) == (4)) { return n; } else { f(n); }  while (n) { --n; }  return 2; } 
# 108
template< class T> int t5(T n) { if constexpr (sizeof(T) == (8)) { return n; } else { f(n); }  while (n) { --n; }  return 2; } 
# 109
template< class T> int t6(T n) { auto l = [](T m) { return m; while (m) { --m; }  return T(); } ; return l(n); } 
# 110
template< class T> struct S { int m(T n) { if (sizeof(T) == (4)) { return n; }  while (n) { --n; }  return 2; } }; 
# 111
template int t1< int> (int n);template int t2< int> (int n);template int t3< int> (int n);template int t4< int> (int n);template int t5< int> (int n);template int t6< int> (int n);template struct S< int> ;
# 112
constexpr int c10(int n) { if (!__builtin_is_constant_evaluated()) { return n; }  while (n) { --n; }  return 2; } 
# 113
constexpr bool ice() { return __builtin_is_constant_evaluated(); } 
# 114
constexpr int c11(int n) { if (!ice()) { return n; }  while (n) { --n; }  return 2; } 
# 115
constexpr bool fls() { return false; } 
# 116
constexpr int c12(int n) { if (!fls()) { return n; }  while (n) { --n; }  return 2; } 
# 117
constexpr int c13(int n) { if ((!fls()) && (sizeof(int) == (4))) { return n; }  while (n) { --n; }  return 2; } 
# 118
constexpr int c14(int n) { if ((!ice()) && (sizeof(int) == (4))) { return n; }  while (n) { --n; }  return 2; } 

# 1 "cpp_unreachable_loops.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__08501151_24_cpp_unreachable_loops_cu__Z2a1i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp_unreachable_loops.cudafe1.stub.c"
#include "cpp_unreachable_loops.cudafe1.stub.c"
# 1 "cpp_unreachable_loops.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
