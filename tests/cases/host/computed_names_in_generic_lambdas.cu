// prelude: none
// flags: --c++17
// Typedef names of what expressions determine stay in the bodies of generic lambda expressions, but not in blocks within them.
template<class T> struct RM { typedef T type; }; template<class T> using rc = typename RM<T>::type; struct ck {}; template<class T, class U> constexpr bool same = false; template<class T> struct W { static constexpr bool v = false; typedef T t; int operator()(int) const; W(); W(int); }; template<class T> constexpr bool fn() { return true; } void cp(...);
template<class V> void q(V v) { int r; using ty = rc<decltype(v)>; bool b;
 [&](auto&& mem) { using ly = rc<decltype(mem)>;
 if constexpr (same<ly, ck>) { W<ly>{}; W<ly>(); r = W<ly>{}(1); b = same<ly, ck>; W<ly>::v; W<ly> x; fn<ly>(); ly z; typename W<ly>::t y; new W<ly>; (W<ly>)1; static_cast<W<ly>>(mem); cp(W<ly>{}); sizeof(W<ly>); W<ty>{}; using li = rc<decltype(r)>; using lj = rc<decltype(mem)>; W<li>{}; W<lj>{}; r = W<lj>{}(1); W<lj> xx; } else { W<ly>{}; W<ly> x; }
 if (1) { W<ly>{}; } { W<ly>{}; } while (1) W<ly>{}; for (int i; i < W<ly>{}(1); W<ly>{}(2)) W<ly>{}; if constexpr (sizeof(int)==4) { W<ly>{}; } switch (1) { case 1: W<ly>{}; }  do W<ly>{}; while (W<ly>{}(1)); if (W<ly>{}(1)) W<ly>{}; if constexpr (W<ly>{}(1)) {}  if (same<ly, ck>) { W<ly>{}; } if (W<ly>{}(r)) {} else W<ly>{}; return W<ly>{}; }; 
}
