// `typeof` before an operand without parentheses; static data members whose destructors are accessible to their class.
int *pi;
int x;
void f()
{
    typeof pi[0] y;
    typeof(pi[x]) z;
    __typeof__ x w;
    __typeof pi[x] v = 1;
    typeof *pi u;
    typeof -x t;
}
struct A { A(); private: ~A(); static A foo; static A bar; static A baz; static A arr[2]; };
A A::foo;
A A::bar = A();
A A::baz{};
A A::arr[2];
class C { ~C(); public: C(); struct In { static C c; }; };
C C::In::c;
class D { D(); ~D(); friend struct E; };
struct E { static D d; static D e; };
D E::d;
D E::e = D();
