// shows: a name of several functions is no operand of a built-in operator, and of an operator function only where its parameter selects one
// prelude: none
struct O { O &operator<<(O &(*)(O &)); O &operator<<(int); };
template <class T> T &endl(T &);
void f(int);
void f(double);
O &fo(O &);
O &fo(O &, int);
template <class T, class U> void two(T, U);
template <class T> O &operator>>(O &, T);
void take(int);
template <class T> void pair(T, T);
int main() {
  O o;
  o << endl << fo << 1;
  o << f;
  o << two;
  o >> endl;
  o >> f;
  o + f;
  f + 1;
  f + f;
  -f;
  !f;
  f == 1;
  f = 1;
  o == endl;
  endl << o;
  bool b = f;
  if (f) ;
  f ? 1 : 2;
  b ? f : f;
  f[1];
  *f;
  &f;
  f->x;
  f.x;
  f++;
  throw f;
  take(f);
  take(endl);
  pair(f, 1);
  return f;
}
