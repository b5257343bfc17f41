// prelude: none
struct A { virtual void f(int); };
struct B : A { virtual void f(char); private: void f(int); };
struct C : B { virtual void f(char); };
struct A2 { private: virtual void f(int); public: virtual ~A2(); };
struct B2 : A2 { virtual void f(char); void f(int); };
struct C2 : B2 { virtual void f(char); };
struct B3 : A { virtual void f(char); void f(int); };
struct C3 : B3 { virtual void f(char); };
struct D3 : C3 { virtual void f(int); };
struct B4 { virtual void f(char); virtual void f(int); };
struct C4 : B4 { virtual void f(char); };
struct D4 : C4 { void f(char); };
struct E4 : C4 { void f(int); };
struct B5 : B4 { void f(long); };
struct B6 { virtual void f(char); private: virtual void f(int); };
struct C6 : B6 { virtual void f(char); };
struct B7 : A { private: void f(int); }; struct C7 : B7 { void f(char); };
