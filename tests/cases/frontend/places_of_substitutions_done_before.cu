// shows: where the note of a built-in operator stands whose operand's conversion was substituted before
// prelude: none
template <bool C, class T = void> struct enable_if { };
template <class T> struct enable_if<true, T> { typedef T type; };
template <class T> struct is_code { static const bool value = false; };
template <class T> struct is_other { static const bool value = false; };
struct code {
  template <class E, class = typename enable_if<is_code<E>::value>::type> code(E);
};
struct other {
  template <class E, class = typename enable_if<is_other<E>::value>::type> other(E);
};
struct out { out &operator<<(int); };
out &operator<<(out &, const code &);
out &operator<<(out &, const other &);
struct P { };
int main() {
  out o;
  P p;
  o << p;
  o << p;
  return 0;
}
