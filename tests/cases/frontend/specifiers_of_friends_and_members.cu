// shows: what virtual, inline, explicit and friend do not go with, and what is no friend
struct S {
    virtual int a;
    friend virtual void b();
    inline int c;
    explicit int d;
    virtual explicit int e();
    friend int f;
    friend auto g = 1;
    friend Nothing;
    friend int h = 3;
    static friend void i();
    friend static void j();
    friend int k[2];
};
union U {
    virtual void f();
    int &r;
};
void p(void, int);
void q(void v);
struct T { void r(int, void); };
