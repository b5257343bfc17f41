// shows: literals for arrays of arrays in templates: converted ones stand in parentheses
// prelude: none
template<class T, int N, int M> struct S {
  static int f(T x) { unsigned r1[N] = {0}; unsigned r2[3] = {0}; unsigned r3[2][3] = {{0}}; unsigned r4[2][N] = {0}; float r5[N] = {0}; float r6[N] = {1.0f, 2}; long r7[N] = {1}; long r8[2][N] = {1, 2}; long r9[2][N] = {{1}, {2}}; long s1[2][2][N] = {{{1}}}; int s2[2][N] = {{1L}}; int s3[2][N] = {{x}}; long s4[N] = {x, 1}; long s5[N][2] = {{1}}; unsigned s6[2][3] = {{0u}}; unsigned s7[2][N] = {{0u, 1}}; bool s8[2][N] = {{true}, {1}}; return 0; }
};
int g() { unsigned r3[2][3] = {{0}}; long r9[2][2] = {{1}, {2}}; return 0; }
