// The place of the first mention decides how the arguments of a class are printed.
typedef decltype(sizeof 0) size_t;
template<size_t... I> struct ti {}; template<size_t I> struct t1 {}; 
template<class T, class U> struct two; template<class T> struct two<T, t1<2>> {}; template<class T> struct two<T*, ti<2>> {};
t1<2> a; ti<2> b;
template<class T = t1<3>, class U = ti<3>> struct df {}; t1<3> a3; ti<3> b3;
template<class T> using al = two<t1<4>, ti<4>>; t1<4> a4; ti<4> b4;
template<class T> struct de : t1<5>, ti<5> {}; t1<5> a5; ti<5> b5;
template<class T> void fu(t1<6>, ti<6>); t1<6> a6; ti<6> b6;
template<class T> struct me { t1<7> x; ti<7> y; }; t1<7> a7; ti<7> b7;
void fv(t1<8>, ti<8>) { t1<9> x; ti<9> y; } t1<8> a8; ti<8> b8; t1<9> a9; ti<9> b9;
struct bs : t1<10>, ti<10> {}; t1<10> a10; ti<10> b10;
