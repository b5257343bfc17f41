// note: elements of arrays share no address with others of their class; a bit-field that is wider than its type is
// placed as the largest integer with no more bits; a private assignment counts
// flags: --display_error_number
struct Empty { Empty(); };
struct I : Empty { Empty e; };
struct J : Empty { Empty e[2]; };
struct K : Empty { Empty e[1]; };
struct L : Empty { Empty e[2][3]; };
struct M { Empty e[2]; };
struct N : Empty, M {};
struct O : Empty { M m; };
static_assert(sizeof(I) == 2 && sizeof(J) == 3 && sizeof(K) == 2 && sizeof(L) == 7 && sizeof(M) == 2, "");
static_assert(sizeof(N) == 3 && sizeof(O) == 3, "");
struct Wide1 { char c : 9; };
struct Wide2 { char c : 16; };
struct Wide3 { char c : 32; };
struct Wide4 { char c : 64; };
static_assert(sizeof(Wide1) == 2 && alignof(Wide1) == 1 && sizeof(Wide2) == 2 && alignof(Wide2) == 2, "");
static_assert(sizeof(Wide3) == 4 && alignof(Wide3) == 4 && sizeof(Wide4) == 8 && alignof(Wide4) == 8, "");
class Private { Private operator=(const Private &); };
static_assert(!__is_trivial(Private), "");
struct Direct { explicit Direct(Direct &); };
void captured(Direct &direct) { [direct] {}(); }
