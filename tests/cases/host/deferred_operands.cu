// shows: what is computed with calls that depend on template arguments is of no known type: nothing is converted
// flags: --c++17 --frandom-seed=7
// prelude: none
unsigned fi(int n); constexpr unsigned ci(int n) { return n; } double fd(int); bool fb(int); int *fp(int); 
struct S { unsigned m(int); static unsigned s(int); }; struct V { int v; }; V fv(int);
template<int N, class T> void operands(int c, int q, float *Q, unsigned long w, S o, bool b, double d, unsigned char uc) {
  if (fi(N) != 0) ; if (fi(N) == c) ; if (0 < fi(N)) ; if (fi(N)) ; if (!fi(N)) ; if (fi(N) && c) ; b = fi(N) > 0 && c != w; b = (c != w) || fi(N) > 0;
  Q[fi(N)] = 1; Q[fi(N) + c] = 1; Q[fi(N)] = c; Q[c] = fi(N); d = fi(N) + 1; d = fi(N) * 2.0f; d = fi(N) * 2.0; d = 1 + fi(N) * 2.0; d = (fi(N) + 1) * (c * 2.0); d = fi(N) + c * w; d = c * w + fi(N);
  uc = fi(N); uc = fi(N) + 1; int x = fi(N); long y = fi(N) + c; unsigned char z = fi(N) + w; int *p = fp(N) + 1; *fp(N) = 1; *fp(N) = c; *fp(N) += 1.0; fp(N)[c] = 1; c = fp(N)[1]; 
  w = c ? fi(N) : 0; w = fi(N) ? c : 0; w = b ? fi(N) + 1 : c; c += fi(N); w -= fi(N) + 1; w <<= fi(N); w = w << fi(N); w = (fi(N), c); w = fv(N).v + w; w = fv(N).v; fv(N).v == w; w = -fi(N); w = ~fi(N) + w; w = (unsigned long)fi(N) + c; w = (int)fi(N) * w; w = static_cast<long>(fi(N)) + c;
  w = o.m(N) + w; w = o.m(N) != 0; w = S::s(N) + w; w = S::s(N) != 0; w = ci(N) + w; w = ci(N) != 0; d = fd(N) * c; d = fd(N) + 1; fi(fi(N) + w); fi(fi(N) != 0); ci(ci(N) + w); return (void)(fi(N) + w);
  for (int i = 0; i < fi(N); i++) ; while (fi(N) > 1) ; switch (fi(N)) { } do ; while (fi(N) + w); int a[] = { (int)fi(N), 1 }; new int[fi(N) + 1]; delete fp(N); throw fi(N) + w;
}
template<int N, class T> void arguments(int c, int q, float *Q, unsigned long w, S o) {
  const int col = q * N; const int j = c + N; constexpr int D = N + 1; const int k2 = c + 4; int nc = N; const unsigned ju = c + N; static const int sj = N; const int dj = D; const float fj = N;
  w = fi(N) * w; w = fi(N + 1) * w; w = fi(N * c) * w; w = fi(j) * w; w = fi(col) * w; w = fi(col + j) * w; w = fi(-j) * w; w = fi((int)j) * w; w = fi(j ? 1 : 2) * w;
  w = fi(D) * w; w = fi(D + 1) * w; w = fi(D + c) * w; w = fi(k2) * w; w = fi(nc) * w; w = fi(sizeof(T)) * w; w = fi(sizeof(T) + 1) * w; w = fi(sizeof(T) * c) * w; w = fi(ju) * w; w = fi(sj) * w; w = fi(dj) * w; w = fi(fj) * w;
  w = fi(Q[j]) * w; w = fi(fi(j)) * w; w = fi(fi(N)) * w; w = fi(j + c) * w; w = fi(c + N) * w; w = fi(j == N) * w; w = fi(N == 3) * w;
}
