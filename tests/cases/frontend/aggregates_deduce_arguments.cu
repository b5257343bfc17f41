// flags: --c++20
// prelude: none
// Class template arguments deduced from the elements of aggregates.
template <typename T, int N> struct A { T array[N]; };
A a1 = {{1, 2, 3}};
A a2 = {"meow"};
template <typename T> struct B { T array[2]; };
B b = {0, 1};
template <typename T> struct B2 { T x; T array[2]; int y; };
B2 b2 = {0, 1, 2, 3};
B2 b3 = {0, {1, 2}, 3};
template<typename... T> struct C : T... {};
C c = { []{ return 1; }, []{ return 2; } };
template<class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
void f() { overloaded o{[](int) {}, [](double) {}}; o(1); overloaded p = {[](int) {}}; auto q = overloaded{[](int) { return 1; }, [](char) { return 2; }}; q('c'); }
template<class T> struct D : T { int x; }; struct Base { int z; };
D d{Base{1}, 2}; 
template<class T, class U> struct P { T t; U u; }; P p{1, 2.0}; P pp(1, 2.0); P p3 = {1, 'c'};
template<class T> struct In { struct X { T a, b; } x; T c; }; 
template<class T> struct W { P<T, T> p; T c; }; W w{{1, 2}, 3}; W w2{1, 2, 3};
