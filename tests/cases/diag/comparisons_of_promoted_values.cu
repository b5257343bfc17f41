// Unsigned values that are promoted to int are never negative (C++17).
bool all(unsigned char c, unsigned short s, unsigned u, bool b, char p) {
  bool r = c == -1;
  r = s != -1;
  r = c <= -2;
  r = -1 < s;
  r = u == -1;
  r = b == -1;
  r = p == -1;
  r = c == 1;
  return r;
}
template <class T> bool one(T t) { return t == -1; }
template bool one<unsigned char>(unsigned char);
