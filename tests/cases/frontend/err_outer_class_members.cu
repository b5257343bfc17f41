// prelude: none
// Members of an object that a class around a nested one has, and default arguments that name members.
struct O {
    int o;
    void n();
    static int s;
    struct I {
        void f() {
            o = 1;
            n();
            s = 1;
            O x;
            x.o = 1;
            x.n();
            int z = sizeof(o);
        }
    };
    void m() {
        struct L {
            int g() { return o; }
        };
        o = 2;
    }
};
struct A {
    int m;
    int f(int x = m);
    static int t() { return m; }
    int n = m;
    int arr[m];
};
template<class T> struct P {
    int o;
    struct I {
        void f() { o = 1; }
    };
};
