// shows: after typename a dependent name before < is a template's without the keyword
// prelude: none
template<class A> struct traits { using word = unsigned; using plain = typename A::rebind<int>; using chain = typename A::rebind<word>::inner<1, 2>; typename A::rebind<int>::type member; };
template<class A> struct derived : A { typename derived::rebind<char> part; };
template<class A, class = typename A::rebind<int>> void function(typename A::rebind<char> value);
