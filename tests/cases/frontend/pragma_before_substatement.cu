// shows: pragmas before a sub-statement are part of it
// prelude: none
void work();
void f(int n) {
  for (int i = 0; i < n; i++)
#pragma unroll
    for (int j = 0; j < n; j++)
#pragma unroll 4
      for (int k = i; k < n; k++) work();
  if (n)
#pragma unroll
    for (int j = 0; j < n; j++) work();
  while (n)
#pragma nv_diag_suppress 177
    n--;
  switch (n) { case 1:
#pragma unroll
    for (int j = 0; j < n; j++) work();
  }
}
