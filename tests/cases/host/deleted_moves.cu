// flags: --frandom-seed=7
// shows: moves that are deleted leave the copy
template<class T> T&& mv(T& t) { return static_cast<T&&>(t); }
struct CO { CO(); CO(const CO&) = default; CO& operator=(const CO&) = default; CO(CO&&) = delete; CO& operator=(CO&&) = delete; };
struct W { CO c; W(); W& operator=(W&&) = default; W& operator=(const W&) = default; W(const W&) = default; W(W&&) = default; };
struct V { CO c; }; struct X : W { X& operator=(X&&) = default; X& operator=(const X&); }; template<class T> struct Y { T t; Y(); Y& operator=(Y&&) = default; Y& operator=(const Y&) = default; Y(const Y&) = default; Y(Y&&) = default; };
void f(W a, W b) { a = mv(b); W c(mv(a)); W d = mv(c); V v, w; v = mv(w); V x(mv(v)); X p, q; p = mv(q); Y<CO> y, z; y = mv(z); Y<CO> k(mv(y)); }
W g(W w) { return w; } V h(V v) { return v; }
// attributes behind override
struct Ba { virtual void f() const; virtual void g(); virtual int h(); virtual void k(); virtual void m(); };
struct Da : Ba { void f() const override __attribute__((used)); void g() override __attribute__((noinline)) { } int h() final __attribute__((unused, used)); virtual void k() __attribute__((used)) override; virtual void m() final override __attribute__((used)); };
struct Db : Ba { void f() const override __attribute__((used)) {} virtual void k() override __attribute__((used)) = 0; };
template<class T> struct Dc : Ba { void f() const override __attribute__((used)) { } void k() override __attribute__((used)); };
template<class T> void Dc<T>::k() {}
void ga() { Dc<int> d; }
