// prelude: none
// flags: --c++20
// Empty bases that cannot lie at the start of an object, and those that virtual bases of members are.
struct Empty { Empty(); };
struct Holder { Empty member; };
struct Behind : Holder, Empty {};
struct Further : Behind {};
static_assert(sizeof(Behind) == 2 && sizeof(Further) == 2, "a base takes the place of its last empty base with it");

struct Flag { char bits : 3; };
struct Other : Empty {};
struct Between : Empty, Flag, Other { Between(); };
struct Last : Between {};
static_assert(sizeof(Between) == 2 && sizeof(Last) == 2, "");

struct Deep : virtual Empty { virtual void f(); int number; };
struct Around : Empty { Deep deep; };
static_assert(sizeof(Deep) == 16 && sizeof(Around) == 24, "virtual bases of members count");

struct Pairs : virtual Empty { Empty first[2]; Empty second[2]; };
struct Many : Empty { Pairs pairs[2]; short last; };
static_assert(sizeof(Many) == 48, "");

struct Pointed : Empty { virtual void f(); int : 0; };
struct Shares : virtual Empty, virtual Pointed { short number; };
static_assert(sizeof(Shares) == 16, "a class that is a vtable pointer and empty bases shares the pointer");

template<int N> struct Chain : Empty, Chain<N - 1> {};
template<> struct Chain<0> : Empty {};
struct One : virtual Chain<10> { Empty member; };
struct Two : virtual Chain<10> { Empty members[2]; };
static_assert(sizeof(One) == 24 && sizeof(Two) == 24, "");

struct Lone { [[no_unique_address]] Empty first; [[no_unique_address]] Empty second; };
struct Dynamic : Lone { Dynamic(); virtual void f(); };
static_assert(sizeof(Lone) == 2 && sizeof(Dynamic) == 8, "members without addresses of their own leave a class empty");
