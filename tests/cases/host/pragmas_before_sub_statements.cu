// shows: pragmas before the sub-statements of selections and iterations
// prelude: none
void g();
void f(int n) {
  for (int i = 0; i < n; i++)
#pragma unroll
    for (int j = 0; j < n; j++) { int k = i + j; }
  if (n)
#pragma unroll 4
    for (int j = 0; j < n; j++) g();
  else
#pragma GCC ivdep
    for (int j = 0; j < n; j++) g();
  while (n)
#pragma one
#pragma two
  { g(); }
  do
#pragma one
    g();
  while (n);
}
