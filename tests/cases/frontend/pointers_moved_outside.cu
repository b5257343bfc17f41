// shows: a constant that leads from an element of an array outside of it is warned of
// prelude: none
const char *a = "abc" + 5;
const char *c = "abc" + 4;
const char *d = "abc" + 3;
const char *f = "abc" - 1;
int arr[3];
int *h = arr + 4;
int *i = arr + 3;
int *j = arr - 1;
int *l = 5 + arr;
int *n = (arr + 1) + 4;
void fx(int q) {
  const char *s = "ab" + q;
  int loc[2];
  int *p = loc + 5;
  p = loc - 2;
  p = p + 100;
  p = loc + q;
  struct { int in[2]; } st;
  p = st.in + 3;
  p = (&st)->in + 3;
}
