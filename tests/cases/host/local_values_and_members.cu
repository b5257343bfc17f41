// shows: operators on local values and static members of templates
// flags: --c++17
// prelude: none
template<class T, int P> struct It { static int const kE = 4; static int const kN = P;
  int pr(int pi) { int wi = pi / kN; int re = pi % kN; int by = re / kE; int bi = re % kN; int c1 = re * kN; int c2 = re + kN; int c6 = kN / re; int c8 = (re + 1) / kN; bool c9 = re < kN; int d3 = re / P; const int d4 = re / kN; static int d5 = re / kN; int ii = 0; int jj = ii / kN; int w = T::x; int ww = w / kN; return re / kN; } };
template<class Storage, unsigned N> Storage mx() { constexpr int e = 3; Storage val = static_cast<Storage>(e) << N; Storage v2 = Storage(e) << N; Storage v3 = e << N; const Storage v4 = static_cast<Storage>(e) << 1; Storage v5 = static_cast<Storage>(e); Storage v8 = N + 1; int va = static_cast<Storage>(e) << N; constexpr Storage vf = Storage(1) << N; return val; }
