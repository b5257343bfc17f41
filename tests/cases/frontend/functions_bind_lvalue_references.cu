// An lvalue reference binds to a function better than an rvalue reference.
template<class T> T&& declval() noexcept;
template<class T> struct rw { 
  static void fun(T&) noexcept; static void fun(T&&) = delete;
  template<class U, class = decltype(fun(declval<U>()))> constexpr rw(U&& u) noexcept(noexcept(fun(declval<U>()))) { T& f = static_cast<U&&>(u); }
};
void fv(int);
void g() { rw<void(int)> r(fv); int i; rw<int> r2(i); }
void f1(void (&)(int)) noexcept; void f1(void (&&)(int)) = delete;
void h() { f1(fv); f1(declval<void(&)(int)>()); f1(*fv); }
