// Divisors that are zero are named where they stand; quotients of constants where the operator is.
float z1(float a, int b) {
 a = a / (1-1);
 a = a / -0.0f;
 a = 1 / 0.0;
 b = 1 / 0;
 b = 1 % 0;
 b = b / (0);
 b = b / (b - b);
 b = b / (int)0.5;
 b = b / false;
 a = a / (float)0;
 a = a / 0LL;
 b = b % (0);
 b %= (1-1);
 b = b / '\0';
 b = (b+1) / 0 + 1;
 b = true ? b / 0 : 1;

 return 0; }
template<int N> int t(int b) { return b / N + b / 0 + b % N; }
int q = t<0>(1);
constexpr int w = 1 / 0;
int w2 = 1 / 0;
enum E { e0 };
int w3(int b) { return b / e0; }
constexpr int cz = 0;
int w4(int b) { return b / cz + b % cz + 5 / cz; }
