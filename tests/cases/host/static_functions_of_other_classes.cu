// shows: Functions of other classes, named in lambdas, are not members of this.
// prelude: none
namespace arch { enum class R { a, b }; class NB { int id; static void sync(int n, int id, bool); public: NB(int n, int r); void sync() const { } static void sync(int n, int id) { } static void sync(int n, R r) { } static void one(int); }; struct DB : NB { using NB::NB; static void sync(int); void sync(); }; }
template<class T> int thr(T);
template<class A, class B> struct M;
template<class A> struct M<A, int> { 
  template<class TM> void mma(TM tm) { int x = 3; arch::NB::sync(thr(tm), arch::R::a); arch::NB::one(thr(tm)); auto l = [&] { arch::NB::sync(thr(tm), arch::R::b); arch::NB::sync(128, arch::R::b); }; l(); arch::DB::sync(thr(tm)); }
  static void smma(A tm) { arch::NB::sync(thr(tm), arch::R::a); }
};
template<class A> struct N : A { void mma(A tm) { arch::NB::sync(thr(tm), arch::R::a); arch::NB::sync(3, arch::R::a); auto l = [&] { arch::NB::sync(thr(tm), arch::R::b); }; auto l2 = [=](auto q) { arch::NB::sync(thr(q), arch::R::b); }; } };
struct Q { void f() { arch::NB::sync(3, arch::R::a); auto l2 = [=](auto q) { arch::NB::sync(thr(q), arch::R::b); }; } };
int anchor = 1;
