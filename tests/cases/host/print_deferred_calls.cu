// shows: calls whose arguments depend on template parameters convert nothing, and conversion functions have objects as operands
// prelude: none
struct h { h(); h(float); operator float() const; h& operator=(const h&); }; struct h2 { h a, b; }; struct blk { h d; h2 ds; int q[4]; float f; };
h2 mx2(h2, h2); h mx(h, h); h2 shfl2(unsigned, h2, int, int = 32); int shfl(unsigned, int, int, int = 32);
float vd(int, float, h2); template<int N> float vdt(int, float, h2);
float f1(const blk *x, const blk& y, int ib) { const float d = x[ib].d; const float e = y.d; float g = x->d; g = x->d; g = y.d + x->d; vd(1, x->d, x->ds); vdt<2>(1, x->d, x->ds); vdt<2>(1, y.d, x->ds); return x->d; }
template<int ncols> float f2(const blk *x, const blk& y, int ib, const blk *z) { const float d = x[ib].d; const float e = y.d; float g = x->d; g = x->d; g = y.d + x->d; vd(1, x->d, x->ds); vdt<2>(1, x->d, x->ds); vdt<2>(1, y.d, x->ds); float k = d * z->d; float arr[2] = {x->d, 2}; vd(ncols, x->d, x->ds); h hh; const float m = hh; vd(1, hh, x->ds); float fa[2] = {}; float n = fa[0]; n = x->f; const blk *bx = x; n = bx->d; const float o = bx->d; const float pp(bx->d); const float qq = (float)bx->d;  const float s = mx(hh, hh); return x->d; }
template<class T> float f3(const T *t) { const blk *x = (const blk *)t; const float d = x->d; vd(1, x->d, x->ds); float g; g = x->d; auto l = [&](int i) { const float q = x->d; return x->d; }; return x->d; }
template<int width> int f4(int x) { for (int o = width/2; o > 0; o >>= 1) { x = shfl(0xffffffff, x, o, width) && x; x = shfl(0xffffffff, x, o, width) || x; x = shfl(1, x, o) && x; bool b = shfl(1, x, o, width); b = shfl(1, x, o, width) && b; if (shfl(1, x, o, width) && x) x++; x = !shfl(1, x, o, width); } return x && shfl(1, x, 2, width); }
template<int width> h2 f5(h2 x) { x = mx2(x, shfl2(0xffffffff, x, 3, width)); x = mx2(x, x); x = shfl2(1, x, 3, width); h2 y = shfl2(1, x, 2, width); h z; z = mx(z, z); z = z; return x; }
template<class T> h2 f6(h2 x, T t) { x = mx2(x, shfl2(0xffffffff, x, 3, sizeof(T))); x = mx2(x, x); h z; z = mx(z, z); return x; }
