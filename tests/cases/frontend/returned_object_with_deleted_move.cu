// a returned or thrown local variable chooses the deleted move constructor
struct S { S(); S(const S &); S(S &&) = delete; }; S g() { S a; return a; } S g2(S p) { return p; } void th() { S a; throw a; }
struct T { T(); T(const T &) = delete; T(T &&); }; T h() { T a; return a; }
