// prelude: none
// Alignments of typedef names in class templates, and packed bit-fields.
template<unsigned n, unsigned a> struct Storage { typedef char type[n] __attribute__((aligned(a))); };
template<class T> struct Held { typename Storage<sizeof(T), alignof(T)>::type data; };
template<class T> struct Own { using data_type __attribute__((aligned(__alignof(T)))) = char[sizeof(T)]; data_type data; };
template<class T> struct Twice { typedef T wide __attribute__((aligned(sizeof(T) * 2))); wide data; };
static_assert(alignof(Held<double>) == 8 && alignof(Own<double>) == 8 && alignof(Twice<int>) == 8, "");
struct Packed { char a : 4; char b : 8 __attribute__((packed)); char c : 4; };
struct Marked { char x; int a : 30 __attribute__((packed)); int b : 30 __attribute__((packed)); short c : 3; };
static_assert(sizeof(Packed) == 2 && sizeof(Marked) == 10 && alignof(Marked) == 2, "");
union Either { int i; int j; };
static_assert(&Either::i == &Either::j, "");
struct Explicit { explicit Explicit(int = 0); };
struct Around { int n; Explicit e; };
Around around = {1};
struct Inside { struct Put { int x; } put; int z; };
Inside inside{.put = 0};
