// shows: zeros that have no literal are casts in braces
// flags: -w
// prelude: none
typedef unsigned long size_t; typedef unsigned long uint64_t; typedef unsigned char u8; typedef long L; typedef int I; typedef bool BB; typedef char C; typedef float F; typedef short S; typedef int *P; enum E { e0 }; typedef E EE; typedef unsigned U;
void f() { uint64_t number{}; u8 a{}; L b{}; I c{}; BB d{}; C e{}; F g{}; S h{}; P p{}; EE ee{}; U u{}; unsigned long z{}; const uint64_t q{}; uint64_t r = {}; uint64_t s{0}; uint64_t t{1}; static uint64_t w{}; uint64_t arr[2]{}; }
uint64_t gn{};
template<class T> struct X { uint64_t m{}; L k{}; S sh{}; I ii{}; u8 u{}; T t{}; P p{}; EE e{}; U uu{}; unsigned long z{};
 void f() { uint64_t number{}; u8 a{}; L b{}; I c{}; BB d{}; C e{}; F g{}; S h{}; P p{}; EE ee{}; U u{}; unsigned long z{}; const uint64_t q{}; uint64_t r = {}; uint64_t s{0}; uint64_t t{1}; static uint64_t w{}; long long ll{}; unsigned char uc{}; short sh{}; T tt{}; typename T::x tx{}; }
};
template<class T> void ff() { uint64_t number{}; u8 a{}; L b{}; I c{}; uint64_t r = {}; uint64_t s{0}; uint64_t t{1}; g: ; unsigned long z{}; short sh{}; }
int anchor = 1;
