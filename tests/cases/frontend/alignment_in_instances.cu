// shows: alignments that depend on template parameters, packs of them, several for one class or member
// prelude: none
template<class T, int N> struct A { alignas(N) char c; };
template<class T, int N> struct B { alignas(T) char c; };
template<class T, int N> struct C { char c __attribute__((aligned(N))); };
template<class T, int N> struct D { __attribute__((aligned(sizeof(T)))) char c; };
template<class T, int N> struct alignas(N) E { char c; };
template<class T, int N> struct __attribute__((aligned(N))) F { char c; };
template<class T, int N> struct alignas(T) G { char c; };
template<class... T> struct H { alignas(T...) char c; };
template<class T, int N> struct I { struct alignas(N) J { char c; }; J j; };
template<class T, int N> struct alignas(N) alignas(T) K { char c; };
static_assert(sizeof(A<long, 16>) == 16, "a"); 
static_assert(sizeof(B<long, 16>) == 8, "b"); 
static_assert(sizeof(C<long, 16>) == 16, "c"); 
static_assert(sizeof(D<long, 16>) == 8, "d"); 
static_assert(sizeof(E<long, 16>) == 16, "e"); 
static_assert(sizeof(F<long, 16>) == 16, "f"); 
static_assert(sizeof(G<long, 16>) == 8, "g"); 
static_assert(sizeof(H<long, char>) == 8, "h"); 
static_assert(sizeof(I<long, 16>) == 16, "i"); 
struct alignas(16) alignas(8) MA { char c; }; static_assert(alignof(MA) == 16, "a1");static_assert(alignof(MA) == 8, "a2");
struct alignas(8) alignas(16) MB { char c; }; static_assert(alignof(MB) == 16, "b1");static_assert(alignof(MB) == 8, "b2");
template<int N, int M> struct alignas(N) alignas(M) MC { char c; }; static_assert(sizeof(MC<16,8>) == 16, "c1");static_assert(sizeof(MC<16,8>) == 8, "c2");static_assert(sizeof(MC<8,16>) == 16, "c3");static_assert(sizeof(MC<8,16>) == 8, "c4");
template<int N, class T> struct alignas(N) alignas(T) MD { char c; }; static_assert(sizeof(MD<16,long>) == 16, "d1");static_assert(sizeof(MD<16,long>) == 8, "d2");static_assert(sizeof(MD<4,long>) == 4, "d3");static_assert(sizeof(MD<4,long>) == 8, "d4");
template<class T, int N> struct alignas(T) alignas(N) ME { char c; }; static_assert(sizeof(ME<long,16>) == 16, "e1");static_assert(sizeof(ME<long,16>) == 8, "e2");static_assert(sizeof(ME<long,4>) == 4, "e3");static_assert(sizeof(ME<long,4>) == 8, "e4");
template<class... T> struct alignas(T...) MF { char c; }; static_assert(sizeof(MF<long,int>) == 8, "f1");static_assert(sizeof(MF<int,long>) == 8, "f2"); static_assert(sizeof(MF<>) == 1, "f3");
template<int... N> struct alignas(N...) MG { char c; }; static_assert(sizeof(MG<16,8>) == 16, "g1");static_assert(sizeof(MG<8,16>) == 16, "g2"); static_assert(sizeof(MG<>) == 1, "g3");
template<class T, int N> struct MH { alignas(N) alignas(T) char c; }; static_assert(sizeof(MH<long,16>) == 16, "h1");
template<int N> struct alignas(N) MI { char c; }; static_assert(sizeof(MI<0>) == 1, "i1"); static_assert(sizeof(MI<1>) == 1, "i2");
template<int N> struct __attribute__((aligned(N))) __attribute__((aligned(4))) MJ { char c; }; static_assert(sizeof(MJ<16>) == 16, "j1"); static_assert(sizeof(MJ<2>) == 4, "j2");
typedef unsigned int uint32_t; 
template<class T> struct vec { T *a, *b, *c; };
template<class T> struct sp { T *p; void *q; };
struct Event; using event = sp<Event>;
template <typename T, unsigned long small_cap = (sizeof(vec<T>) + sizeof(T) - 1) / sizeof(T)>
class small_vector {
  using small_size_t = uint32_t;
public:
  static_assert(small_cap < (1ull << 31));
  T *data() { return is_small() ? reinterpret_cast<T *>(small_) : nullptr; }
private:
  bool is_small() const { return true; }
  union { alignas(T) unsigned char small_[sizeof(T) * small_cap]; alignas(vec<T>) unsigned char big_[sizeof(vec<T>)]; };
  small_size_t small_length = 0;
};
static_assert(sizeof(small_vector<event, 7>) == 120);
static_assert(sizeof(small_vector<char, 1>) == 32);
