// prelude: none
struct D { int k; union { struct { double a; } u; struct { double b; } g; }; };
struct E { union { int a; struct { int b; }; }; };
class F { union { int a; struct { int b; } c; }; public: union { int d; float e; }; };
typedef struct { union { struct { int d, m; }; int dm; }; int q; } blk;
struct H { union { int a; private: struct { int q; } b; int c; }; };

class G { struct { int b; } c; struct N { int x; } n; int z; }; int use(G g) { return g.c.b + g.n.x + g.z; }
