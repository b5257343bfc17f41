// shows: member functions called for objects that functions return in memory
// flags: -w
// prelude: none
struct AR { AR(bool); AR(const AR&); AR &operator<<(int v); AR &operator-(int) const; AR &nm(int); AR operator+(int); };
struct TR { int x; TR &operator<<(int v); TR &operator-(int) const; TR &nm(int); TR operator+(int); };
struct DT { DT(); ~DT(); DT &operator<<(int v); DT &operator-(int) const; DT &nm(int); DT operator+(int); };
struct BA { BA(); BA(const BA&); BA&operator<<(int); }; struct DE : BA { DE(); DE(const DE&); };
AR AF(); TR TF(); DT DF(); DE DG(); AR &RF(); AR &operator*(const AR&, int); AR &operator/(AR&&, int); AR &operator%(AR&&, int);
void nt(int a) { AF() << a << 1; TF() << a << 1; DF() << a << 1; DG() << a << 1; RF() << a << 1; AF() - a - 1; TF() - a - 1; DF() - a - 1; AF() * a * 1; AF() / a; AR(true) << a << 1; TR() << a << 1; DT() << a << 1; DE() << a << 1; AR(true) - a - 1; DT() - a - 1; AF() + a + 1; AF() + a << 1; DT() + a << 1; TF() + a << 1; AF().nm(1) << 2; AF() << 1 << 2 << 3; DT() << 1 << 2 << 3; AR(true) * 1 * 2; (AF()) << 1 << 2; int i = 0; AF().nm(1).nm(2); (AF() << 1).nm(2); DT{} << 1 << 2; AR r = AF() << 1 << 2; if (AF() << 1 << 2, 1) ; }
struct Z2 { Z2(int, int); Z2(const Z2&); explicit Z2(bool); Z2 &operator<<(int v); Z2 &nm(int); explicit operator bool(); Z2 operator++(int); Z2 &operator++(); Z2 &operator()(int); Z2 &operator[](int); Z2 *operator->(); bool operator!(); int i(); operator int(); };
struct Z3 : Z2 { using Z2::Z2; Z3(const Z3&); Z3&operator=(const Z3&); }; Z2 ZF(); Z3 YF(); Z2 &XF(); struct B2 { operator Z2(); }; B2 bf();
template<class T> void zt(int a) { Z2(1, 2) << a << 1; Z2{1, 2} << a << 1; Z2(true) << a << 1; static_cast<Z2>(true) << 1 << 2; (Z2)true << 1 << 2; Z3(1, 2) << 1 << 2; ZF()++; ++ZF(); ZF()(1)(2); ZF()[1][2]; ZF()->nm(1); !ZF(); ZF() ? 1 : 2; if (ZF()) ; ZF().i() + 1; int x = ZF().i(); int y = ZF(); long z = ZF(); (ZF().nm(1)) ? 1 : 2; ZF().nm(1)[2]; ZF().nm(1)(2); ZF() = ZF(); ZF().operator<<(1) << 2; static_cast<Z2>(bf()) << 1 << 2; ((Z2)bf()) << 1 << 2; Z2(Z2(1, 2)) << 1 << 2; (a ? ZF() : ZF()) << 1 << 2; Z2 *p = &(ZF() << 1); const Z2 &r = ZF() << 1; Z2 q(ZF() << 1); Z2 w{ZF() << 1}; throw ZF() << 1; long l = ZF().i() ? ZF().i() : ZF().i(); bool b = ZF() && ZF(); bool bb = ZF().nm(1) || 1; while (ZF().nm(1)) ; }
