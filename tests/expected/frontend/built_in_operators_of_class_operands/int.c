# 1 "built_in_operators_of_class_operands.cu"
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
struct A { operator int *(); operator bool(); }; 
# 4
struct B { operator int *() const; operator const int *() const; }; 
# 5
struct C { operator int *(); operator const int *() const; }; 
# 6
struct D { operator int() const; operator double() const; }; 
# 7
struct E { operator int(); operator double() const; }; 
# 8
struct F { operator int *() const; operator int() const; }; 
# 9
struct G { operator int *() const; operator long() const; }; 
# 10
struct H { operator char() const; operator bool() const; }; 
# 11
struct I { operator int *() const; operator char *() const; }; 
# 12
struct J { explicit operator bool() const; operator int *() const; }; 
# 13
struct K { operator void *() const; operator int() const; }; 
# 14
struct L { operator int &(); operator const int &() const; }; 
# 15
void fA03(A &r, int *p, int x, double d) { (r) - 1; } 
# 16
void fA07(A &r, int *p, int x, double d) { r[1L]; } 
# 17
void fA010(A &r, int *p, int x, double d) { r == p; } 
# 18
void fA014(A &r, int *p, int x, double d) { x += (r); } 
# 19
void fA018(A &r, int *p, int x, double d) { -(r); } 
# 20
void fA021(A &r, int *p, int x, double d) { (r) << 1; } 
# 21
void fA024(A &r, int *p, int x, double d) { p[r]; } 
# 22
void fA028(A &r, int *p, int x, double d) { d * (r); } 
# 23
void fA031(A &r, int *p, int x, double d) { x = (r); } 
# 24
void fB010(B &r, int *p, int x, double d) { r == p; } 
# 25
void fB626(const B &r, int *p, int x, double d) { p - r; } 
# 26
void fC02(C &r, int *p, int x, double d) { 1 + r; } 
# 27
void fC06(C &r, int *p, int x, double d) { r[1]; } 
# 28
void fC09(C &r, int *p, int x, double d) { r == (0); } 
# 29
void fC015(C &r, int *p, int x, double d) { (r) && (1); } 
# 30
void fC023(C &r, int *p, int x, double d) { r == (nullptr); } 
# 31
void fC60(const C &r, int *p, int x, double d) { r + 1; } 
# 32
void fC63(const C &r, int *p, int x, double d) { r - 1; } 
# 33
void fC67(const C &r, int *p, int x, double d) { r[1L]; } 
# 34
void fC610(const C &r, int *p, int x, double d) { r == p; } 
# 35
void fC616(const C &r, int *p, int x, double d) { *r; } 
# 36
void fC626(const C &r, int *p, int x, double d) { p - r; } 
# 37
void fD020(D &r, int *p, int x, double d) { (x) ? r : 1; } 
# 38
void fD031(D &r, int *p, int x, double d) { x = r; } 
# 39
void fD620(const D &r, int *p, int x, double d) { (x) ? r : 1; } 
# 40
void fD631(const D &r, int *p, int x, double d) { x = r; } 
# 41
void fE01(E &r, int *p, int x, double d) { (r) + 1L; } 
# 42
void fE04(E &r, int *p, int x, double d) { r - r; } 
# 43
void fE011(E &r, int *p, int x, double d) { r == 1; } 
# 44
void fE014(E &r, int *p, int x, double d) { x += r; } 
# 45
void fE018(E &r, int *p, int x, double d) { -r; } 
# 46
void fE021(E &r, int *p, int x, double d) { r << 1; } 
# 47
void fE025(E &r, int *p, int x, double d) { p + (r); } 
# 48
void fE028(E &r, int *p, int x, double d) { d * (r); } 
# 49
void fE031(E &r, int *p, int x, double d) { x = r; } 
# 50
void fE60(const E &r, int *p, int x, double d) { r + (1); } 
# 51
void fE63(const E &r, int *p, int x, double d) { r - (1); } 
# 52
void fE69(const E &r, int *p, int x, double d) { r == (0); } 
# 53
void fE613(const E &r, int *p, int x, double d) { r < r; } 
# 54
void fE617(const E &r, int *p, int x, double d) { +r; } 
# 55
void fE624(const E &r, int *p, int x, double d) { p[r]; } 
# 56
void fE627(const E &r, int *p, int x, double d) { x == r; } 
# 57
void fE630(const E &r, int *p, int x, double d) { p += (r); } 
# 58
void fF00(F &r, int *p, int x, double d) { r + 1; } 
# 59
void fF05(F &r, int *p, int x, double d) { r + r; } 
# 60
void fF08(F &r, int *p, int x, double d) { 1[r]; } 
# 61
void fF011(F &r, int *p, int x, double d) { r == 1; } 
# 62
void fF015(F &r, int *p, int x, double d) { (r) && (1); } 
# 63
void fF019(F &r, int *p, int x, double d) { ~r; } 
# 64
void fF022(F &r, int *p, int x, double d) { r | 1; } 
# 65
void fF025(F &r, int *p, int x, double d) { p + (r); } 
# 66
void fF029(F &r, int *p, int x, double d) { !(r); } 
# 67
void fF032(F &r, int *p, int x, double d) { d += (r); } 
# 68
void fF62(const F &r, int *p, int x, double d) { 1 + r; } 
# 69
void fF66(const F &r, int *p, int x, double d) { r[1]; } 
# 70
void fF69(const F &r, int *p, int x, double d) { r == 0; } 
# 71
void fF612(const F &r, int *p, int x, double d) { r < 5; } 
# 72
void fF616(const F &r, int *p, int x, double d) { *r; } 
# 73
void fF620(const F &r, int *p, int x, double d) { (x) ? r : 1; } 
# 74
void fF623(const F &r, int *p, int x, double d) { r == (nullptr); } 
# 75
void fF627(const F &r, int *p, int x, double d) { x == r; } 
# 76
void fF630(const F &r, int *p, int x, double d) { p += (r); } 
# 77
void fF633(const F &r, int *p, int x, double d) { x <<= r; } 
# 78
void fG03(G &r, int *p, int x, double d) { r - (1); } 
# 79
void fG08(G &r, int *p, int x, double d) { 1[r]; } 
# 80
void fG011(G &r, int *p, int x, double d) { r == (1); } 
# 81
void fG015(G &r, int *p, int x, double d) { (r) && (1); } 
# 82
void fG019(G &r, int *p, int x, double d) { ~r; } 
# 83
void fG022(G &r, int *p, int x, double d) { r | (1); } 
# 84
void fG025(G &r, int *p, int x, double d) { p + r; } 
# 85
void fG029(G &r, int *p, int x, double d) { !(r); } 
# 86
void fG032(G &r, int *p, int x, double d) { d += (r); } 
# 87
void fG62(const G &r, int *p, int x, double d) { (1) + r; } 
# 88
void fG67(const G &r, int *p, int x, double d) { r[1L]; } 
# 89
void fG610(const G &r, int *p, int x, double d) { r == p; } 
# 90
void fG614(const G &r, int *p, int x, double d) { x += r; } 
# 91
void fG618(const G &r, int *p, int x, double d) { -r; } 
# 92
void fG621(const G &r, int *p, int x, double d) { r << 1; } 
# 93
void fG624(const G &r, int *p, int x, double d) { p[r]; } 
# 94
void fG628(const G &r, int *p, int x, double d) { d * (r); } 
# 95
void fG631(const G &r, int *p, int x, double d) { x = (r); } 
# 96
void fH015(H &r, int *p, int x, double d) { r && (1); } 
# 97
void fH629(const H &r, int *p, int x, double d) { !r; } 
# 98
void fI610(const I &r, int *p, int x, double d) { r == p; } 
# 99
void fJ01(J &r, int *p, int x, double d) { r + 1L; } 
# 100
void fJ04(J &r, int *p, int x, double d) { r - r; } 
# 101
void fJ08(J &r, int *p, int x, double d) { 1[r]; } 
# 102
void fJ013(J &r, int *p, int x, double d) { r < r; } 
# 103
void fJ017(J &r, int *p, int x, double d) { +r; } 
# 104
void fJ029(J &r, int *p, int x, double d) { !r; } 
# 105
void fJ62(const J &r, int *p, int x, double d) { 1 + r; } 
# 106
void fJ66(const J &r, int *p, int x, double d) { r[1]; } 
# 107
void fJ69(const J &r, int *p, int x, double d) { r == (0); } 
# 108
void fJ615(const J &r, int *p, int x, double d) { r && (1); } 
# 109
void fJ623(const J &r, int *p, int x, double d) { r == (nullptr); } 
# 110
void fK00(K &r, int *p, int x, double d) { r + 1; } 
# 111
void fK03(K &r, int *p, int x, double d) { r - 1; } 
# 112
void fK09(K &r, int *p, int x, double d) { r == 0; } 
# 113
void fK012(K &r, int *p, int x, double d) { r < 5; } 
# 114
void fK018(K &r, int *p, int x, double d) { -r; } 
# 115
void fK021(K &r, int *p, int x, double d) { r << 1; } 
# 116
void fK024(K &r, int *p, int x, double d) { p[r]; } 
# 117
void fK027(K &r, int *p, int x, double d) { x == r; } 
# 118
void fK030(K &r, int *p, int x, double d) { p += (r); } 
# 119
void fK033(K &r, int *p, int x, double d) { x <<= r; } 
# 120
void fK62(const K &r, int *p, int x, double d) { 1 + r; } 
# 121
void fK65(const K &r, int *p, int x, double d) { r + r; } 
# 122
void fK611(const K &r, int *p, int x, double d) { r == 1; } 
# 123
void fK615(const K &r, int *p, int x, double d) { (r) && (1); } 
# 124
void fK620(const K &r, int *p, int x, double d) { (x) ? r : 1; } 
# 125
void fK623(const K &r, int *p, int x, double d) { r == (nullptr); } 
# 126
void fK626(const K &r, int *p, int x, double d) { p - (r); } 
# 127
void fK629(const K &r, int *p, int x, double d) { !(r); } 
# 128
void fK632(const K &r, int *p, int x, double d) { d += (r); } 
# 129
void fL01(L &r, int *p, int x, double d) { (r) + 1L; } 
# 130
void fL04(L &r, int *p, int x, double d) { r - r; } 
# 131
void fL011(L &r, int *p, int x, double d) { r == 1; } 
# 132
void fL014(L &r, int *p, int x, double d) { x += r; } 
# 133
void fL018(L &r, int *p, int x, double d) { -r; } 
# 134
void fL021(L &r, int *p, int x, double d) { r << 1; } 
# 135
void fL025(L &r, int *p, int x, double d) { p + (r); } 
# 136
void fL028(L &r, int *p, int x, double d) { d * (r); } 
# 137
void fL031(L &r, int *p, int x, double d) { x = r; } 
# 138
void fL60(const L &r, int *p, int x, double d) { r + 1; } 
# 139
void fL63(const L &r, int *p, int x, double d) { r - 1; } 
# 140
void fL69(const L &r, int *p, int x, double d) { r == 0; } 
# 141
void fL613(const L &r, int *p, int x, double d) { r < r; } 
# 142
void fL617(const L &r, int *p, int x, double d) { +r; } 
# 143
void fL620(const L &r, int *p, int x, double d) { (x) ? r : 1; } 
# 144
void fL624(const L &r, int *p, int x, double d) { p[r]; } 
# 145
void fL627(const L &r, int *p, int x, double d) { x == r; } 
# 146
void fL630(const L &r, int *p, int x, double d) { p += (r); } 
# 147
void fL633(const L &r, int *p, int x, double d) { x <<= r; } 

# 1 "built_in_operators_of_class_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e5f3b788_39_built_in_operators_of_class_operands_cu_04a029e4
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "built_in_operators_of_class_operands.cudafe1.stub.c"
#include "built_in_operators_of_class_operands.cudafe1.stub.c"
# 1 "built_in_operators_of_class_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
