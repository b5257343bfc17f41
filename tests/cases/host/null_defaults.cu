// shows: nullptr as a default argument: zero where the type is known to be a pointer, as written otherwise
// flags: -w
// prelude: none
typedef decltype(nullptr) nt;
struct C { C(nt); C(int*); int x; }; template<class T> struct CT { CT(nt); };
void f1(C = nullptr, const C & = nullptr, C && = nullptr, int C::* = nullptr, int (C::*)() = nullptr, CT<int> = nullptr, const CT<int>& = nullptr, bool = (bool)nullptr, nt = nullptr, const nt & = nullptr, int *const & = nullptr, int * && = nullptr, void (*)() = nullptr, int *const = nullptr, decltype((int*)0) = nullptr);
template<class T> void f2(C = nullptr, const C & = nullptr, C && = nullptr, int C::* = nullptr, int (C::*)() = nullptr, CT<T> = nullptr, const CT<T>& = nullptr, CT<T> && = nullptr, bool = (bool)nullptr, nt = nullptr, const nt & = nullptr, int *const & = nullptr, int * && = nullptr, void (*)() = nullptr, int *const = nullptr, decltype((int*)0) = nullptr);
template<class T> void f3(T & = nullptr, T && = nullptr, T *const & = nullptr, T *&& = nullptr, const T = nullptr, T C::* = nullptr, C T::* = nullptr, T (C::*)() = nullptr, T (*)(T) = nullptr, T * const = nullptr, typename T::x && = nullptr, T ** = nullptr, T (&)[2] = nullptr);
template<class T> using ptr = T *; template<class T> using ref = T&&; template<class T> using id = T;
template<class T> void f4(ptr<T> = nullptr, ref<T> = nullptr, id<T*> = nullptr, id<T> = nullptr, ptr<typename T::x> = nullptr);
template<class T> struct M { typedef T *p; typedef T t; typedef typename T::q tq; void f(p = nullptr, t = nullptr, tq = nullptr, T *x = nullptr, int T::* = nullptr); M(p = nullptr); struct In; void g(In * = nullptr, In = nullptr, M = nullptr, M * = nullptr);
  template<class U> void h(U = nullptr, decltype(U()) = nullptr, U * = nullptr); };
auto l = [](int *p = nullptr, int C::* = nullptr, C = nullptr) {}; 
template<class T> void fl() { auto l = [](int *p = nullptr, T x = nullptr, T C::* = nullptr, decltype(T()) = nullptr, C = nullptr, T && = nullptr) {}; auto g = [](auto *p = nullptr, auto t = nullptr, decltype(T()) = nullptr) {}; }
template<class T> struct K { K(T t = nullptr, decltype(T()) = nullptr); static void m(decltype(T()) x = nullptr, __underlying_type(T) y = nullptr); };
