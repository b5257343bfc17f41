// flags: --c++20
// prelude: none
// shows: functions that differ in constrained aliases are one
template<class T> concept Sm = sizeof(T) < 4; template<class T> struct sp { sp(); sp(int); };
template<Sm T> using CT = T; template<class T> requires (sizeof(T) < 4) using CR = T; template<class T> requires Sm<T> using CS = T;
template<class T> CT<T>* g1(T*); template<class T> CR<T>* g2(T*); template<class T> CS<T>* g3(T*); template<class T> sp<CR<T>> g4(T*); template<class T> sp<CT<T>> g5(T*);
void f() { g1((char*)0); g2((char*)0); g3((char*)0); g4((char*)0); g5((char*)0); }
void f1() { g1((int*)0); }
void f2() { g2((int*)0); }
void f3() { g3((int*)0); }
void f4() { g4((int*)0); }
void f5() { g5((int*)0); }
template<class T> void h1(CR<T>*, T*); template<class T> void h1(T*, T*); void f6() { h1((char*)0, (char*)0); h1((int*)0, (int*)0); }
template<class T> void h2(CR<T>*); void f7() { h2((char*)0); h2((int*)0); }
template<class A, class B> struct same { static const bool v = false; }; template<class A> struct same<A, A> { static const bool v = true; };
template<class T> void h3() { static_assert(same<CR<T>, T>::v); static_assert(same<sp<CR<T>>, sp<T>>::v); sp<CR<T>> a; sp<T>& b = a; } void f8() { h3<char>(); }
template<class T> sp<CR<T>> h4(T); template<class T> sp<T> h4(T); void f9() { h4('a'); h4(1); }
template<class T> struct R { sp<CR<T>> m(); void n(sp<CR<T>>); }; template<class T> sp<T> R<T>::m() {} template<class T> void R<T>::n(sp<T>) {}
