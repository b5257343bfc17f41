// prelude: none
// Arrays in braces are copied whole; bit-fields without a name are no members; a class may be complete later.
struct Wider { Wider(); Wider(const Wider &); template<class T> Wider(const T &); int n; };
void taken() { Wider two[2]; auto [a, b]{two}; auto &[c, d]{two}; a.n = b.n = c.n = d.n; }
struct Empty { unsigned char : 3; };
struct Bits : Empty { unsigned char one : 1, : 2, two : 2; };
struct More : Bits { unsigned char : 1; };
void named(More m) { const auto &[one, two] = m; (void)one; (void)two; }
struct Later;
extern Later later;
template<int> void waits() { auto [only] = later; (void)only; }
struct Later { int only; };
void ask() { waits<0>(); }
