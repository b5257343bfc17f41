// flags: --c++20
// Constructor templates, initializer-list constructors and constraints among the deduction guides of a class template.
namespace std {
template<class T> class initializer_list {
  const T *first;
  unsigned long count;
  initializer_list(const T *, unsigned long);
public:
  initializer_list();
};
}
template<class T> concept Small = sizeof(T) <= 4;

template<class T> struct Pair { template<class U> Pair(U, T); Pair(T *); template<Small U> Pair(U, U, T); template<class U> Pair(U, U, T, int = 0); };
Pair a1(1, 2.0);
Pair<double> *p1 = &a1;
Pair a2((char *)nullptr);
Pair<char> *p2 = &a2;
Pair a3(1, 1, 'a');
Pair<char> *p3 = &a3;

template<class T, int N> struct Table { template<class... U> Table(const T (&)[N], U...); template<class V> Table(V &&); };
template<class V> Table(V &&) -> Table<V, 7>;
int numbers[4];
Table b1(numbers, 1, 'c');
Table<int, 4> *q1 = &b1;
Table b2(1);
Table<int, 7> *q2 = &b2;

template<class T> struct List { List(std::initializer_list<T>); List(T, T); template<class U> List(U *, T, int); };
List c1{1, 2};
List<int> *r1 = &c1;
List c2{"a", 2.0, 1};
List<double> *r2 = &c2;

template<class T> inline constexpr bool is_view = false;
template<class R> struct Owning { Owning(R &&); };
template<class T> inline constexpr bool is_view<Owning<T>> = true;
template<class T> concept View = is_view<T>;
template<class T> T made();
template<View V, class P> struct Drop { Drop(V, P); };
template<class R, class P> Drop(R &&, P) -> Drop<decltype(Owning(made<R>())), P>;
struct Range {};
Drop d1(Range{}, 1);

template<class T> struct Span { template<class U = T> Span(std::initializer_list<U>); };
void takes(Span<int>);
void f() { takes({1, 2, 3}); }
