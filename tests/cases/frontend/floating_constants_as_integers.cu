// A floating constant whose integral part does not fit.
int a1 = (int)1e300;
int a2 = 1e300;
unsigned a3 = (unsigned)-1e30;
short a4 = (short)1e10;
bool a5 = 1e300;
char a6 = 300.5;
long a7 = 1e19;
unsigned long a8 = 1e19, a9 = -1.0;
int f(int x) { return (int)1e300 + x; }
int g(int x) { x = 1e300; x += 1e300; return x; }
int h(int x = 1e10);
constexpr int i9 = (int)1e300;
enum { e = (int)1e300 };
int arr[(int)1e300];
unsigned char a10 = -1.0, a11 = -1.5f, a12 = 256.0;
int a13 = (int)(1.0/0.0), a14 = (int)(0.0/0.0);
int a15 = 1.0/0.0;
