// prelude: none
// flags: --remarks
// Friends that a class has already.
struct D; struct Other; void g(int); void g(char); template <class T> struct TT; namespace N { struct X; void nf(); } struct M { void a(); M(); };
struct A { friend int f(); friend int f(); friend void g(int); friend void g(char); friend void g(int); };
struct B { friend D; friend class D; friend struct Other; friend N::X; friend struct N::X; friend void N::nf(); friend void N::nf(); };
struct C { friend TT<int>; friend TT<char>; friend struct TT<char>; friend void M::a(); friend void M::a(); friend M::M(); friend M::M(); };
struct E { template <class T> friend struct TT; template <class T> friend struct TT; friend void defined(); friend void defined() {} };
template <class T> struct F { friend D; friend D; friend T; friend T; friend struct TT<T>; friend struct TT<T>; };
typedef D DD; struct G { friend int; friend int; friend DD; friend D; friend G operator+(G, G); friend G operator+(G, G); };
