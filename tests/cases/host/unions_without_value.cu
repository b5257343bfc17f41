// shows: constructors of templates that leave an anonymous union without value are not constexpr
// flags: --c++17 --frandom-seed=7
// prelude: none
union U1 { int a; float b; template<class T> constexpr U1(T) {} };
union U2 { int a = 1; float b; template<class T> constexpr U2(T) {} };
struct U3 { union { int a = 1; float b; }; template<class T> constexpr U3(T) {} };
union NU { int a; float b; };
struct U4 { NU n; template<class T> constexpr U4(T) {} };
struct U5 { union { int a; float b; } n; template<class T> constexpr U5(T) {} };
struct U6 { union { int a; float b; }; union { int c; float d; }; template<class T> constexpr U6(T) : a(1) {} template<class T> constexpr U6(T*) : a(1), d(1) {} };
struct U7 { union { int a; struct { int x; int y; }; float b; };  template<class T> constexpr U7(T) : x(1) {} template<class T> constexpr U7(T*) : x(1), y(1) {} };
struct U8 { struct { int x; int y; };  template<class T> constexpr U8(T) : x(1) {} template<class T> constexpr U8(T*) : x(1), y(1) {} };
struct U9 { struct { union { int x; int y; }; };  template<class T> constexpr U9(T) {} template<class T> constexpr U9(T*) : x(1) {} };
template<class U> struct V1 { union { int a; float b; }; constexpr V1() {} constexpr V1(int); template<class T> constexpr V1(T); constexpr V1(long) : V1() {} template<class...A> constexpr V1(U, A...x) : V1(x...) {} };
template<class U> constexpr V1<U>::V1(int) {}
template<class U> template<class T> constexpr V1<U>::V1(T) {}
template<class U> struct V2 { union { }; constexpr V2() {} };
template<class U> struct V3 { union { int a; float b; }; constexpr V3() = default; };
template<class U> struct V4 : U { union { int a; float b; }; constexpr V4() : U() {} };
struct V5 { union { int a; }; template<class T> constexpr V5(T) {} };
union V6 { struct { int a; int c; }; float b; template<class T> constexpr V6(T) {} template<class T> constexpr V6(T*) : b(1) {} template<class T> constexpr V6(T&, int) : a(1) {} };
template<class U> union V7 { U a; char b; constexpr V7() {} constexpr V7(int) : b(0) {} };
