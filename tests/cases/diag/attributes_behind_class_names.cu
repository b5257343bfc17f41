// Attributes behind the name of a class that is not defined there are those of what is declared (C++17).
struct Point { int x; };
struct Point __attribute__((noinline)) make() { return Point(); }
struct Point __attribute__((weak)) origin = Point();
struct Point __attribute__((aligned(16))) wide;
const struct Point __attribute__((unused)) fixed = {1};
struct Point __attribute__((noinline)) *pointer() { return 0; }
void take(struct Point __attribute__((unused)) p);
struct Later __attribute__((packed));
struct __attribute__((packed)) Packed { char c; int i; };
struct Point __attribute__((device)) stored;
struct Holder { struct Point __attribute__((noinline)) get(); struct Point __attribute__((aligned(8))) p; };
