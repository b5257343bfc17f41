// shows: temporaries as operands of commas and as objects
// flags: --c++17
// prelude: none
struct A0 { int v; }; struct A1 { int v; constexpr A1() : v(1) {} int f() const; }; struct A2 { int v; A2() {} ~A2(); }; struct A3 { A3() = default; int v; A3(int); }; struct A4 { }; struct A5 { int a = 3; int f() const; };
template<class T> int use(const T &, int = 0); template<int N> struct I { int v; }; template<class... A> int f(A... a);
int b1(int t) { int n = A0{}.v + A1{}.v + A2{}.v + A3{}.v + A5{}.a + A5{}.f(); use((t, A0{})); use((t, A1{})); use((t, A2{})); use((t, A3{})); use((t, A4{})); use((t, A0{1})); use((t, A0())); return A0{}.v + n; }
template<int... Is> int g(int t) { return f(((void)Is, I<0>{})..., t) + f(I<Is>{}...) + f((Is, I<Is>{}.v)...); }
