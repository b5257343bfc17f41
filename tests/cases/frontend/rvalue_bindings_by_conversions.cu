// shows: the reference that an rvalue is bound to is preferred whichever functions convert to it
// prelude: none
struct A { A(int); }; struct B { B(int); };
struct ToBoth { operator A(); operator B(); };
struct ToLvalue { operator A &(); operator B &&(); };
struct ByTwo { operator A(); operator const A &() const; };
struct ToNumbers { operator int &(); operator int &&(); operator long(); };
int two(const A &); char two(B &&);
int same(const A &); char same(A &&);
int number(const int &); char number(long &&);
static_assert(sizeof(two(1)) == 1 && sizeof(two(ToBoth())) == 1 && sizeof(two(ToLvalue())) == 1, "");
static_assert(sizeof(same(ByTwo())) == 1 && sizeof(same(1)) == 1, "");
static_assert(sizeof(number(ToNumbers())) == 1, "");
void assigned(A a, ByTwo b) { a = b; a = 1; }
