# 1 "operands_of_unknown_types.cu"
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
template< int A, int B> struct PS { static const int kC = A; static constexpr inline int kS = B; }; constexpr int gc = 4; struct Co { int c() const; int x; Co(int, int); int &at(int) const; }; 
# 5
template< int N, class T> struct VT { using TS = PS< 8, 4> ; using DT = PS< N, 4> ; static const int kE = N; static constexpr inline int kX = N; enum { e1 = N}; struct Detail { static const int kL = 4; }; int fi; Co fld; int far[3]; VT(); 
# 6
void f(Co co, int i) const { int po = co.c() / kE; const int cpo = co.c() / T::k; int *pp = &po; 
# 7
int z0 = (kE * kE); int z1 = (kE * kX); int z2 = kE * T::k; int z3 = kE * Detail::kL; int z4 = kE * DT::kC; int z5 = (kE * TS::kC); int z6 = (kE * gc); int z7 = (kE * N); int z8 = (kE * 2); int z9 = kE * po; int z10 = (kE * cpo); int z11 = kE * i; int z12 = kE * (fi); int z13 = kE * e1; 
# 8
int z14 = (kX * kE); int z15 = (kX * kX); int z16 = kX * T::k; int z17 = kX * Detail::kL; int z18 = kX * DT::kC; int z19 = (kX * TS::kC); int z20 = (kX * gc); int z21 = (kX * N); int z22 = (kX * 2); int z23 = kX * po; int z24 = (kX * cpo); int z25 = kX * i; int z26 = kX * (fi); int z27 = kX * e1; 
# 9
int z28 = T::k * kE; int z29 = T::k * kX; int z30 = (T::k * T::k); int z31 = (T::k * Detail::kL); int z32 = (T::k * DT::kC); int z33 = T::k * TS::kC; int z34 = T::k * gc; int z35 = (T::k * N); int z36 = (T::k * 2); int z37 = T::k * po; int z38 = T::k * cpo; int z39 = T::k * i; int z40 = T::k * (fi); int z41 = (T::k * e1); 
# 10
int z42 = Detail::kL * kE; int z43 = Detail::kL * kX; int z44 = (Detail::kL * T::k); int z45 = (Detail::kL * Detail::kL); int z46 = (Detail::kL * DT::kC); int z47 = Detail::kL * TS::kC; int z48 = Detail::kL * gc; int z49 = (Detail::kL * N); int z50 = (Detail::kL * 2); int z51 = Detail::kL * po; int z52 = Detail::kL * cpo; int z53 = Detail::kL * i; int z54 = Detail::kL * (fi); int z55 = (Detail::kL * e1); 
# 11
int z56 = DT::kC * kE; int z57 = DT::kC * kX; int z58 = (DT::kC * T::k); int z59 = (DT::kC * Detail::kL); int z60 = (DT::kC * DT::kC); int z61 = DT::kC * TS::kC; int z62 = DT::kC * gc; int z63 = (DT::kC * N); int z64 = (DT::kC * 2); int z65 = DT::kC * po; int z66 = DT::kC * cpo; int z67 = DT::kC * i; int z68 = DT::kC * (fi); int z69 = (DT::kC * e1); 
# 12
int z70 = (TS::kC * kE); int z71 = (TS::kC * kX); int z72 = TS::kC * T::k; int z73 = TS::kC * Detail::kL; int z74 = TS::kC * DT::kC; int z75 = (TS::kC * TS::kC); int z76 = (TS::kC * gc); int z77 = (TS::kC * N); int z78 = (TS::kC * 2); int z79 = TS::kC * po; int z80 = (TS::kC * cpo); int z81 = TS::kC * i; int z82 = TS::kC * (fi); int z83 = TS::kC * e1; 
# 13
int z84 = (gc * kE); int z85 = (gc * kX); int z86 = gc * T::k; int z87 = gc * Detail::kL; int z88 = gc * DT::kC; int z89 = (gc * TS::kC); int z90 = (gc * gc); int z91 = (gc * N); int z92 = (gc * 2); int z93 = gc * po; int z94 = (gc * cpo); int z95 = gc * i; int z96 = gc * (fi); int z97 = gc * e1; 
# 14
int z98 = (N * kE); int z99 = (N * kX); int z100 = (N * T::k); int z101 = (N * Detail::kL); int z102 = (N * DT::kC); int z103 = (N * TS::kC); int z104 = (N * gc); int z105 = (N * N); int z106 = (N * 2); int z107 = N * po; int z108 = (N * cpo); int z109 = N * i; int z110 = N * (fi); int z111 = (N * e1); 
# 15
int z112 = (2 * kE); int z113 = (2 * kX); int z114 = (2 * T::k); int z115 = (2 * Detail::kL); int z116 = (2 * DT::kC); int z117 = (2 * TS::kC); int z118 = (2 * gc); int z119 = (2 * N); int z120 = (2 * 2); int z121 = 2 * po; int z122 = (2 * cpo); int z123 = 2 * i; int z124 = 2 * (fi); int z125 = (2 * e1); 
# 16
int z126 = (po * kE); int z127 = (po * kX); int z128 = po * T::k; int z129 = po * Detail::kL; int z130 = po * DT::kC; int z131 = (po * TS::kC); int z132 = po * gc; int z133 = po * N; int z134 = po * 2; int z135 = po * po; int z136 = po * cpo; int z137 = po * i; int z138 = po * (fi); int z139 = po * e1; 
# 17
int z140 = (cpo * kE); int z141 = (cpo * kX); int z142 = cpo * T::k; int z143 = cpo * Detail::kL; int z144 = cpo * DT::kC; int z145 = (cpo * TS::kC); int z146 = (cpo * gc); int z147 = (cpo * N); int z148 = (cpo * 2); int z149 = cpo * po; int z150 = (cpo * cpo); int z151 = cpo * i; int z152 = cpo * (fi); int z153 = cpo * e1; 
# 18
int z154 = i * kE; int z155 = i * kX; int z156 = i * T::k; int z157 = i * Detail::kL; int z158 = i * DT::kC; int z159 = i * TS::kC; int z160 = i * gc; int z161 = i * N; int z162 = i * 2; int z163 = i * po; int z164 = i * cpo; int z165 = i * i; int z166 = i * (fi); int z167 = i * e1; 
# 19
int z168 = ((fi) * kE); int z169 = ((fi) * kX); int z170 = (fi) * T::k; int z171 = (fi) * Detail::kL; int z172 = (fi) * DT::kC; int z173 = ((fi) * TS::kC); int z174 = (fi) * gc; int z175 = (fi) * N; int z176 = (fi) * 2; int z177 = (fi) * po; int z178 = (fi) * cpo; int z179 = (fi) * i; int z180 = (fi) * (fi); int z181 = (fi) * e1; 
# 20
int z182 = e1 * kE; int z183 = e1 * kX; int z184 = (e1 * T::k); int z185 = (e1 * Detail::kL); int z186 = (e1 * DT::kC); int z187 = e1 * TS::kC; int z188 = e1 * gc; int z189 = (e1 * N); int z190 = (e1 * 2); int z191 = e1 * po; int z192 = e1 * cpo; int z193 = e1 * i; int z194 = e1 * (fi); int z195 = (e1 * e1); 
# 21
int z196[2] = {(kE * kE), 1}; int z197[2] = {kE * T::k, 1}; int z198[2] = {(kE * N), 1}; int z199[2] = {(kE * gc), 1}; int z200[2] = {T::k * kE, 1}; int z201[2] = {(T::k * T::k), 1}; int z202[2] = {(T::k * N), 1}; int z203[2] = {T::k * gc, 1}; int z204[2] = {Detail::kL * kE, 1}; int z205[2] = {(Detail::kL * T::k), 1}; int z206[2] = {(Detail::kL * N), 1}; int z207[2] = {Detail::kL * gc, 1}; int z208[2] = {(TS::kC * kE), 1}; int z209[2] = {TS::kC * T::k, 1}; int z210[2] = {(TS::kC * N), 1}; int z211[2] = {(TS::kC * gc), 1}; int z212[2] = {(po * kE), 1}; int z213[2] = {po * T::k, 1}; int z214[2] = {po * N, 1}; int z215[2] = {po * gc, 1}; int z216[2] = {((fi) * kE), 1}; int z217[2] = {(fi) * T::k, 1}; int z218[2] = {(fi) * N, 1}; int z219[2] = {(fi) * gc, 1}; int z220[2] = {(N * kE), 1}; int z221[2] = {(N * T::k), 1}; int z222[2] = {(N * N), 1}; int z223[2] = {(N * gc), 1}; 
# 22
Co z224{(kE + kE), 1}; Co z225{kE + T::k, 1}; Co z226{(kE + N), 1}; Co z227{(kE + gc), 1}; Co z228{T::k + kE, 1}; Co z229{(T::k + T::k), 1}; Co z230{(T::k + N), 1}; Co z231{T::k + gc, 1}; Co z232{Detail::kL + kE, 1}; Co z233{(Detail::kL + T::k), 1}; Co z234{(Detail::kL + N), 1}; Co z235{Detail::kL + gc, 1}; Co z236{(TS::kC + kE), 1}; Co z237{TS::kC + T::k, 1}; Co z238{(TS::kC + N), 1}; Co z239{(TS::kC + gc), 1}; Co z240{(po + kE), 1}; Co z241{po + T::k, 1}; Co z242{po + N, 1}; Co z243{po + gc, 1}; Co z244{((fi) + kE), 1}; Co z245{(fi) + T::k, 1}; Co z246{(fi) + N, 1}; Co z247{(fi) + gc, 1}; Co z248{(N + kE), 1}; Co z249{(N + T::k), 1}; Co z250{(N + N), 1}; Co z251{(N + gc), 1}; 
# 23
auto z252 = [x = (kE - kE)]{ } ; auto z253 = [x = kE - T::k]{ } ; auto z254 = [x = (kE - N)]{ } ; auto z255 = [x = (kE - gc)]{ } ; auto z256 = [x = T::k - kE]{ } ; auto z257 = [x = (T::k - T::k)]{ } ; auto z258 = [x = (T::k - N)]{ } ; auto z259 = [x = T::k - gc]{ } ; auto z260 = [x = Detail::kL - kE]{ } ; auto z261 = [x = (Detail::kL - T::k)]{ } ; auto z262 = [x = (Detail::kL - N)]{ } ; auto z263 = [x = Detail::kL - gc]{ } ; auto z264 = [x = (TS::kC - kE)]{ } ; auto z265 = [x = TS::kC - T::k]{ } ; auto z266 = [x = (TS::kC - N)]{ } ; auto z267 = [x = (TS::kC - gc)]{ } ; auto z268 = [x = (po - kE)]{ } ; auto z269 = [x = po - T::k]{ } ; auto z270 = [x = po - N]{ } ; auto z271 = [x = po - gc]{ } ; auto z272 = [x = ((fi) - kE)]{ } ; auto z273 = [x = (fi) - T::k]{ } ; auto z274 = [x = (fi) - N]{ } ; auto z275 = [x = (fi) - gc]{ } ; auto z276 = [x = (N - kE)]{ } ; auto z277 = [x = (N - T::k)]{ } ; auto z278 = [x = (N - N)]{ } ; auto z279 = [x = (N - gc)]{ } ; 
# 24
constexpr int z280 = (kE * kE); constexpr int z281 = (kE * T::k); constexpr int z282 = (kE * N); constexpr int z283 = (kE * gc); constexpr int z284 = (T::k * kE); constexpr int z285 = (T::k * T::k); constexpr int z286 = (T::k * N); constexpr int z287 = (T::k * gc); constexpr int z288 = (Detail::kL * kE); constexpr int z289 = (Detail::kL * T::k); constexpr int z290 = (Detail::kL * N); constexpr int z291 = (Detail::kL * gc); constexpr int z292 = (TS::kC * kE); constexpr int z293 = (TS::kC * T::k); constexpr int z294 = (TS::kC * N); constexpr int z295 = (TS::kC * gc); constexpr int z296 = (N * kE); constexpr int z297 = (N * T::k); constexpr int z298 = (N * N); constexpr int z299 = (N * gc); 
# 25
const bool z300 = (kE < kE); const bool z301 = kE < T::k; const bool z302 = (kE < N); const bool z303 = (kE < gc); const bool z304 = T::k < kE; const bool z305 = (T::k < T::k); const bool z306 = (T::k < N); const bool z307 = T::k < gc; const bool z308 = Detail::kL < kE; const bool z309 = (Detail::kL < T::k); const bool z310 = (Detail::kL < N); const bool z311 = Detail::kL < gc; const bool z312 = (TS::kC < kE); const bool z313 = TS::kC < T::k; const bool z314 = (TS::kC < N); const bool z315 = (TS::kC < gc); const bool z316 = (po < kE); const bool z317 = po < T::k; const bool z318 = po < N; const bool z319 = po < gc; const bool z320 = ((fi) < kE); const bool z321 = (fi) < T::k; const bool z322 = (fi) < N; const bool z323 = (fi) < gc; const bool z324 = (N < kE); const bool z325 = (N < T::k); const bool z326 = (N < N); const bool z327 = (N < gc); 
# 26
int z328 = ((kE * 2) + kE); int z329 = ((kE * 2) + T::k); int z330 = ((kE * 2) + N); int z331 = ((kE * 2) + gc); int z332 = (T::k * 2) + kE; int z333 = ((T::k * 2) + T::k); int z334 = ((T::k * 2) + N); int z335 = (T::k * 2) + gc; int z336 = (Detail::kL * 2) + kE; int z337 = ((Detail::kL * 2) + T::k); int z338 = ((Detail::kL * 2) + N); int z339 = (Detail::kL * 2) + gc; int z340 = ((TS::kC * 2) + kE); int z341 = ((TS::kC * 2) + T::k); int z342 = ((TS::kC * 2) + N); int z343 = ((TS::kC * 2) + gc); int z344 = (po * 2) + kE; int z345 = (po * 2) + T::k; int z346 = (po * 2) + N; int z347 = (po * 2) + gc; int z348 = ((fi) * 2) + kE; int z349 = ((fi) * 2) + T::k; int z350 = ((fi) * 2) + N; int z351 = ((fi) * 2) + gc; int z352 = ((N * 2) + kE); int z353 = ((N * 2) + T::k); int z354 = ((N * 2) + N); int z355 = ((N * 2) + gc); 
# 27
int z356 = ((kE == 8) ? kE : 1); int z357 = ((kE == 8) ? T::k : 1); int z358 = ((kE == 8) ? N : 1); int z359 = ((kE == 8) ? gc : 1); int z360 = ((T::k == 8) ? kE : 1); int z361 = ((T::k == 8) ? T::k : 1); int z362 = ((T::k == 8) ? N : 1); int z363 = ((T::k == 8) ? gc : 1); int z364 = ((Detail::kL == 8) ? kE : 1); int z365 = ((Detail::kL == 8) ? T::k : 1); int z366 = ((Detail::kL == 8) ? N : 1); int z367 = ((Detail::kL == 8) ? gc : 1); int z368 = ((TS::kC == 8) ? kE : 1); int z369 = ((TS::kC == 8) ? T::k : 1); int z370 = ((TS::kC == 8) ? N : 1); int z371 = ((TS::kC == 8) ? gc : 1); int z372 = (po == 8) ? kE : 1; int z373 = (po == 8) ? T::k : 1; int z374 = (po == 8) ? N : 1; int z375 = (po == 8) ? gc : 1; int z376 = ((fi) == 8) ? kE : 1; int z377 = ((fi) == 8) ? T::k : 1; int z378 = ((fi) == 8) ? N : 1; int z379 = ((fi) == 8) ? gc : 1; int z380 = ((N == 8) ? kE : 1); int z381 = ((N == 8) ? T::k : 1); int z382 = ((N == 8) ? N : 1); int z383 = ((N == 8) ? gc : 1); 
# 28
int y384 = ((*pp) * kE); int y385 = ((*pp) * TS::kC); int y386 = (*pp) * gc; int y387 = ((pp[1]) * kE); int y388 = ((pp[1]) * TS::kC); int y389 = (pp[1]) * gc; int y390 = (((fld).x) * kE); int y391 = (((fld).x) * TS::kC); int y392 = ((fld).x) * gc; int y393 = ((this->fi) * kE); int y394 = ((this->fi) * TS::kC); int y395 = (this->fi) * gc; int y396 = ((fld).at(0) * kE); int y397 = ((fld).at(0) * TS::kC); int y398 = (fld).at(0) * gc; int y399 = (((far)[1]) * kE); int y400 = (((far)[1]) * TS::kC); int y401 = ((far)[1]) * gc; int y402 = (po * kE); int y403 = (po * TS::kC); int y404 = po * gc; int y405 = (co.x) * kE; int y406 = (co.x) * TS::kC; int y407 = (co.x) * gc; int y408 = co.at(0) * kE; int y409 = co.at(0) * TS::kC; int y410 = co.at(0) * gc; 
# 29
} int m1, m2; VT(int x) : m1(x / TS::kC), m2(DT::kC / kE) { } VT(char) : m1{T::k / kE}, m2(T::k * TS::kC) { } }; 

# 1 "operands_of_unknown_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__187dfb4c_28_operands_of_unknown_types_cu_4d8a8c67_19244
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operands_of_unknown_types.cudafe1.stub.c"
#include "operands_of_unknown_types.cudafe1.stub.c"
# 1 "operands_of_unknown_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
