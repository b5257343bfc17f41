// shows: traits and requirements that ask for a copy which is deleted
// flags: --c++20
// prelude: none
struct B { B()=default; B(B&&)=delete; B(const B&)=delete; template<class V> B(V) noexcept; template<class V> B(V*)=delete; };
struct D : B { D()=default; D(D&&) noexcept; D(const D&)=delete; };
template<class T> T&& dv() noexcept;
template<int I> struct sh;
sh<100+__is_convertible_to(D&,B)> a1;
sh<200+__is_constructible(B,D&)> a2;
template<class T,class F> concept sc = requires { static_cast<T>(dv<F>()); };
sh<300+sc<B,D&>> a3;
template<class T> void tk(T) noexcept;
template<class T,class F> concept tc = requires { tk<T>(dv<F>()); };
sh<400+tc<B,D&>> a4;
sh<500+tc<D,D&>> a5;
sh<600+__is_convertible_to(D&,D)> a6;
sh<700+__is_constructible(D,D&)> a7;
struct N { N(D); }; 
sh<800+__is_convertible_to(D&,N)> a8;
sh<900+__is_constructible(N,D&)> a9;
void byv(D); template<class F> concept bv = requires { byv(dv<F>()); };
sh<1000+bv<D&>> b0;
sh<1100+tc<N,D&>> b1;
sh<1200+sc<N,D&>> b2;
struct M { M(const D&); explicit operator D(); };
sh<1300+__is_constructible(N,M)> b3;
sh<1400+__is_convertible_to(D,B)> b4;
sh<1500+__is_constructible(B,D)> b5;
sh<1600+__is_nothrow_constructible(B,D)> b6;
sh<1700+__is_nothrow_constructible(N,D)> b7;
