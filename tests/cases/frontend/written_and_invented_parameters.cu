// prelude: none
// flags: --c++20
template<class T> struct less {};
struct S {
    template<typename Compare = less<int>, typename... Args>
    void operator()(auto first, auto last, Compare compare = Compare{}, Args &&...args) const { }
    template<typename Compare = less<int>, typename... Args>
    static int f(auto first, auto last, Compare compare = Compare{}, Args &&...args) { return 1; }
    template<typename... Args>
    static int g(auto first, Args &&...args) { return 1; }
};
template<class... A> int h(int, auto x, A... a) { return 1; }
template<class... A> int k(auto x) { return 1; }
template<class... A> int p(auto... x) { return 1; }
int x = 1;
void g() { const S s{}; int *a = nullptr; s(a, a); S::f(a, a); S::g(a, 1); S::g(a); h(1, a, 2, 3); k<int, char>(a); p<int, char>(a, a); k(1); S::f<less<char>>(a, a); S::f(a, a, less<char>{}, 1); }
