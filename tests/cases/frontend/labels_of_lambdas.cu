// shows: labels and switches around a lambda expression or a local class are not those of its bodies
// prelude: none
void nested_switches(int a) {
  switch (a) {
    case 0: {
      auto inner = [](int b) {
        switch (b) {
          case 1: return 1;
          case 0: return 2;
          default: return 3;
        }
      };
      inner(a);
      break;
    }
    case 1: break;
  }
}
void same_name_before() {
  auto inner = [] { goto out; out: ; };
  out: ;
  goto out;
}
void outer_label() { auto inner = [] { goto outside; }; outside: ; goto outside; inner(); }
void inner_label(int a) { auto inner = [] { lab: ; }; goto lab; }
void case_in_lambda(int a) { switch (a) { case 0: [] { case 1: ; }(); } }
void break_in_lambda(int a) { while (a) { [] { break; }(); } }
template <class T> void of_template(T a) {
  switch (a) {
    case 0: [](int b) { switch (b) { case 0: return 1; default: return 2; } }(a);
  }
  auto inner = [] { goto out; out: ; };
  out: ;
  goto out;
}
template void of_template(int);
struct Initialized {
  int a;
  Initialized(int b) : a([&] { switch (b) { case 0: return 1; } return 2; }()) { lab: ; goto lab; }
};
void local_classes(int a) {
  struct L { void m(int b) { switch (b) { case 0: lab: ; } goto lab; } };
  switch (a) { case 0: struct M { void m(int b) { case 4: ; } }; }
}
