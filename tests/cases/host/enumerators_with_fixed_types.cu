// shows: Enumerators of class templates with fixed underlying types keep their values.
// prelude: none
template<class T> struct W { enum class A : int { a = 0, b = 1, c = 2, d, e = 4, f = 3+2, g = f+1, h = T::v, i = 1}; enum class B { a = 0, b = 1, c, d = 3 }; enum class C : unsigned char { z = 0x10, y = 17, x=18 }; enum D: int { m = 0, n = 1, o = n+1, p = (3)}; 
  enum class F : int; void f() { enum class L: int {a = 0, b = 1}; enum M {u = 0, v = 1}; } struct N { enum class A : int { a = 0, b = 1 }; }; };
template<class T> enum class W<T>::F : int { a = 0, b = 1, c = 2 };
template<class T> struct W<T*> { enum class A : int { a = 0, b = 1 }; };
template<> struct W<int> { enum class A : int { a = 0, b = 1 }; };
template<class T> void ff() { enum class A : int { a = 0, b = 1 }; enum Q { c, d = 1}; struct Z { enum class A : int { a = 0, b = 1 }; }; }
int anchor = 1;
