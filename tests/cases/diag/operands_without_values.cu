// prelude: none
// Calls without a value as operands
void nothing(); 
int a01 = nothing() + 1;
int a02 = 1 + nothing();
int a03 = nothing() - 1;
int a04 = nothing() * 1;
int a05 = nothing() < 1;
int a06 = nothing() == 1;
int a07 = -nothing();
int a08 = !nothing();
int a09 = nothing() && 1;
int a10 = nothing() ? 1 : 2; int* p; int q;
int a12 = p + nothing();
int a13 = p - nothing();
int a14 = 2.0 + nothing();
int a15 = nothing() + p;
int a16 = 1 | nothing();
int a17 = nothing() << 2; void b() {
 p += nothing();
 q += nothing();
 q -= nothing();
 nothing() += 1;
 nothing()++;
 *nothing();
 &nothing();
 nothing() = 1;
 q *= nothing();
 p -= nothing();
 q = nothing();
 nothing() + nothing();
 1 < nothing();
 nothing() < p;
 p == nothing();
 1 - nothing();
 1 * nothing();
 nothing() > nothing();
 nothing() == nothing();
 nothing() % 2; 2 % nothing(); 1.5 - nothing(); nothing() - p; 
}
