// What constructors make and destructors destroy: bases and members have destructors for that ([class.base.init], [class.dtor]).
struct D { D(); D(int); D(const D&); ~D() = delete; };
struct P { P(); P(int); P(const P&); private: ~P(); };
struct Q { Q(); protected: ~Q(); };
struct V { V(); private: ~V(); };
struct A1 { D d; A1() noexcept {} };
struct A2 { D d; A2(); A2(int) : A2() {} };
struct A3 : D { A3() {} };
struct A4 : virtual P { A4() {} };
struct A5 : Q { A5() {} };
struct A6 { Q q; A6() {} };
struct A7 { D a[2]; A7() {} };
struct A8 { D &r; static D s; A8(D &d) : r(d) {} };
struct B2 { P p; B2(); ~B2(); };
B2::B2() {}
B2::~B2() {}
struct B3 { P p; D d; B3() : d(), p(1) {} ~B3() {} };
struct B4 : P, D { B4() : D(), P() {} ~B4() {} };
struct B6 : virtual P { ~B6() {} };
struct B7 { Q q; P p[2]; ~B7() {} };
struct B9 : P, virtual V { D d; B9() {} ~B9() {} };
struct C2 { P p = 1; D d{}; C2(int) {} C2(const C2&) {} };
struct C3 { const P p; C3(); };
C3::C3() : p{} { }
struct C4 : D { C4() : D(D()) {} };
struct C5 { D d; C5() : d(D()) {} };
union U { D d; int i; U() {} ~U() {} };
struct F { friend struct G; private: ~F(); };
struct G { F f; G() {} ~G() {} };
struct H : F { H() {} };
