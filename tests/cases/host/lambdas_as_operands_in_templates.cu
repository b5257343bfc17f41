// prelude: none
// flags: --c++20
// Lambda-expressions in templates stand without parentheses where they are operands.
struct sink {
    template <class T>
    int operator->*(T);
    template <class T>
    int operator<<(T);
};

template <class A>
void in_template(A a, int i, sink s) {
    s << [&] { return i; };
    a << ([&] { return i; });
    ([=] { return i; }) == a;
    a->*[&] { return i; };
    !([&] { return i; });
    i ? [] { return 1; } : [] { return 2; };
    a, [&] { return i; };
    a += [&] { return i; };
    sink()->*i;
    bool b = (sink()->*(a >= 0)) > 0;
}

void outside(int i, sink s) {
    s << [&] { return i; };
    s->*[&] { return i; };
    sink()->*(i > 0);
    auto generic = [s](auto x) { x->*[=] { return 3; }; s << [=] { return x; }; };
}

template <class A, class B>
concept has_members = requires() {
    typename A::type;
    requires B::value;
};
