// shows: the operands for whose sake a discarded reference is reported [dcl.attr.nodiscard]
// prelude: none
struct [[nodiscard]] value {
  value();
  value(int);
  value(const value &);
  ~value();
  value &operator=(const value &);
  value &operator+=(const value &);
  value &self();
  int k;
};
struct derived : value {
  derived();
};
struct to_value {
  operator value() const;
};
struct to_reference {
  operator value &() const;
};
struct holder {
  value v;
};
enum class [[nodiscard]] state { on };
state get();
value &by_copy(value);
value &by_reference(const value &, const value & = 3);
value &by_number(int);
value &by_holder(const holder &);
value &by_state(state);
value &by_state_reference(const state &);
[[nodiscard]] int count();
value make();
void f(value &v, value *p, to_value t, to_reference r, derived d, int i) {
  v = 3;
  v = t;
  v = r;
  v = d;
  v = v;
  v = {};
  v = make();
  v += 3;
  by_copy(v);
  by_copy(d);
  by_reference(v);
  by_reference(r);
  by_reference(derived());
  by_holder({v});
  by_holder({3});
  by_holder(holder{value(3)});
  by_state(state::on);
  by_state(get());
  by_state_reference(state::on);
  value(3).self();
  value{3}.self();
  static_cast<value &&>(3).self();
  by_number(count());
  by_number({count()});
  by_number(value(3).k);
  by_number(sizeof(count()));
  by_number([] { return count(); }());
  p[count()].self();
  (count() ? v : *p).self();
  by_reference(*new value(3));
  by_number(*new int(count()));
  (v.self(), count());
  (i, v.self(), count(), v.self());
  i ? v.self() : v = 3;
}
