// Members of class template instances used outside of classes.
template <class T> class A { T p; static int s; void f(); typedef T ty; protected: int q; public: int r; A(); private: A(int); };
void t(A<int> *a) { a->p; A<int>::s; a->f(); A<int>::ty x; a->q; a->r; A<int> l(3); }
