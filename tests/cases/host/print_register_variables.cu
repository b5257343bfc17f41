// shows: variables of a namespace that lie in registers
void f4() { register int x asm("foo"); }
register int g1 asm("foo") ; register int g2 asm("eax"), g3 asm("ebx");
namespace { register int u1 asm("ecx"); }
register int ra2 asm("rax");
register long ra3 asm("r8");
register int ra4 asm("%ebx");
register int ra5 asm("xmm0");
register int ra6 asm("esp");
register int ra7 asm("nope");
register long ra8 asm("rdi");
void ra9() { register int x asm("ecx") = 1; register long y asm("r10"); register float f asm("xmm3"); asm("" : "+r"(x), "+r"(y)); }
register int ra10 asm("r8d");
register int ra11 asm("al");
register int ra12 asm("ax");
register int ra13 asm("r12");
register int ra14 asm("st");
register int ra15 asm("mm0");
register int ra16 asm("sil");
register int ra17 asm("r9b");
register int ra18 asm("0");
