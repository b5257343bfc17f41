// shows: an array with static storage that is initialized by one value names the types; a local one asks for braces
// prelude: none
extern int q[3];
int a[3] = 5;
int b[2] = 5.0;
int c[3] = q;
const char *d[3] = "abc";
namespace N { static int k[3] = (5); }
struct T { static int m[3]; };
int T::m[3] = 5;
void f(int *p) {
  int g[3] = 5;
  static int h[3] = 5;
  int i[3] = p;
}
