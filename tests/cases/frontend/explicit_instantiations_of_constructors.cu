// Explicit instantiations and specializations of constructor templates name the template.
template<bool B, class T = void> struct ei {}; template<class T> struct ei<true, T> { typedef T type; };
struct S {};
class Cord { public: template<class T> using E = typename ei<__is_same(T, S), int>::type; Cord(); Cord(const Cord&); template<typename T, E<T> = 0> explicit Cord(T&& s); template<class T> explicit Cord(T*); template<class T, E<T> = 0> Cord& operator=(T&&); };
static_assert(!__is_convertible_to(S, Cord), "0");

static_assert(!__is_convertible_to(S, Cord), "1");
template<class T> Cord::Cord(T*) {}
static_assert(!__is_convertible_to(int*, Cord), "2");
extern template Cord::Cord(S&&);
static_assert(!__is_convertible_to(S, Cord), "3");
template<class T> struct V { explicit V(int); template<class U> explicit V(U*); explicit operator int() const; template<class U> explicit operator U*() const; };
template<class T> V<T>::V(int) {} template<class T> template<class U> V<T>::V(U*) {} template<class T> V<T>::operator int() const { return 0; } template<class T> template<class U> V<T>::operator U*() const { return 0; }
static_assert(!__is_convertible_to(int, V<int>), "4"); static_assert(!__is_convertible_to(int*, V<int>), "5"); static_assert(!__is_convertible_to(V<int>, int), "6"); static_assert(!__is_convertible_to(V<int>, int*), "7");
