// shows: __func__ and __PRETTY_FUNCTION__ are arrays whose length and text are known, in instances too
// flags: --c++17
// prelude: none
template<int...> struct show;
template<unsigned long N> constexpr int length(const char (&)[N]) { return N; }
template<int N> struct fixed {
    char text[N] = {};
    constexpr fixed(const char (&a)[N]) { for (int i = 0; i < N; ++i) text[i] = a[i]; }
};
namespace n {
struct S {
    S(int) { show<sizeof(__func__), sizeof(__PRETTY_FUNCTION__)> v; }
    ~S() { show<sizeof(__func__), sizeof(__PRETTY_FUNCTION__)> v; }
    int operator+(const S &) const & { show<sizeof(__func__), sizeof(__PRETTY_FUNCTION__)> v; return 0; }
    explicit operator bool() const noexcept { show<sizeof(__func__), sizeof(__PRETTY_FUNCTION__)> v; return true; }
    static unsigned long g(const S *, int (&)[3], void (*)(int)) { show<sizeof(__PRETTY_FUNCTION__)> v; return 0; }
};
int (*pointer(int))(char) { show<sizeof(__PRETTY_FUNCTION__)> v; return 0; }
}
auto closure = [](int) mutable -> long { show<sizeof(__func__), sizeof(__PRETTY_FUNCTION__)> v; return 0; };
template<class T> constexpr auto name_of() { return fixed<sizeof(__PRETTY_FUNCTION__)>(__PRETTY_FUNCTION__); }
template<class T, T N, char... M> struct C {
    static constexpr int size() { return length(__PRETTY_FUNCTION__); }
    template<class U> constexpr int member(U) const { return length(__PRETTY_FUNCTION__); }
};
template<class T, class = void> constexpr int unnamed(T) { return length(__PRETTY_FUNCTION__); }
template<class... T> constexpr int pack(T...) { return length(__PRETTY_FUNCTION__); }
constexpr auto name = name_of<n::S *>();
show<sizeof(name), name.text[0], name.text[10], name.text[31]> a;
show<C<int, 3>::size(), C<long, -1, 'a', 'b'>::size(), C<int, 1>().member(1.0)> b;
show<unnamed(1), pack(), pack(1, 'c')> c;
int sized[length("abc") + C<int, 2>::size()];
