// shows: unrolling is printed before loops alone
// prelude: none
void f(int n) {
#pragma unroll
  n++;
#pragma unroll
  { n++; }
#pragma unroll
  int x = 3;
#pragma unroll
  if (n) n++;
#pragma unroll
  while (n) n--;
#pragma unroll
  do n--; while (n);
#pragma unroll
  for (int v = 0;;) n += v;
#pragma unroll
  return;
#pragma unroll
  ;
#pragma unroll
  L: n++;
#pragma unroll
  switch (n) {}
#pragma unroll 3
  { }
}
int anchor = 1;
