// shows: overriders are checked where they are declared, their exception specifications behind the class
struct A {
    virtual void a() noexcept;
    virtual void b() throw();
    virtual void c();
    virtual ~A();
};
struct B : A {
    void a() override;
    void b();
    void c() noexcept override override;
    ~B() noexcept(false);
    void d() override { return 1; }
    static void e() override;
    int f override;
    void g() = 0;
    void c(int) const final;
};
template<class T> struct C { virtual void f() noexcept; virtual T get() const; };
struct D : C<int> { void f() override; int get(); };
struct E : A { void a() const; int a() noexcept; };
