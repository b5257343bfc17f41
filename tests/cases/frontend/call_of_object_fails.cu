// shows: calls of objects that no operator() accepts
// flags: --c++17
// prelude: none
struct One { int operator()(int) const; explicit operator bool() const; };
struct Two { int operator()(int) const; int operator()(int *) const; };
struct Deduced { template <class T> void operator()(T *); };
struct Both { template <class T> void operator()(T *); void operator()(); };
struct Mutable { void operator()(int); };
struct None {};
typedef void (*pointer)(int);
struct Surrogate { operator pointer() const; };
template <class S> class function;
template <class R, class... A> class function<R(A...)> {
public:
  function() noexcept;
  template <class F> function(F f);
  R operator()(A... a) const;
};
void calls(One one, Two two, Deduced deduced, Both both, const Mutable &constant, None none, Surrogate surrogate, function<int(int)> f) {
  one("x");
  one();
  two(1.0, 2);
  deduced(1);
  both(1);
  constant(1);
  none(1);
  surrogate(1);
  f("x");
  f();
  auto closure = [](int) { return 1; };
  closure("x");
  closure();
}
