// prelude: none
template <class T> struct IsInteger { enum { value = 0 }; };
template <> struct IsInteger<int> { enum { value = 1 }; };
template <bool, class> struct EnableIf { };
template <class T> struct EnableIf<true, T> { typedef T type; };
template <class T> typename EnableIf<IsInteger<T>::value, double>::type sine(T x) { return x; }
double sine(double);
float sine(float);
double f(int i) { return sine(i); }
template <class T> T &&value();
struct Failure { };
template <class T> struct Success { typedef T type; };
struct Test {
  template <class F, class... A> static Success<decltype(value<F>()(value<A>()...))> test(int);
  template <class...> static Failure test(...);
};
template <class F, class... A> struct Result : Test { typedef decltype(test<F, A...>(0)) type; };
template <class T> struct Decay { typedef T type; };
template <class F, class... A> using ResultOf =
    typename Result<typename Decay<F>::type, typename Decay<A>::type...>::type::type;
enum class Policy { now };
template <class F, class... A> int start(Policy, F &&, A &&...);
template <class F, class... A> ResultOf<F, A...> start(F &&, A &&...);
struct Call { int operator()(int) const; };
int g() { return start(Policy::now, Call(), 1) + start(Call(), 1); }
template <int N, class V> int &get(V &&);
template <int N, class V> using Get = decltype(get<N>(value<V>()));
template <class F, class... V> typename Result<F, Get<0, V>...>::type::type visit(F &&, V &&...);
template <class F, class... V> typename Result<F, Get<0, V>...>::type::type visit(F &&f, V &&...v) { return 1; }
int h() { return visit(Call(), 1); }
