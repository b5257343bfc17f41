// shows: asm declarations outside of functions have no operands, and those within have parentheses
// prelude: none
int x; asm("nop"); asm volatile("nop");
asm("x" : "=r"(x));
asm("x" :: "r"(x));
asm volatile("x" : "=r"(undefined), "r"(b) : : "c");
void f() { asm("y" :: "q"); int y; asm("y" : "=r" 3); asm("y" : "=r"(y)); }
int z = zz;
