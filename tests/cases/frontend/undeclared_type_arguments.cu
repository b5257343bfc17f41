// shows: a name that nothing declares where a class template takes a type [temp.arg.type]
// prelude: none
template<class T> struct one {
  T t;
};
template<class T, class U> struct two {};
one<missing> a;
one<missing> b;
one<missing *> c;
one<missing::type> d;
one<missing::type *> e;
one<one<missing::type> *> f;
two<int, missing::type> g;
one<missing::type::inner const &> h;
struct s {
  one<missing::type> k;
  one<one<missing::type> *> l;
};
void fn(one<missing::type> x, int y) {
  one<missing::type> v;
  int c = also_missing;
}
template<class X> struct t {
  one<missing::type> m;
};
using u = one<missing::type>;
