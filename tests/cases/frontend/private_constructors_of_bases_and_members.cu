class B { B() {} friend struct C; }; struct C { B b; }; C c;
template<class T> class D { D() {} friend T; }; struct E { D<E> d; }; E e;
struct P { protected: P() {} }; struct Q : P {}; Q q1; struct R : P { struct S { }; S s; }; R r;
struct V { private: V() {} public: V(int) {} }; struct W { V v{3}; }; W w; struct X { V v; X() : v(1) {} }; X x; struct Y { V v = V(2); }; Y y;
struct AA { private: AA() {} friend class BB; }; class BB { struct CC { AA a; }; CC c; public: BB() {} }; BB bb;
template<class T> struct crtp { private: crtp() {} friend T; }; struct user : crtp<user> {}; user u1; 
