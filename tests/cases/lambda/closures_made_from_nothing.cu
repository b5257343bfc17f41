// shows: closure types have no default constructor and are no aggregates
// flags: --c++14
 void host(int x) {
   auto f = [] { }; auto g = [x] { return x; };
   using F = decltype(f); using G = decltype(g);
   G g1{x}; 
   G g2{}; 
   G g3 = {};
   F f2{}; 
   F f3 = {};
   F f4{1};
   F f5{f, f};
   struct S { F f; G g; } s{}; 
   S s2{f, x};
   bool b = __is_aggregate(F), c = __is_aggregate(G);
 }
 auto q = [] { }; static_assert(!__is_aggregate(decltype(q)), "");
