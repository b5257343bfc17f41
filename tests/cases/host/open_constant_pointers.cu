// shows: members reached through constant pointers to what only an instantiation knows
// flags: -w
// prelude: none
template<class T> struct Sp { int GA() const; int SA(int); int m; static int st(); template<class U> int te(); }; struct K { int GA() const; int m; };
template<class T> struct FM { Sp<T> *x; Sp<T> *const cx; static Sp<T> *const sx; static Sp<T> *sy;
 void f(Sp<T> *const p, Sp<T> *q, T *const tp, const Sp<T> &cr, T *const &rp) { 
 Sp<T> *const k1 = x; k1->GA(); k1->m; Sp<T> *const k2(x); k2->GA(); Sp<T> *const k3{x}; k3->GA(); Sp<T> *const k4 = {x}; k4->GA(); p->GA(); q->GA(); tp->GA(); cx->GA(); sx->GA(); this->cx->GA(); rp->GA();
 const Sp<T> *k5 = x; k5->GA(); const Sp<T> *const k6 = x; k6->GA(); Sp<T> *volatile k7 = x; k7->GA(); static Sp<T> *const k8 = x; k8->GA(); T *const k9 = 0; k9->GA(); k9->m; const auto ka = x; ka->GA(); const auto *kc = x; kc->GA(); constexpr Sp<T> *kd = nullptr; kd->GA(); extern Sp<T> *const ke; ke->GA(); FM *const kf = this; kf->f(); kf->x; 
 (*k1).GA(); k1->st(); k1->template te<int>(); (k1)->GA(); (&*k1)->GA(); (k1 + 1)->GA(); k1[0].GA(); k1->GA().x; k1->GA()->x(); k1->x->GA(); k1->x.GA(); const Sp<T> o1 = *x; o1.GA(); const T o2 = 1; o2.GA(); Sp<T> &o3 = *x; o3.GA(); Sp<T> *const o4 = nullptr; o4->GA(); typename T::P const o5 = x; o5->GA(); typename T::P o6 = x; o6->GA(); Sp<T> *const arr[2] = {x, x}; arr[0]->GA(); const Sp<T> *const &o7 = x; o7->GA(); int i = k1->m; int j = k1->GA(); auto r = k1->m; g(k1->m); return k1->GA(); }
 void h() { for (Sp<T> *const e : x) e->GA(); if (Sp<T> *const y = x) y->GA(); try {} catch (Sp<T> *const z) { z->GA(); } } };
