// Results that are assigned must fit into signed types; floating division by zero has a value.
constexpr int d(int a) { return a / 0; }
constexpr int d2(int a) { return a % 0; }
constexpr int d3(int a) { a %= 0; return a; }
constexpr float ff(float a) { return a / 0.0f; }
constexpr float f5 = ff(1);
constexpr float fg(float a, float b) { return a / b; }
constexpr float f6 = fg(1, 0);
constexpr float f7 = 1.0f / 0.0f;
constexpr double f8(double a) { a /= 0.0; return a; }
constexpr double f9 = f8(1);
constexpr int di(int a, int b) { return a / b; }
constexpr int d4 = di(1, 0);
constexpr int dj(int a, int b) { a /= b; return a; }
constexpr int d5 = dj(1, 0);
constexpr int dk(int a, int b) { a %= b; return a; }
constexpr int d6 = dk(1, 0);
constexpr int dl(int a, int b) { a *= b; return a; }
constexpr int d7 = dl(1000000, 1000000);
constexpr int dm(int a, int b) { a >>= b; return a; }
constexpr int d8 = dm(1, 33), d9 = dm(1, -1);
constexpr unsigned char uc(unsigned char a) { a += 250; return a; }
constexpr int d10 = uc(100);
constexpr signed char sc(signed char a) { a += 120; return a; }
constexpr int d11 = sc(100);
constexpr signed char sd(signed char a) { ++a; return a; }
constexpr int d12 = sd(127);
constexpr signed char se(signed char a) { a = a + 100; return a; }
constexpr int d13 = se(127);
constexpr int fi(int a) { a += 1e20; return a; }
constexpr int d14 = fi(1);
constexpr int fj(int a) { a *= 1.5; return a; }
constexpr int d15 = fj(3);
constexpr int fk(int a) { a--; return a; }
constexpr int d16 = fk(-2147483647-1);
constexpr int fl(int a) { a <<= 1; return a; }
constexpr int d17 = fl(2147483647);
constexpr int fm(int a) { return a << 1; }
constexpr int d18 = fm(2147483647);
