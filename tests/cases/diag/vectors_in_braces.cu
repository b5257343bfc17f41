// Braces around the elements of a vector are its own; scalars have one pair at most (C++17).
typedef int four __attribute__((vector_size(16)));
struct Holder { four v; int i; };
Holder one = {{0, 1, 2, 3}, 4};
four list[2] = {{1, 2, 3, 4}, {5, 6}};
four single = {1, 2, 3, 4};
four inner = {{1}, 2};
template <int N> struct Sized { int v __attribute__((vector_size(N * sizeof(int)))); };
Sized<4> sized = {{0, 1, 2, 3}};
int scalars[2] = {{1}, {2}};
int doubled[2] = {{{1}}};
