// flags: --frandom-seed=layout
// prelude: none
// A class with a member initializer is no plain data: what is derived from it uses its tail padding.
struct Initialized { long a = 1; char b = 2; };
struct Reuses : Initialized { char c; };
static_assert(sizeof(Reuses) == 16, "tail padding is used");
struct Plain { long a; char b; };
struct Keeps : Plain { char c; };
static_assert(sizeof(Keeps) == 24, "tail padding is kept");
struct Holder { Initialized i; };
struct Outer : Holder { char d; };
static_assert(sizeof(Outer) == 24, "of a member it is not");
template <class T> struct Made { long a; T b{}; };
struct FromMade : Made<char> { char c; };
static_assert(sizeof(FromMade) == 16, "instances have initializers too");
