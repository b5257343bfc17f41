// shows: 117 in templates: types that alias templates name
// prelude: none
template<bool, class T = void> struct E { using type = T; }; template<class T> struct E<false, T> {}; template<bool b, class T = void> using Et = typename E<b, T>::type;
template<class T, class> struct ret { typedef T type; };
template<class T, class EnableIf> using rt = T;
template<class T, class EnableIf> using rt2 = typename ret<T, EnableIf>::type;
template<class T> struct Z { 
 template<class U> auto f(U u) -> rt<void, Et<sizeof(U) == 3, void>> { return; } 
 template<class U> auto f2(U u) -> rt2<void, Et<sizeof(U) == 3, void>> { return; } 
 template<class U> auto f3(U u) -> rt<int, Et<sizeof(U) == 3, void>> { return; } 
 template<class U> rt<void, Et<sizeof(U) == 3, void>> f4(U u) { return; } 
 template<class U> rt<void, Et<sizeof(U) == 3, void>> f5(U u) { } 
 template<class U> rt<void, Et<sizeof(U) == 3, void>> f6(U u) { return 1; } 
 template<class U> rt<int, Et<sizeof(U) == 3, void>> f7(U u) { } 
 template<class U> rt<int, Et<sizeof(U) == 3, void>> f8(U u) { return; } 
 template<class U> rt<U, Et<sizeof(U) == 3, void>> f9(U u) { return; } 
 template<class U> rt<U, void> f10(U u) { return; } 
 template<class U> rt<U, void> f11(U u) { } 
 template<class U> rt<void, U> f12(U u) { return; } 
 template<class U> rt<void, U> f13(U u) { return f12(u); } 
};
template<class U> rt<void, U> g12(U u) { return; } 
template<class U> rt<void, U> g13(U u) { } 
template<class U> rt<void, void> g14(U u) { return; } 
