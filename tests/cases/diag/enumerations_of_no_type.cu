// prelude: none
namespace N { int v; }
int v;
enum Q1 : undeclared1 { q1 };
int a1 = q1; Q1 x1;
enum class Q2 : undeclared2;
Q2 x2;
enum : undeclared3 { q3 };
int a3 = q3;
enum Q4 : N::undeclared4 { q4 };
enum Q5 : N::v { q5 };
int a4 = q4 + q5;
enum Q6 : float { q6 };
enum Q7 : v { q7 };
enum Q8 : { q8 };
void f() { enum L : undeclared5 { l1 }; int k = l1; enum : undeclared6 { l2 }; }
struct X { enum Z : undeclared7; int z; };
