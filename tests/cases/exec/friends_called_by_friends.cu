// A friend that another friend calls is looked at within that one.
template<class T> class A { public: int p; 
friend __device__ int da(A &a) { return a.p; } 
friend int ha(A &a) { return da(a); }
friend int hb(A &a) { return da(a); }
friend int hc(A &a) { return da(a); }
friend int hd(A &a) { return da(a); }
friend auto he(A &a) { return da(a); }
friend int operator+(A &a, int) { return da(a); }
friend int hf(A &a) { return da(a) + hg(a); }
friend int hg(A &a) { return da(a); }
template<class U> friend int ht(A &a, U) { return da(a); }
};
void go() { A<int> a; 
int (*p)(A<int>&) = ha; 
sizeof(hb(a));
decltype(hc(a)) z;
a + 1;
}
A<float> ga;
int x = hd(ga);
template<class T> int tf(T t) { return hd(t); }
int y = tf(A<char>{});
template int tf(A<long>);
void g3() { hf(ga);
ht(ga, 1); }
int unit_anchor;
