// flags: --c++20
// prelude: none
// shows: constraints of alias templates fail a substitution, and the alias stands for its type
template<class T> requires (sizeof(T) < 4) using CR = T; template<class T> struct sp { };
template<class T> void h2(CR<T>*); void f7() { h2((char*)0); h2((int*)0); }
template<class T> void h5(CR<T>); void f8() { h5('a'); h5(1); }
template<class T> void h6(sp<CR<T>>); void f9() { h6(sp<char>()); h6(sp<int>()); }
template<class T> void h7(T, CR<T>); void f10() { h7('a', 'b'); h7(1, 1); }
template<class T> void h8(T, CR<T>* = nullptr); void f11() { h8('a'); h8(1); }
template<class T> CR<T> h9(T); void f12() { h9('a'); h9(1); }
template<class T> auto h10(T) -> CR<T>; void f13() { h10('a'); h10(1); }
template<class T> auto h11(T) -> sp<CR<T>*>; void f14() { h11('a'); h11(1); }
template<class T, class = CR<T>> void h12(T); void f15() { h12('a'); h12(1); }
