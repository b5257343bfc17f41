// Templates: lists of types, expressions that are types, and a dispatch over both; of a toolkit also Thrust's.
#if __has_include(<cuda_runtime.h>)
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>

int sorted_sum() {
    thrust::device_vector<int> numbers(10);
    thrust::sort(numbers.begin(), numbers.end());
    return thrust::reduce(numbers.begin(), numbers.end());
}
#else
#include "mini_runtime.h"
#endif

namespace types {
template <class... Types> struct List {};

template <class T> struct Identity {
    using type = T;
};
template <bool, class Then, class> struct If : Identity<Then> {};
template <class Then, class Else> struct If<false, Then, Else> : Identity<Else> {};
template <bool condition, class Then, class Else> using if_t = typename If<condition, Then, Else>::type;
template <class A, class B> inline constexpr bool same = false;
template <class A> inline constexpr bool same<A, A> = true;

template <class List> inline constexpr int length = 0;
template <class... Types> inline constexpr int length<List<Types...>> = sizeof...(Types);

template <class A, class B> struct Join;
template <class... As, class... Bs> struct Join<List<As...>, List<Bs...>> : Identity<List<As..., Bs...>> {};
template <class A, class B> using join_t = typename Join<A, B>::type;

template <template <class> class Map, class List> struct Mapped;
template <template <class> class Map, class... Types>
struct Mapped<Map, List<Types...>> : Identity<List<typename Map<Types>::type...>> {};

template <template <class> class Keep, class List> struct Filtered;
template <template <class> class Keep> struct Filtered<Keep, List<>> : Identity<List<>> {};
template <template <class> class Keep, class First, class... Rest>
struct Filtered<Keep, List<First, Rest...>>
    : Join<if_t<Keep<First>::value, List<First>, List<>>, typename Filtered<Keep, List<Rest...>>::type> {};

template <template <class, class> class Less, class T, class List> struct Inserted;
template <template <class, class> class Less, class T>
struct Inserted<Less, T, List<>> : Identity<List<T>> {};
template <template <class, class> class Less, class T, class First, class... Rest>
struct Inserted<Less, T, List<First, Rest...>>
    : If<Less<T, First>::value, List<T, First, Rest...>,
         join_t<List<First>, typename Inserted<Less, T, List<Rest...>>::type>> {};

template <template <class, class> class Less, class List> struct Sorted;
template <template <class, class> class Less> struct Sorted<Less, List<>> : Identity<List<>> {};
template <template <class, class> class Less, class First, class... Rest>
struct Sorted<Less, List<First, Rest...>>
    : Inserted<Less, First, typename Sorted<Less, List<Rest...>>::type> {};

template <int...> struct Numbers {};
template <int Count, int... Made> struct Counted : Counted<Count - 1, Count - 1, Made...> {};
template <int... Made> struct Counted<0, Made...> : Identity<Numbers<Made...>> {};
} // namespace types

namespace expressions {
template <class Operation, class... Parts> struct Expression;

template <class T> inline constexpr bool is_expression = false;
template <class... All> inline constexpr bool is_expression<Expression<All...>> = true;

struct Value {};
struct Plus {
    template <class A, class B> __host__ __device__ static constexpr auto of(A a, B b) { return a + b; }
};
struct Times {
    template <class A, class B> __host__ __device__ static constexpr auto of(A a, B b) { return a * b; }
};

template <class T> struct Expression<Value, T> {
    T value;
    __host__ __device__ constexpr T operator[](int) const { return value; }
};
template <class Operation, class A, class B> struct Expression<Operation, A, B> {
    A a;
    B b;
    __host__ __device__ constexpr auto operator[](int i) const { return Operation::of(a[i], b[i]); }
};

template <class T> __host__ __device__ constexpr auto value(T value) { return Expression<Value, T>{value}; }
template <class A, class B, bool = is_expression<A> && is_expression<B>> struct Enabled {};
template <class A, class B> struct Enabled<A, B, true> {
    using sum = Expression<Plus, A, B>;
    using product = Expression<Times, A, B>;
};
template <class A, class B>
__host__ __device__ constexpr auto operator+(A a, B b) -> typename Enabled<A, B>::sum {
    return {a, b};
}
template <class A, class B>
__host__ __device__ constexpr auto operator*(A a, B b) -> typename Enabled<A, B>::product {
    return {a, b};
}

template <int Depth> __host__ __device__ constexpr auto nested() {
    if constexpr (Depth == 0) {
        return value(1);
    } else {
        return nested<Depth - 1>() * value(2) + value(Depth);
    }
}
static_assert(nested<3>()[0] == 19, "((1 * 2 + 1) * 2 + 2) * 2 + 3");
} // namespace expressions

namespace sizes {
template <int Size> struct Block {
    char bytes[Size];
};
template <class T> struct Doubled : types::Identity<Block<2 * sizeof(T)>> {};
template <class T> struct Even {
    static constexpr bool value = sizeof(T) % 4 == 0;
};
template <class A, class B> struct Less {
    static constexpr bool value = sizeof(A) < sizeof(B);
};
template <class> struct Blocks;
template <int... Sizes>
struct Blocks<types::Numbers<Sizes...>> : types::Identity<types::List<Block<(Sizes * 7) % 31 + 1>...>> {};

using All = Blocks<types::Counted<48>::type>::type;
using Kept = types::Filtered<Even, types::Mapped<Doubled, All>::type>::type;
using Ordered = types::Sorted<Less, Kept>::type;
static_assert(types::length<All> == 48 && types::length<Kept> == types::length<Ordered>, "no block is lost");

template <class T> __global__ void fill(T *blocks) { blocks[threadIdx.x].bytes[0] = sizeof(T); }

template <class... Types> int fill_all(types::List<Types...>) {
    (fill<Types><<<1, 32>>>(static_cast<Types *>(nullptr)), ...);
    return (0 + ... + static_cast<int>(sizeof(Types)));
}
} // namespace sizes

template <class Expression> __global__ void evaluate(Expression expression, int *results) {
    results[threadIdx.x] = expression[threadIdx.x];
}

int main() {
    evaluate<<<1, 32>>>(expressions::nested<40>(), nullptr);
    return sizes::fill_all(sizes::Ordered{});
}
