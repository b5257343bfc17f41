// shows: the conversion functions that built-in operators call, and the parentheses of what is converted further
// prelude: none
struct A { operator int*(); operator bool(); };
struct B { operator int*() const; operator const int*() const; };
struct C { operator int*(); operator const int*() const; };
struct D { operator int() const; operator double() const; };
struct E { operator int(); operator double() const; };
struct F { operator int*() const; operator int() const; };
struct G { operator int*() const; operator long() const; };
struct H { operator char() const; operator bool() const; };
struct I { operator int*() const; operator char*() const; };
struct J { explicit operator bool() const; operator int*() const; };
struct K { operator void*() const; operator int() const; };
struct L { operator int&(); operator const int&() const; };
void fA03(A &r, int *p, int x, double d) { r-1; }
void fA07(A &r, int *p, int x, double d) { r[1L]; }
void fA010(A &r, int *p, int x, double d) { r==p; }
void fA014(A &r, int *p, int x, double d) { x+=r; }
void fA018(A &r, int *p, int x, double d) { -r; }
void fA021(A &r, int *p, int x, double d) { r<<1; }
void fA024(A &r, int *p, int x, double d) { p[r]; }
void fA028(A &r, int *p, int x, double d) { d*r; }
void fA031(A &r, int *p, int x, double d) { x=r; }
void fB010(B &r, int *p, int x, double d) { r==p; }
void fB626(const B &r, int *p, int x, double d) { p-r; }
void fC02(C &r, int *p, int x, double d) { 1+r; }
void fC06(C &r, int *p, int x, double d) { r[1]; }
void fC09(C &r, int *p, int x, double d) { r==0; }
void fC015(C &r, int *p, int x, double d) { r&&1; }
void fC023(C &r, int *p, int x, double d) { r==nullptr; }
void fC60(const C &r, int *p, int x, double d) { r+1; }
void fC63(const C &r, int *p, int x, double d) { r-1; }
void fC67(const C &r, int *p, int x, double d) { r[1L]; }
void fC610(const C &r, int *p, int x, double d) { r==p; }
void fC616(const C &r, int *p, int x, double d) { *r; }
void fC626(const C &r, int *p, int x, double d) { p-r; }
void fD020(D &r, int *p, int x, double d) { x?r:1; }
void fD031(D &r, int *p, int x, double d) { x=r; }
void fD620(const D &r, int *p, int x, double d) { x?r:1; }
void fD631(const D &r, int *p, int x, double d) { x=r; }
void fE01(E &r, int *p, int x, double d) { r+1L; }
void fE04(E &r, int *p, int x, double d) { r-r; }
void fE011(E &r, int *p, int x, double d) { r==1; }
void fE014(E &r, int *p, int x, double d) { x+=r; }
void fE018(E &r, int *p, int x, double d) { -r; }
void fE021(E &r, int *p, int x, double d) { r<<1; }
void fE025(E &r, int *p, int x, double d) { p+r; }
void fE028(E &r, int *p, int x, double d) { d*r; }
void fE031(E &r, int *p, int x, double d) { x=r; }
void fE60(const E &r, int *p, int x, double d) { r+1; }
void fE63(const E &r, int *p, int x, double d) { r-1; }
void fE69(const E &r, int *p, int x, double d) { r==0; }
void fE613(const E &r, int *p, int x, double d) { r<r; }
void fE617(const E &r, int *p, int x, double d) { +r; }
void fE624(const E &r, int *p, int x, double d) { p[r]; }
void fE627(const E &r, int *p, int x, double d) { x==r; }
void fE630(const E &r, int *p, int x, double d) { p+=r; }
void fF00(F &r, int *p, int x, double d) { r+1; }
void fF05(F &r, int *p, int x, double d) { r+r; }
void fF08(F &r, int *p, int x, double d) { 1[r]; }
void fF011(F &r, int *p, int x, double d) { r==1; }
void fF015(F &r, int *p, int x, double d) { r&&1; }
void fF019(F &r, int *p, int x, double d) { ~r; }
void fF022(F &r, int *p, int x, double d) { r|1; }
void fF025(F &r, int *p, int x, double d) { p+r; }
void fF029(F &r, int *p, int x, double d) { !r; }
void fF032(F &r, int *p, int x, double d) { d+=r; }
void fF62(const F &r, int *p, int x, double d) { 1+r; }
void fF66(const F &r, int *p, int x, double d) { r[1]; }
void fF69(const F &r, int *p, int x, double d) { r==0; }
void fF612(const F &r, int *p, int x, double d) { r<5; }
void fF616(const F &r, int *p, int x, double d) { *r; }
void fF620(const F &r, int *p, int x, double d) { x?r:1; }
void fF623(const F &r, int *p, int x, double d) { r==nullptr; }
void fF627(const F &r, int *p, int x, double d) { x==r; }
void fF630(const F &r, int *p, int x, double d) { p+=r; }
void fF633(const F &r, int *p, int x, double d) { x<<=r; }
void fG03(G &r, int *p, int x, double d) { r-1; }
void fG08(G &r, int *p, int x, double d) { 1[r]; }
void fG011(G &r, int *p, int x, double d) { r==1; }
void fG015(G &r, int *p, int x, double d) { r&&1; }
void fG019(G &r, int *p, int x, double d) { ~r; }
void fG022(G &r, int *p, int x, double d) { r|1; }
void fG025(G &r, int *p, int x, double d) { p+r; }
void fG029(G &r, int *p, int x, double d) { !r; }
void fG032(G &r, int *p, int x, double d) { d+=r; }
void fG62(const G &r, int *p, int x, double d) { 1+r; }
void fG67(const G &r, int *p, int x, double d) { r[1L]; }
void fG610(const G &r, int *p, int x, double d) { r==p; }
void fG614(const G &r, int *p, int x, double d) { x+=r; }
void fG618(const G &r, int *p, int x, double d) { -r; }
void fG621(const G &r, int *p, int x, double d) { r<<1; }
void fG624(const G &r, int *p, int x, double d) { p[r]; }
void fG628(const G &r, int *p, int x, double d) { d*r; }
void fG631(const G &r, int *p, int x, double d) { x=r; }
void fH015(H &r, int *p, int x, double d) { r&&1; }
void fH629(const H &r, int *p, int x, double d) { !r; }
void fI610(const I &r, int *p, int x, double d) { r==p; }
void fJ01(J &r, int *p, int x, double d) { r+1L; }
void fJ04(J &r, int *p, int x, double d) { r-r; }
void fJ08(J &r, int *p, int x, double d) { 1[r]; }
void fJ013(J &r, int *p, int x, double d) { r<r; }
void fJ017(J &r, int *p, int x, double d) { +r; }
void fJ029(J &r, int *p, int x, double d) { !r; }
void fJ62(const J &r, int *p, int x, double d) { 1+r; }
void fJ66(const J &r, int *p, int x, double d) { r[1]; }
void fJ69(const J &r, int *p, int x, double d) { r==0; }
void fJ615(const J &r, int *p, int x, double d) { r&&1; }
void fJ623(const J &r, int *p, int x, double d) { r==nullptr; }
void fK00(K &r, int *p, int x, double d) { r+1; }
void fK03(K &r, int *p, int x, double d) { r-1; }
void fK09(K &r, int *p, int x, double d) { r==0; }
void fK012(K &r, int *p, int x, double d) { r<5; }
void fK018(K &r, int *p, int x, double d) { -r; }
void fK021(K &r, int *p, int x, double d) { r<<1; }
void fK024(K &r, int *p, int x, double d) { p[r]; }
void fK027(K &r, int *p, int x, double d) { x==r; }
void fK030(K &r, int *p, int x, double d) { p+=r; }
void fK033(K &r, int *p, int x, double d) { x<<=r; }
void fK62(const K &r, int *p, int x, double d) { 1+r; }
void fK65(const K &r, int *p, int x, double d) { r+r; }
void fK611(const K &r, int *p, int x, double d) { r==1; }
void fK615(const K &r, int *p, int x, double d) { r&&1; }
void fK620(const K &r, int *p, int x, double d) { x?r:1; }
void fK623(const K &r, int *p, int x, double d) { r==nullptr; }
void fK626(const K &r, int *p, int x, double d) { p-r; }
void fK629(const K &r, int *p, int x, double d) { !r; }
void fK632(const K &r, int *p, int x, double d) { d+=r; }
void fL01(L &r, int *p, int x, double d) { r+1L; }
void fL04(L &r, int *p, int x, double d) { r-r; }
void fL011(L &r, int *p, int x, double d) { r==1; }
void fL014(L &r, int *p, int x, double d) { x+=r; }
void fL018(L &r, int *p, int x, double d) { -r; }
void fL021(L &r, int *p, int x, double d) { r<<1; }
void fL025(L &r, int *p, int x, double d) { p+r; }
void fL028(L &r, int *p, int x, double d) { d*r; }
void fL031(L &r, int *p, int x, double d) { x=r; }
void fL60(const L &r, int *p, int x, double d) { r+1; }
void fL63(const L &r, int *p, int x, double d) { r-1; }
void fL69(const L &r, int *p, int x, double d) { r==0; }
void fL613(const L &r, int *p, int x, double d) { r<r; }
void fL617(const L &r, int *p, int x, double d) { +r; }
void fL620(const L &r, int *p, int x, double d) { x?r:1; }
void fL624(const L &r, int *p, int x, double d) { p[r]; }
void fL627(const L &r, int *p, int x, double d) { x==r; }
void fL630(const L &r, int *p, int x, double d) { p+=r; }
void fL633(const L &r, int *p, int x, double d) { x<<=r; }
