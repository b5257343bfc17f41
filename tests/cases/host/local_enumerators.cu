// prelude: none
// shows: constants made of enumerators that a function declares are printed as values
enum global { fifty = 50, next };
int labels(int k)
{
    enum local { one = 1, two };
    switch (k) {
    case one: return 1;
    case fifty + 20: return 2;
    case one + next + 5: return 3;
    case two ... 5: return 4;
    case next: return two;
    }
    return one + 1;
}
int wide(unsigned long long k) { enum { one = 1, two }; switch (k) { case one: return 1; case two: return two; } return 0; }
int narrow(char k) { enum { one = 1 }; switch (k) { case one: return 1; case 'c': return 4; } return 0; }
int of_itself() { enum local { one = 1, two } x = two; switch (x) { case one: return 1; case two: return 2; } return 0; }
int scoped() { enum class local { one, two }; local x = local::two; switch (x) { case local::one: return 1; case local::two: return 4; } return 0; }
int member(int k)
{
    struct inner { enum { one = 1 }; int field : one + 1; };
    switch (k) { case inner::one: return 1; }
    return 0;
}
struct outside { enum { one = 1 }; int method(int k) { enum { two = 2 }; switch (k) { case one: return 1; case two: return 2; } return 0; } };
auto closure = [](int k) { enum { one = 1, two }; switch (k) { case one: return 1; case two: return 4; } return 0; };
template<class T> int pattern(int k) { enum { one = 1, two }; int array[one + 1]; switch (k) { case one: return 1; case fifty: return two; } return 0; }
int elsewhere()
{
    enum { one = 1, two };
    int array[one + 1];
    int plain[two];
    static_assert(one == 1, "");
    enum other { same = one, more = two + 1 };
    int *made = new int[two * 2];
    int *named = new int[two];
    int list[] = {one, two + 1};
    return one ? two : one + two;
}
int in_class()
{
    enum { one = 1 };
    struct inner { int a : one + 1; int b : one + 2; int : one + 2; int c[one + 1]; int d[one]; };
    return sizeof(inner);
}
int held(int k)
{
    enum { one = 1, big = 300 };
    switch (k) {
    case (char)(one + big): return 1;
    case (unsigned char)(-one - 1): return 2;
    case ~one: return 3;
    case (one ? 7 : 9) + one: return 4;
    }
    return 0;
}
int held_unsigned(unsigned k) { enum { one = 1 }; switch (k) { case one - 2u: return 1; case ~(unsigned)one: return 2; } return 0; }
