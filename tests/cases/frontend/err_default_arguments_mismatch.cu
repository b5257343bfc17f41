// prelude: none
// Default arguments that do not convert to the types of their parameters, also in instances, and local variables in them.
void g(int x = "a");
struct S { void m(int *p = 1.5); };
template<class T> void h(T x = 1, int y = T());
int main() {
    h<int>();
    h<const char *>();
    int l = 1;
    void z(int = l);
    auto k = [](int n = l) { return n; };
}
