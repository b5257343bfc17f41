// shows: functions whose declarators hold pointers to members of classes in other namespaces belong where they are declared
// prelude: none
namespace N { struct X {}; template<class P> struct T {}; struct D { struct E {}; }; }
namespace M {
int (N::X::*f(int)); int N::X::*g(int); int (N::X::*v); int (N::T<int>::*h(int)); template<class P> int (N::T<P>::*k(P)); template<class P> int N::T<P>::*l(P); template<class P> int (N::X::*m(P));
int (N::D::E::*o(int)); template<class P> int (P::*q(P)); int (*(N::X::*r(int)))(int); template<class P> long (N::T<P>::*s(P, void *)); template<class P> char s(P, int);
}
void t() { M::f(1); M::g(1); (void)M::v; M::h(1); M::k(1); M::l(1); M::m(1); M::o(1); M::r(1); static_assert(sizeof(M::s('a', 1)) == 1, ""); }
