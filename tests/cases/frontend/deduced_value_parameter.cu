// shows: a class template as the type of a value parameter, deduced from its argument
// flags: --c++20
// prelude: none
using Size = decltype(sizeof 0);
template<Size N> struct Text {
    char content[N] = {};
    Size length{0};
    template<typename T> constexpr Text(const T (&input)[N + 1]) noexcept {
        for (Size i{0}; i < N; ++i) { content[i] = input[i]; length++; }
    }
    constexpr Size size() const noexcept { return length; }
};
template<typename C, Size N> Text(const C (&)[N]) -> Text<N - 1>;
template<Text input> struct Parser { template<Size N> struct Get {}; };
template<auto input> struct Builder {
    static constexpr auto copy = input;
    using result = typename Parser<copy>::template Get<copy.size()>;
};
template<class T> struct Expression {
    constexpr Expression() {}
    template<int N> constexpr int get() const { return N; }
};
template<Text input, class... M> constexpr auto match = Expression<typename Builder<input>::result>();
int use() { return match<"abc">.get<1>() + (Builder<Text("ab")>::copy.size() == 2); }
