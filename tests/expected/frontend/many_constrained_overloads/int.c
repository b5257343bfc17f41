# 1 "many_constrained_overloads.cu"
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
template< class T, int N> concept Sized = sizeof(T) == (N); 
# 5
struct Plain { }; 
# 6
template< class T> requires(Sized< T, 0> ) int f(T); 
# 7
template< class T> requires(Sized< T, 1> ) int f(T) { return 1; } 
# 8
template< class T> requires(Sized< T, 2> ) int f(T); 
# 9
template< class T> requires(Sized< T, 3> ) int f(T) { return 3; } 
# 10
template< class T> requires(Sized< T, 4> ) int f(T); 
# 11
template< class T> requires(Sized< T, 6> ) int f(T); 
# 12
template< class T> requires(Sized< T, 8> ) int f(T); 
# 13
template< class T> requires(Sized< T, 10> ) int f(T); 
# 14
template< class T> requires(Sized< T, 11> ) int f(T) { return 11; } 
# 15
template< class T> requires(Sized< T, 12> ) int f(T); 
# 16
template< class T> requires(Sized< T, 13> ) int f(T) { return 13; } 
# 17
template< class T> requires(Sized< T, 14> ) int f(T); 
# 18
template< class T> requires(Sized< T, 15> ) int f(T) { return 15; } 
# 19
template< class T> requires(Sized< T, 16> ) int f(T); 
# 20
template< class T> requires(Sized< T, 17> ) int f(T) { return 17; } 
# 21
template< class T> requires(Sized< T, 18> ) int f(T); 
# 22
template< class T> requires(Sized< T, 19> ) int f(T) { return 19; } 
# 23
template< class T> requires(Sized< T, 20> ) int f(T); 
# 24
template< class T> requires(Sized< T, 21> ) int f(T) { return 21; } 
# 25
template< class T> requires(Sized< T, 22> ) int f(T); 
# 26
template< class T> requires(Sized< T, 23> ) int f(T) { return 23; } 
# 27
template< class T> requires(Sized< T, 24> ) int f(T); 
# 28
template< class T> requires(Sized< T, 25> ) int f(T) { return 25; } 
# 29
template< class T> requires(Sized< T, 26> ) int f(T); 
# 30
template< class T> requires(Sized< T, 27> ) int f(T) { return 27; } 
# 31
template< class T> requires(Sized< T, 28> ) int f(T); 
# 32
template< class T> requires(Sized< T, 29> ) int f(T) { return 29; } 
# 33
template< class T> requires(Sized< T, 30> ) int f(T); 
# 34
template< class T> requires(Sized< T, 31> ) int f(T) { return 31; } 
# 35
template< class T> requires(Sized< T, 32> ) int f(T); 
# 36
template< class T> requires(Sized< T, 33> ) int f(T) { return 33; } 
# 37
template< class T> requires(Sized< T, 34> ) int f(T); 
# 38
template< class T> requires(Sized< T, 35> ) int f(T) { return 35; } 
# 39
template< class T> requires(Sized< T, 36> ) int f(T); 
# 40
template< class T> requires(Sized< T, 37> ) int f(T) { return 37; } 
# 41
template< class T> requires(Sized< T, 38> ) int f(T); 
# 42
template< class T> requires(Sized< T, 39> ) int f(T) { return 39; } 
# 43
template< class T> requires(Sized< T, 40> ) int f(T); 
# 44
template< class T> requires(Sized< T, 41> ) int f(T) { return 41; } 
# 45
template< class T> requires(Sized< T, 42> ) int f(T); 
# 46
template< class T> requires(Sized< T, 43> ) int f(T) { return 43; } 
# 47
template< class T> requires(Sized< T, 44> ) int f(T); 
# 48
template< class T> requires(Sized< T, 45> ) int f(T) { return 45; } 
# 49
template< class T> requires(Sized< T, 46> ) int f(T); 
# 50
template< class T> requires(Sized< T, 47> ) int f(T) { return 47; } 
# 51
template< class T> requires(Sized< T, 48> ) int f(T); 
# 52
template< class T> requires(Sized< T, 49> ) int f(T) { return 49; } 
# 53
template< class T> requires(Sized< T, 50> ) int f(T); 
# 54
template< class T> requires(Sized< T, 51> ) int f(T) { return 51; } 
# 55
template< class T> requires(Sized< T, 52> ) int f(T); 
# 56
template< class T> requires(Sized< T, 53> ) int f(T) { return 53; } 
# 57
template< class T> requires(Sized< T, 54> ) int f(T); 
# 58
template< class T> requires(Sized< T, 55> ) int f(T) { return 55; } 
# 59
template< class T> requires(Sized< T, 56> ) int f(T); 
# 60
template< class T> requires(Sized< T, 57> ) int f(T) { return 57; } 
# 61
template< class T> requires(Sized< T, 58> ) int f(T); 
# 62
template< class T> requires(Sized< T, 59> ) int f(T) { return 59; } 
# 63
template< class T> requires(Sized< T, 60> ) int f(T); 
# 64
template< class T> requires(Sized< T, 61> ) int f(T) { return 61; } 
# 65
template< class T> requires(Sized< T, 62> ) int f(T); 
# 66
template< class T> requires(Sized< T, 63> ) int f(T) { return 63; } 
# 67
template< class T> requires(Sized< T, 64> ) int f(T); 
# 68
template< class T> requires(Sized< T, 65> ) int f(T) { return 65; } 
# 69
template< class T> requires(Sized< T, 66> ) int f(T); 
# 70
template< class T> requires(Sized< T, 67> ) int f(T) { return 67; } 
# 71
template< class T> requires(Sized< T, 68> ) int f(T); 
# 72
template< class T> requires(Sized< T, 69> ) int f(T) { return 69; } 
# 73
template< class T> int f(T) requires (Sized< T, 200> ); 
# 74
template< class T> int f(T) requires (Sized< T, 200> ); 
# 75
template< class T> requires(Sized< T, 4> ) int f(T) { return 4; } 
# 76
template< class T> int f(T) requires (Sized< T, 200> ) { return 6; } 
# 77
template< Sized< 3>  T> int f(T) { return 8; } 
# 78
int use() { return f(1) + f('a'); } 
# 79
struct S0; 
# 80
struct S1; 
# 81
struct S2; 
# 82
struct S3; 
# 83
struct S4; 
# 84
struct S5; 
# 85
struct S6; 
# 86
struct S7; 
# 87
struct S8; 
# 88
struct S9; 
# 89
struct S10; 
# 90
struct S11; 
# 91
struct S12; 
# 92
struct S13; 
# 93
struct S14; 
# 94
struct S15; 
# 95
struct S16; 
# 96
struct S17; 
# 97
struct S18; 
# 98
struct S19; 
# 99
struct S20; 
# 100
struct S21; 
# 101
struct S22; 
# 102
struct S23; 
# 103
struct S24; 
# 104
struct S25; 
# 105
struct S26; 
# 106
struct S27; 
# 107
struct S28; 
# 108
struct S29; 
# 109
struct S30; 
# 110
struct S31; 
# 111
struct S32; 
# 112
struct S33; 
# 113
struct S34; 
# 114
struct S35; 
# 115
struct S36; 
# 116
struct S37; 
# 117
struct S38; 
# 118
struct S39; 
# 119
struct S40; 
# 120
struct S41; 
# 121
struct S42; 
# 122
struct S43; 
# 123
struct S44; 
# 124
struct S45; 
# 125
struct S46; 
# 126
struct S47; 
# 127
struct S48; 
# 128
struct S49; 
# 129
struct S50; 
# 130
struct S51; 
# 131
struct S52; 
# 132
struct S53; 
# 133
struct S54; 
# 134
struct S55; 
# 135
struct S56; 
# 136
struct S57; 
# 137
struct S58; 
# 138
struct S59; 
# 139
struct S60; 
# 140
struct S61; 
# 141
struct S62; 
# 142
struct S63; 
# 143
struct S64; 
# 144
struct S65; 
# 145
struct S66; 
# 146
struct S67; 
# 147
struct S68; 
# 148
struct S69; 
# 149
template< class T> struct Guided { Guided(T); }; 
# 150
Guided(S0 *)->Guided< int> ; 
# 151
Guided(S1 *)->Guided< int> ; 
# 152
Guided(S2 *)->Guided< int> ; 
# 153
Guided(S3 *)->Guided< int> ; 
# 154
Guided(S4 *)->Guided< int> ; 
# 155
Guided(S5 *)->Guided< int> ; 
# 156
Guided(S6 *)->Guided< int> ; 
# 157
Guided(S7 *)->Guided< int> ; 
# 158
Guided(S8 *)->Guided< int> ; 
# 159
Guided(S9 *)->Guided< int> ; 
# 160
Guided(S10 *)->Guided< int> ; 
# 161
Guided(S11 *)->Guided< int> ; 
# 162
Guided(S12 *)->Guided< int> ; 
# 163
Guided(S13 *)->Guided< int> ; 
# 164
Guided(S14 *)->Guided< int> ; 
# 165
Guided(S15 *)->Guided< int> ; 
# 166
Guided(S16 *)->Guided< int> ; 
# 167
Guided(S17 *)->Guided< int> ; 
# 168
Guided(S18 *)->Guided< int> ; 
# 169
Guided(S19 *)->Guided< int> ; 
# 170
Guided(S20 *)->Guided< int> ; 
# 171
Guided(S21 *)->Guided< int> ; 
# 172
Guided(S22 *)->Guided< int> ; 
# 173
Guided(S23 *)->Guided< int> ; 
# 174
Guided(S24 *)->Guided< int> ; 
# 175
Guided(S25 *)->Guided< int> ; 
# 176
Guided(S26 *)->Guided< int> ; 
# 177
Guided(S27 *)->Guided< int> ; 
# 178
Guided(S28 *)->Guided< int> ; 
# 179
Guided(S29 *)->Guided< int> ; 
# 180
Guided(S30 *)->Guided< int> ; 
# 181
Guided(S31 *)->Guided< int> ; 
# 182
Guided(S32 *)->Guided< int> ; 
# 183
Guided(S33 *)->Guided< int> ; 
# 184
Guided(S34 *)->Guided< int> ; 
# 185
Guided(S35 *)->Guided< int> ; 
# 186
Guided(S36 *)->Guided< int> ; 
# 187
Guided(S37 *)->Guided< int> ; 
# 188
Guided(S38 *)->Guided< int> ; 
# 189
Guided(S39 *)->Guided< int> ; 
# 190
Guided(S40 *)->Guided< int> ; 
# 191
Guided(S41 *)->Guided< int> ; 
# 192
Guided(S42 *)->Guided< int> ; 
# 193
Guided(S43 *)->Guided< int> ; 
# 194
Guided(S44 *)->Guided< int> ; 
# 195
Guided(S45 *)->Guided< int> ; 
# 196
Guided(S46 *)->Guided< int> ; 
# 197
Guided(S47 *)->Guided< int> ; 
# 198
Guided(S48 *)->Guided< int> ; 
# 199
Guided(S49 *)->Guided< int> ; 
# 200
Guided(S50 *)->Guided< int> ; 
# 201
Guided(S51 *)->Guided< int> ; 
# 202
Guided(S52 *)->Guided< int> ; 
# 203
Guided(S53 *)->Guided< int> ; 
# 204
Guided(S54 *)->Guided< int> ; 
# 205
Guided(S55 *)->Guided< int> ; 
# 206
Guided(S56 *)->Guided< int> ; 
# 207
Guided(S57 *)->Guided< int> ; 
# 208
Guided(S58 *)->Guided< int> ; 
# 209
Guided(S59 *)->Guided< int> ; 
# 210
Guided(S60 *)->Guided< int> ; 
# 211
Guided(S61 *)->Guided< int> ; 
# 212
Guided(S62 *)->Guided< int> ; 
# 213
Guided(S63 *)->Guided< int> ; 
# 214
Guided(S64 *)->Guided< int> ; 
# 215
Guided(S65 *)->Guided< int> ; 
# 216
Guided(S66 *)->Guided< int> ; 
# 217
Guided(S67 *)->Guided< int> ; 
# 218
Guided(S68 *)->Guided< int> ; 
# 219
Guided(S69 *)->Guided< int> ; 
# 220
Guided(S7 *)->Guided< int> ; 
# 221
template< class T> Guided(Guided< T>  *)->Guided< T> ; 
# 222
template< class T> Guided(Guided< T>  *)->Guided< T> ; 

# 1 "many_constrained_overloads.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c41e7ac5_29_many_constrained_overloads_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "many_constrained_overloads.cudafe1.stub.c"
#include "many_constrained_overloads.cudafe1.stub.c"
# 1 "many_constrained_overloads.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
