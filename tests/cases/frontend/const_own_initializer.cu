// shows: a variable has no value in its own initializer, but for the parts that came before
// flags: --c++20 --frandom-seed=7
// prelude: none
constexpr int v = v;
constexpr int braced{braced};
constexpr int in_parens(in_parens + 1);
constexpr int listed = { listed };
constexpr const int &reference = reference;
constexpr const int *pointer = pointer;
constexpr const void *address = &address;
constexpr const int *moved = moved + 1;
struct Pair { int a, b; };
constexpr Pair first = { 1, first.a };
constexpr Pair second = { second.b, 1 };
constexpr Pair third{ 1, third.b };
constexpr int array[3] = { 1, array[0], array[2] };
constexpr int known[2] = { 1, known[0] };
struct Self { const Self *self; int v; };
constexpr Self self = { &self, 1 };
constexpr Self through = { &through, through.self->v };
constexpr double number = number + 1;
enum E { x };
constexpr E enumerated = enumerated;
constexpr int chosen = false ? chosen : 1;
constexpr int other = true ? other : 1;
constexpr int size = sizeof size + 1;
void f() { constexpr int local = local; }
