// prelude: none
// Copies of *this in lambdas, and captures that stand twice.
struct S {
    int m;
    void f() {
        auto e = [*this] { m = 2; this->m = 3; m++; return m; };
        auto e2 = [*this]() mutable { m = 2; };
        auto i = [=, this] {};
        auto j = [this, this] {};
        auto l = [&, this] {};
        auto o = [=, *this] {};
        auto q = [this] { m = 1; };
    }
    void c() const {
        auto e = [*this] { m = 2; };
        auto e2 = [*this]() mutable { m = 2; };
        auto e3 = [=] { m = 1; };
    }
};
void g() {
    auto l = [z = 1, z = 2] {};
}
