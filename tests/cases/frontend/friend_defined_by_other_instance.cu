// prelude: none
// flags: --c++20
// A friend that instances of one class template declare and instances of another one define is one function. While its
// return type is not deduced, a substitution fails for a call of it.
template <int N>
struct slot {
    friend constexpr auto allocated(slot<N>);
};

template <class T, int N>
struct allocation {
    static constexpr int value = N;
    friend constexpr auto allocated(slot<N>) {
        return static_cast<T (*)()>(nullptr);
    }
};

template <class T, int N = 0>
constexpr int next(long) {
    return allocation<T, N>::value;
}

template <class T, int N = 0, bool = !allocated(slot<N>())>
constexpr int next(int) {
    return next<T, N + 1>(0);
}

template <class T, int N = next<T>(0)>
constexpr int number() {
    return N;
}

static_assert(number<int>() == 0);
static_assert(number<char>() == 1);
static_assert(number<long>() == 2);
static_assert(__is_same(decltype(allocated(slot<1>())), char (*)()));

auto later();
int first = later();
int again = later();
auto both(int);
auto both(char *);
int chosen = both(1);

namespace n {
template <class T>
struct s {
    friend auto of_namespace(s);
};
}
