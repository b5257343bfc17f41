// shows: classes whose bases or members cannot be made without arguments: private constructors, constant members of bases, deleted destructors
// prelude: none
struct J1 { const int c; }; struct J5 { private: J5(); }; struct J6 { protected: J6(); }; struct J7 { private: J7(); friend struct N7; };
struct N1 : J1 {}; struct N5 : J5 {}; struct N6 : J6 {}; struct N7 : J7 {}; struct Q5 { J5 j; }; struct Q6 { J6 j; };
void f() { new N1; new N5; new N6; new N7; }
N5 n5; N6 n6; N7 n7; Q5 q5; Q6 q6;
struct T5 : J5 { T5() = default; }; T5 t5;
struct K4 { ~K4() = delete; }; struct K7 { private: ~K7(); }; struct K9 { K9(); ~K9() = delete; };
struct A1 { K4 j; A1() {} }; struct A2 : K4 { A2() {} }; struct A3 { K7 j; A3() {} }; struct A4 { K9 j; A4() {} }; struct A5 : K9 { A5() {} }; struct A6 { K4 j; A6() : j{} {} };
