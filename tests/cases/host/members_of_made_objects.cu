// shows: Member calls on objects of dependent types
// prelude: none
template<class T> void f(T t) { typename T::Y().mf(); typename T::Y()(1); typename T::Y{}.mf(); typename T::Y(1).mf(2); T().mf(); T{}.mf(); typename T::Y().x; typename T::Y().mf().g(); int x = typename T::Y().mf(); (typename T::Y()).mf(); typename T::Y(1)[2]; typename T::Y(1)->f(); typename T::Y().x.f(); !typename T::Y(); typename T::template Z<int>().mf(); }
