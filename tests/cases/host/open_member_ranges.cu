// shows: ranges and variables made of members that an instantiation finds
// flags: -w
// prelude: none
template<class T> struct vw { vw(const T*, unsigned long); vw(); vw(T*); const T*begin(); const T*end(); };
struct cw { cw(int); cw(); cw(int,int); const int*begin(); const int*end(); };
template<class T> unsigned long tu(T x);
template<class Ch, class E> void f(E e) {
  for (Ch c : tu(e.b)) ; for (Ch c : *e.b) ; for (Ch c : e.b + 1) ; for (Ch c : 1 + e.b) ; for (Ch c : E(e.b)) ; for (Ch c : E{e.b}) ; for (Ch c : vw<Ch>{1, e.b}) ; for (Ch c : cw(e.b)) ; for (Ch c : cw(1, e.b)) ; for (Ch c : cw{e.b}) ;
  for (Ch c : e.b.c) ; for (Ch c : e.b[1]) ; for (Ch c : e[e.b]) ; for (Ch c : e.b ? e : e) ; for (Ch c : e ? e.b : e) ; for (Ch c : (e.b, e)) ; for (Ch c : e.b()) ; for (Ch c : e.b().c) ; for (Ch c : -e.b) ; for (Ch c : (E)e.b) ; for (Ch c : static_cast<vw<Ch>>(e.b)) ; for (Ch c : static_cast<E>(e.b)) ; for (Ch c : static_cast<E&&>(e.b)) ; for (Ch c : (E&)(e.b)) ;
  for (Ch c : vw<Ch>(tu(e.b), 1)) ; for (Ch c : vw<Ch>(e.b + 1, 1)) ; for (Ch c : vw<Ch>(1, e.b + 1)) ; for (Ch c : vw<Ch>(1, tu(e.b))) ; for (Ch c : vw<Ch>(e.b(), 1)) ; for (Ch c : vw<Ch>(&e.b)) ; for (Ch c : vw<Ch>(e.b)) ; for (Ch c : E(1, e.b)) ; for (Ch c : E(e.b, 1)) ; for (Ch c : E{e.b, 1}) ; for (Ch c : E{1, e.b}) ; for (Ch c : tu(1, e.b)) ; for (Ch c : e->b) ; for (Ch c : &e.b) ;       
  auto a1 = vw<Ch>(e.b, 1); auto a2 = E(e.b, 1); auto a3 = tu(e.b); auto a4 = e.b + 1; auto a5 = vw<Ch>{e.b, 1}; auto a6 = vw<Ch>(tu(e.b), 1); auto a7 = vw<Ch>(1, e.b); auto a8 = E{e.b}; auto a9 = cw(e.b, 1); auto aa = cw{e.b, 1}; auto ab = vw<Ch>(e.b); auto ac = (E)e.b;
  const auto &b1 = vw<Ch>(e.b, 1); auto &&b2 = vw<Ch>(e.b, 1); 
}
