// shows: what a constructor takes by value is copied in conversions by it
// flags: --c++20
// prelude: none
struct B { B()=default; B(B&&)=delete; B(const B&)=delete; template<class V> B(V) noexcept; template<class V> B(V*)=delete; };
struct D : B { D()=default; D(D&&) noexcept; D(const D&)=delete; };
template<class T> T&& dv() noexcept;
template<class T> void tk(T) noexcept; struct N { N(D); };
void f1(D& d){ B b(d); }
void f2(D& d){ B b=d; }
void f3(D& d){ tk<B>(d); }
void f4(D& d){ N n(d); }
void f5(D& d){ N n=d; }
void f6(D& d){ tk<N>(d); }
void f7(D& d){ (void)static_cast<B>(d); (void)B(d); (void)(B)d; }
void f8(D& d){ (void)static_cast<N>(d); (void)N(d); (void)(N)d; (void)N{d}; }
B f9(D& d){ return d; }
N f10(D& d){ return d; }
void f11(D& d){ new N(d); throw N(d); }
struct Q { N n; B b; Q(D&d):n(d),b(d){} };
