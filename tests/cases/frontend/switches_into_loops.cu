// note: a switch goes on at a label within loops and conditions, in constants too
// flags: --display_error_number
constexpr void copy(const char *from, unsigned long count, char *to) {
  unsigned long n = (count + 7) / 8;
  switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 7: *to++ = *from++;
    case 6: *to++ = *from++;
    case 5: *to++ = *from++;
    case 4: *to++ = *from++;
    case 3: *to++ = *from++;
    case 2: *to++ = *from++;
    case 1: *to++ = *from++;
    } while (--n > 0);
  }
}
struct S {
  char stuff[14];
  constexpr S() : stuff{} { copy("Hello, world!", 14, stuff); }
};
constexpr bool same(const char *a, const char *b) {
  while (*a && *a == *b) ++a, ++b;
  return *a == *b;
}
constexpr S made;
static_assert(same(made.stuff, "Hello, world!"), "");
constexpr int into(int n) {
  int sum = 0;
  switch (n) {
    if (false) { case 1: sum += 1; } else { case 2: sum += 2; }
    while (sum < 10) { case 3: sum += 3; if (sum < 5) break; case 4: sum += 40; break; }
    for (; sum < 100; sum += 7) { case 5: sum += 50; }
  }
  return sum;
}
template<int> struct Shown;
Shown<into(1)> *one; Shown<into(2)> *two; Shown<into(3)> *three; Shown<into(4)> *four; Shown<into(5)> *five;
Shown<into(9)> *nine;
