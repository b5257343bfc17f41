// prelude: none
template<class T> constexpr auto b2b(T n) { if constexpr (sizeof(T) == 8) return n * 8; else return n * T(8); }
template<int A> constexpr int f() {
    constexpr int M = A;
    constexpr int M2 = M;
    constexpr auto comp = [&](int s, int n) constexpr -> int { return b2b(s * 1024) / n / M2; };
    static_assert(comp(64, 2) == -1, "");
    constexpr auto E = [&]() constexpr -> int { if (A) { auto d = 8; return comp(64, d); } return 3; }();
    static_assert(E == -1, "");
    return E;
}
int x = f<128>();
