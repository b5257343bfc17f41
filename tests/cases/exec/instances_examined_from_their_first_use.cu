// Bodies of friends are looked at where they are called, those of explicit instances in the order in which the instances are first named.
template<class T> class A { int p; 
friend __device__ int da(A &a) { return a.p; } 
friend __host__ __device__ int hda(A &a) { return a.p + da(a); } 
friend int ha(A &a) { return da(a); }
friend int hb(A &a) { return da(a); }
};
void go() { A<int> a; ha(a); 
hda(a);
da(a);
}
void g2() { A<int> a;
hb(a); da(a); }

__device__ int dv(int); __device__ int dv(float);
template<class T> int tf(T t) { return dv(t); }
template<class T> int tg(T t) { return dv(t); }
template<class T> struct S { T t; int k() { return dv(t); } int m() { return dv(t); } int n() { return dv(t); } };
int x0 = tg(1);
void g0(S<int> *p) { 
tf(1); p->n();
p->m(); 
S<float> f; f.m();
}
template<class T> int user(T t) { return tg(t) + tf(t); }
template int user<float>(float);
template int tf<int>(int);
template struct S<int>;
template int tg<int>(int);
template int S<float>::m();
template int S<float>::n();
template int tg<float>(float);
int unit_anchor;
