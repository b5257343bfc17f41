// prelude: none
// Members that anonymous unions cannot have, and names that the scope around them declares.
struct S {
    union { void f(); int a; };
    union { private: int p; };
    union { static int q; };
    union { struct N {}; int z; };
    union { typedef int T; int y; };
    union { int u1; union { int u2; }; };
    int x;
    union { int x; };
};
union V { int i = 1; int j = 2; };
union X { int a; int b = 2; int c = 3; };
int main() {
    union { int lx; int ly; };
    union { int lx; };
    int ly;
}
