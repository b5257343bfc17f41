// shows: operands of typeid that make objects, and which of them have no effect
// prelude: none
namespace std { class type_info { public: const char *name() const; bool operator==(const type_info &) const; }; }
struct B { virtual ~B(); int x; }; struct D { D(int = 0); operator int(); int y; };
template<class T> void f1(T t) { typeid(T()); }
template<class T> void f2(T t) { typeid(T{}); }
template<class T> void f3(T t) { typeid(T(1)); }
template<class T> void f4(T t) { typeid(t); }
template<class T> void f5(T t) { typeid(T); }
template<class T> void f6(T t) { typeid(*new T()); }
template<class T> void f7(T t) { typeid(t.x); typeid(*t); typeid(D()); typeid(int); typeid(D(1)); }
void g(B *p, B &r, D d, D &q) { 
typeid(*p);
typeid(r);
typeid(p);
typeid(d);
typeid(q);
typeid(B(r));
typeid((B&&)r);
typeid(B);
typeid(int);
typeid(D());
typeid(p++);
typeid(*p), 1;
(void)typeid(int);
}
const std::type_info &b = typeid(B{}); const std::type_info &c = typeid(D(1));
