// A pragma that is not known before loops, and labels before the last return
__global__ void k(int *p, int n) {
#pragma nounroll
  while (n--) { if (n == 3) goto done; }
#pragma nounroll
  for (int i = 0; i < n; i++) p[i] = i;
  ++n;
#pragma nounroll
  if (n) while (n--) ;
done: return;
}
void g(int n) { if (n) goto b; a: b: return; }
struct S { ~S() { x: return; } };
int m(int n) { a: return 3; }
