// Names of specializations and comma operators whose values nothing uses, in templates and their instances
// flags: --c++17
// prelude: none

template<class T> void one() {}
template<class T, int N> void two(T) {}
template<class T> T shared = T();
void plain();
int used(int);

void names()
{
    one<int>;
    two<int, 0>;
    &one<int>;
    shared<int>;
    (one<int>);
    one<int>, 0;
}

template<class T> struct Holder {
    template<class U> static void member() {}
    static void names() { member<T>; Holder::template member<int>; plain; __func__; }
    static void of_parameter() { T::template exec<int>; &one<T>; T::template value<int>; }
};

template<class T> void casts()
{
    int{};
    int{3};
    int(3);
    (int)3;
    static_cast<int>(3);
}

template<class T> auto commas(T a, T b)
{
    a, b;
    1, 2;
    used(a), b;
    (1, 2), used(3);
    T c = (a, b);
    used((a, b));
    a + b, a;
    return (a, 1, b);
}

template<int N> int value() { return (N, 1) + (1, N); }
template<bool...> struct All {};
template<bool... B> struct Same : All<(B, true)...> {};
Same<true, false> same;

template<class... T> auto folds(T... a)
{
    (a, ...);
    (..., a);
    (3, ..., a);
    (used(a), ...);
    return (a + ...);
}

int all = commas(1, 2) + folds(1, 2, 3);
