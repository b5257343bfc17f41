// shows: classes that qualified names declare again without defining them
// prelude: none
template<class T> struct Ex { template<class U> struct In { template<class V> struct Dp {}; struct Pl {}; }; struct Mc {}; };
template<class T> template<class U> template<class V> struct Ex<T>::In<U>::Dp;
template<class T> template<class U> struct Ex<T>::In<U>::Pl; template<class T> template<class U> struct Ex<T>::In; template<class T> struct Ex<T>::Mc;
struct A { struct B {}; struct C; template<class T> struct D; template<class T> struct E {}; };
struct A::B;
struct A::C; template<class T> struct A::D; template<class T> struct A::E;
struct A::C {}; struct A::C; template<class T> struct A::D {}; namespace N { struct X; template<class T> struct Y; } struct N::X; template<class T> struct N::Y; class ::N::X;
template<> struct Ex<int>::Mc; template<> template<class U> struct Ex<int>::In; template struct Ex<char>::Mc; template<> template<> struct Ex<long>::In<int>; template<> struct A::D<int>; struct A::B ab; struct A::C *ac; struct S { friend struct A::B; struct A::B m; };
void f() { struct A::C; struct N::X; struct A::B loc; }
