// shows: typedefs named in nested classes stay in qualifiers
// prelude: none
template<int A, int B> struct PL { static const int kC = A; static const int kS = B; };
template<int N, class T> struct Coord { T a[N]; using Index = T; T &at(); };
template<class Shape_, class Arr_, int E> struct Map {
  using Shape = Shape_; static const int kE = E;
  struct Detail { using Arr = Arr_; using SA = PL<Shape::kC / kE, Shape::kS>; using WA = PL<SA::kC / Arr::kC, SA::kS / Arr::kS>; static const int kW = WA::kC; using WArr = PL<kW, kW>; using Sub = Shape; struct In { using X = Arr_; }; };
  using It = PL<Detail::WA::kC / Detail::kW, Detail::WA::kS / Detail::kW>;
  using De = PL<Detail::Arr::kC * kE, Detail::Arr::kS * Detail::WArr::kS>;
  using D2 = PL<Detail::In::X::kC, Detail::Sub::kS>; using D3 = PL<Map::Shape::kC, Map::Detail::Arr::kC>; using D4 = typename Detail::Arr::type; using D5 = PL<Detail::Arr::type::kC, 1>;
  static const int v = Detail::WA::kC + Detail::Arr::kC; int arr[Detail::WA::kC]; enum { e = Detail::WA::kC };
  void f() { PL<Detail::WA::kC, Detail::Arr::kC> x; int i = Detail::WA::kC + Detail::Arr::kC; using L = Detail; PL<L::Arr::kC, L::WA::kC> y; typename Detail::Arr::type z; }
  void g(PL<Detail::WA::kC, Detail::Arr::kC> x); PL<Detail::WA::kC, 1> h();
};
template<class S, class A, int E> void Map<S, A, E>::g(PL<Detail::WA::kC, Detail::Arr::kC> x) { PL<Detail::WA::kC, Detail::Arr::kC> y; }
struct Row { static const int kR = 1; using LI = long; using Stride = Coord<kR, LI>; Stride::Index &s(); Stride t; Coord<kR, LI> u; Coord<kR, LI>::Index w; };
struct Row2 { static const int kR = 1; using LI = long; using Stride = Coord<kR, LI>; Stride::Index &s(); Stride t; Coord<kR, LI> u; };
template<class T> struct Row3 { static const int kQ = 1; using LI = long; using Stride = Coord<kQ, LI>; Stride::Index &s(); Stride t; Coord<kQ, LI> u; Coord<Row::kR, Row::LI> v; };
