// shows: using-declarations that name the constructors of a base that is not known yet
// prelude: none
template<class A, class B> struct pair { A a; B b; };
template<class P> class set { public: using pointer = P*; set(int); };
template<class P> class map : public set<P> {
public:
  using map::set::set;
  pair<typename map::set::pointer, bool> insert(int key);
};
template<class P> class other : public set<P> {
  using Base = typename other::set;
public:
  using Base::Base;
};
map<int> m(1);
other<char> o(2);
