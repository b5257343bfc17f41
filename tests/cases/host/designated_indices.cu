// shows: indices of elements are printed as their values
// prelude: none
enum E { e0 }; constexpr int k = 0; int a[] = { [e0] = 2 }, b[] = { [k] = 2 }, c[] = { [1 - 1] = 2 }, d[] = { [int(0)] = 1, [sizeof(int) - 3] = 4 };
struct S { constexpr operator int() const { return 0; } }; int e[] = { [S()] = 0 };
