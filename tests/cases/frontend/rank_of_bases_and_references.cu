// Conversions to bases are ranked by derivation, added qualifiers only between two references.
struct Root { };
struct Middle : Root { };
struct Leaf : Middle { };
int by_base(Root &);
char by_base(Middle &);
int by_pointer(Root *);
char by_pointer(const Middle *);
char by_member(int Middle::*);
int by_member(int Leaf::*);
template <class T> struct Box { T value; };
template <class T> char boxed(T);
template <class T> int boxed(const Box<T> &);
void grid(const double (*)[4][8]);
int t(Leaf &leaf, Box<int> &box, double (*cells)[4][8], int count) {
    static_assert(sizeof(by_base(leaf)) == 1, "nearer base");
    static_assert(sizeof(by_pointer(&leaf)) == 1, "nearer base of a pointer");
    static_assert(sizeof(by_member(static_cast<int Root::*>(nullptr))) == 1, "nearer derived class");
    static_assert(sizeof(boxed(box)) == 4, "qualifiers of a reference do not outrank specialization");
    grid(cells);
    int (*rows)[4] = new int[count][4];
    return rows[0][0];
}
