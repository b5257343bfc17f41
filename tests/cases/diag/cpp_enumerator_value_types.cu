// prelude: none
enum class E : int { a, b = a + 1, c = "x" };
enum F { p = 1.5, q = E::a };
enum G { r = "x", s = nullptr, t = true, u = 'c' };
enum class H { v = 1.5, w = E::a, x = "s" };
struct S {}; enum I : char { y = S(), z = 1.0f };
