// Operations on constants whose results are out of range wrap, with a warning; those within calls have no value.
const int sum = 2147483647 + 1;
const int product = 2147483647 * 2;
const int shifted = 1 << 40;
const int negative = -(-2147483647 - 1);
const int quotient = (-2147483647 - 1) / -1;
const int divided = 1 / 0;
const unsigned hash = sizeof(int) + 4294967295u;
static_assert(sum == -2147483647 - 1, "sum");
static_assert(product == -2, "product");
static_assert(shifted == 0, "shifted");
static_assert(negative < 0, "negative");
static_assert(quotient < 0, "quotient");
static_assert(divided == 0, "divided");
struct S { static const int a = 2147483647 + 1; enum { e = a }; int b[a < 0 ? 3 : -1]; };
template<int N> struct T {}; T<sum> t;
int use(int x) {
  const int local = sum - 1;
  switch (x) { case sum: case local: return local; }
  return -x;
}
__device__ int dev() { return product + S::a; }
constexpr int doubled(int x) { return x * 2; }
constexpr int no_value = doubled(2147483647);
float small = 1e-50; float least = 1e-45; float large_enough = 1e-40;
float assigned(float x) { x = 1e-46; return (float)1e-60; }
void compare(int x, int* p, bool b) { b = nullptr == x; b = nullptr != 1; b = nullptr == 0; b = nullptr == p; b = x == nullptr; }
