// flags: --c++20
// shows: arrays that new-expressions make, and types in parentheses
struct Ag { int a; double b; char c[4]; }; struct A { A(int); int x; }; int gi;
auto n1 = new Ag[2]{{1, 2}, {3}};
auto n2 = new int[2]{1, 2};
auto n3 = new int[2][2]{{1, 2}, {3}};
auto n4 = new char[4]{"abc"};
auto n5 = new A[2]{1, 2};
auto n6 = new A[2]{A(1), {2}};
auto n7 = new int[2](1, 2);
auto n8 = new double[2]{1, 2};
auto n9 = new double[2]{gi};
auto n10 = new int[gi]{1, 2};
auto n11 = new int[3]{};
auto n12 = new int[3]();
template<class T> auto n14() { return new int[2]{1, 2}; }
auto n15() { return new Ag[gi]{}; }
auto n16 = new int[2]{1.5, 2};
auto n18 = new char[2][4]{"abc", "d"};
template<class T> auto n19() { return new Ag[2]{{1, 2}}; }
struct S { int *p = new int[]{1, 2}; S() : p(new int[]{3}) { } };
auto n23 = new const int[]{1};
auto n24 = new (int[]){1, 2};
auto n25 = new (int[2]){1, 2};
auto n26 = new int[]{};
