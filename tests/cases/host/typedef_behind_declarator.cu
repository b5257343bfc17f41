// shows: declarators of typedef names that a class declares behind the body
// prelude: none
struct S { int v; };
struct a2 { void g(int r) { (void)(rp)0; rp p = 0; fn *f; en e = en::x; cl c; tp q; c.z = 1; rr y = r; cv w = 1; al u; arr ar; nested::t nt; auto l = [](fn*) -> lr { return lr(1); }; sizeof(lr); (void)vv<lr>(); vv<rp> k; lr *pl; vv<tp> kk; vv<vv<lr>> kv; int a2::* mp = 0; goo<lr>(1);  }
 using rp = int*;  using fn = void(int); enum class en { x }; struct cl { int z; }; typedef S tp; using rr = int&; using cv = const long; template<class T> using alt = T; using al = alt<int>; typedef int arr[3]; using lr = long; struct nested { typedef lr t; void h() { lr z; t y; lat q; } }; template<class T> struct vv{}; typedef long lat; template<class T> void goo(T) { lr q; lat2 z;  }  typedef long lat2;
 int m = sizeof(lat3); void nn(int k = sizeof(lat3)) noexcept(sizeof(lat3) == 8); typedef short lat3; a2(int) : m(lat4(3)) {} typedef int lat4; };
