// features of later standards that are accepted with a warning
struct A { int x = 1; A(int); A() : A(1) { } }; struct B : A { using A::A; }; A &&mv(A &a); [[noreturn]] void n();
struct V { virtual void f(); }; struct W : V { void f() override; virtual void g() final; }; struct BF { int a : 3 = 2; int b : 4 {1}; }; int dc(int &x) { return auto(x) + auto{x}; }
