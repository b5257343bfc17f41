// prelude: none
struct;
struct = 3;
struct *p;
typedef int struct;
enum = 3;
enum;
int enum;
int union = 4;
int and;
float double;
enum { case };

int f(int template) { return 1; }

enum E { a,,b }; int add(int a int b) { return a; } void f() { int c[] = {1 2 3}; }
