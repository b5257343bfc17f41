// shows: member templates that are not public as arguments
// flags: -w
// prelude: none
template<class T> struct vt { static const bool value = true; };
template<class T, class U> constexpr bool vv = true;
template<class T> class CQ { public: struct IC {}; template<class U> class bi { public: int a; }; template<class U> using al = bi<U>;
 using iterator = bi<T>; using const_iterator = bi<const T>; using pt = T; using ic = IC; typedef bi<T> it2; };
class PR { struct IC {}; template<class U> class bi {}; public: using iterator = bi<int>; using ic = IC; };
class PS { struct IC {}; public: template<class U> class bi {}; using iterator = bi<IC>; using ic = IC; };
void t() { using Iter = CQ<long>::iterator; using IC = CQ<long>::ic; using PT = CQ<long>::pt; 
 bool a = vv<Iter, IC>; bool b = vt<Iter>::value; bool c = vt<IC>::value; bool d = vt<PT>::value; using I3 = CQ<long>::al<int>; bool e = vt<I3>::value; using I4 = Iter; bool f = vt<I4>::value; vt<I4> vg; Iter i; vt<Iter*> vh; 
 using P1 = PR::iterator; using P2 = PR::ic; bool g = vv<P1, P2>; vt<P1> w; using P3 = PS::iterator; P3 *w4; using I5 = CQ<long>; vt<I5::iterator> x; using I6 = I5::iterator; vt<I6> y; vt<const I6> z; }
using Iter = CQ<long>::iterator; vt<Iter> vi; using P1 = PR::iterator; using P2 = PR::ic; vt<P1> w; vt<P2> w2;
