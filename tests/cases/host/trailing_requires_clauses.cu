// shows: requires-clauses of members have a line of their own
// flags: --c++20 -w --frandom-seed=7
// prelude: none
template<class T> concept C = true;
template<class T> 
struct S { void m()
 requires 
 C<T>; 
 friend int fr(S)
 requires C<T> { return 1; }
 template<class U>
 friend int fr3(S, U)
 requires C<U> { return 1; }
 struct In { void q()
   requires C<T>; };
 S()
  requires C<T> {}
 ~S()
  requires C<T> {}
 void one() requires C<T>;
 template<class V> S(V)
   requires C<V>;
 auto fauto(auto x)
   requires C<T>;
 auto fauto2(auto x)
   requires C<T> { return 1; }
 };
template<class T> 
void S<T>::m()
 requires 
 C<T> { }
void ff(auto x)
  requires (sizeof(x) == 1) {}
