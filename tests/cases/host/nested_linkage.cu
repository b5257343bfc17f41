// shows: A linkage-specification within one of the same language is not repeated.
// prelude: none
extern "C" __attribute__((visibility("hidden"))) inline void f1(void);
extern "C" inline void f2(void);
extern "C" __attribute__((visibility("hidden"))) void f3(void);
extern "C" __attribute__((visibility("hidden"))) inline void f4(void) {}
extern "C" __attribute__((visibility("hidden"))) extern inline void f5(void);
extern "C" __attribute__((visibility("hidden"))) int v5;
extern "C" __attribute__((noinline)) inline int f6(void);
extern "C" __attribute__((visibility("hidden"))) int *f7(void);
extern "C" [[gnu::noinline]] inline int f9(void);
extern "C" inline __attribute__((noinline)) int f10(void);
extern "C" __attribute__((visibility("hidden"))) struct S *f11();
int anchor = 1;
extern "C" {
extern "C" __attribute__((visibility("hidden"))) inline void g1(void);
extern "C" inline void g2(void);
extern "C" void g3(void);
extern "C" int g4;
extern "C" int g5 = 4;
extern "C" typedef int g6();
extern "C" { int g7; void g8(); extern "C" void g9(); }
extern "C++" void g10(); extern "C++" { template<class T> void g11(); extern "C" void g12(); extern "C" int g13; }
extern "C" struct S g14(); extern "C" struct S2 { int a; };  extern "C" void g16() { }
}
extern "C++" void h1(); extern "C++" { extern "C++" void h2(); extern "C++" int h3; }
namespace N { extern "C" { extern "C" void k1(); namespace M { extern "C" void k2(); extern "C" int k3; } struct T { void m(); }; void k4(); } }
