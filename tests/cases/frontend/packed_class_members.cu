// note: in a class that is packed, a member keeps its alignment if its class is not an aggregate of standard layout; an
// attribute behind the class counts in the bodies in it
// flags: --display_error_number
struct Made { Made(); int a; };
struct Mixed { private: int x; public: int y; };
struct Destroyed { ~Destroyed(); int a; };
struct Holder { Made m; };
struct Deleted { Deleted(const Deleted &) = delete; int a; };
struct Empty { Empty(); };
struct Small { Small(); char c; };
union Either { Either(); int x; };
#define PACKED(name, ...) struct __attribute__((packed)) name { char c; __VA_ARGS__; };
PACKED(P1, Made s)
PACKED(P2, Mixed s)
PACKED(P3, Destroyed s)
PACKED(P4, Holder s)
PACKED(P5, Deleted s)
PACKED(P6, Empty s)
PACKED(P7, Small s)
PACKED(P8, Either s)
PACKED(P9, Made s[2][3])
PACKED(P10, const Made s)
PACKED(P11, Made &s)
PACKED(P12, __attribute__((packed)) Made s)
PACKED(P13, union { Made s; int b; })
static_assert(sizeof(P1) == 8 && sizeof(P2) == 12 && sizeof(P3) == 5 && sizeof(P4) == 5 && sizeof(P5) == 5, "");
static_assert(sizeof(P6) == 2 && sizeof(P7) == 2 && sizeof(P8) == 8 && sizeof(P9) == 28 && sizeof(P10) == 8, "");
static_assert(sizeof(P11) == 9 && sizeof(P12) == 5 && sizeof(P13) == 5 && __alignof__(P1) == 4, "");
struct Behind {
  char c; Made s; int i;
  static constexpr int size() { static_assert(sizeof(Behind) == 12, ""); return sizeof(Behind); }
} __attribute__((packed));
struct Plain {
  char c; int i;
  static constexpr int size() { static_assert(sizeof(Plain) == 5, ""); return sizeof(Plain); }
} __attribute__((packed));
template<class T> struct __attribute__((packed)) Instance { char c; T s; };
Instance<Made> one;
Instance<int> other;
static_assert(sizeof(one) == 8 && sizeof(other) == 5, "");
#pragma pack(2)
struct __attribute__((packed)) Both { char c; Made s; };
#pragma pack()
static_assert(sizeof(Both) == 6, "");
unsigned long offset = __builtin_offsetof(Mixed, y);
struct Referring { int &r; int a; };
unsigned long behind_reference = __builtin_offsetof(const Referring, a);
