// flags: --c++20
// execution spaces of comparisons that are defaulted: those of friends are not said to be ignored
struct A { __host__ __device__ friend constexpr bool operator==(A const &, A const &) noexcept = default; };
struct B { __host__ __device__ bool operator==(B const &) const = default; };
