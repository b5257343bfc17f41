// shows: places that need a complete type
// flags: --c++17
// prelude: none
struct I;
template <class T> struct S;
extern I object;
int a = sizeof(I);
int b = sizeof(object);
int c = sizeof object;
int d = alignof(I);
int e = sizeof(S<int>);
template <class T, int = sizeof(T)> char sized(T *);
long sized(...);
static_assert(sizeof(sized((I *)0)) == sizeof(long), "");
I *p = new I;
I returned();
void uses() {
  new I();
  S<int> *q = new S<int>;
  I &r = *p;
  r.x;
  p->x;
  q->x;
  p + 1;
  ++p;
  p - p;
  p[0];
  q[1];
  returned();
}
I defined() { throw 1; }
void parameter(I i) {}
void second(int, const S<char> s) {}
template <class T> int in_template() { return sizeof(T); }
