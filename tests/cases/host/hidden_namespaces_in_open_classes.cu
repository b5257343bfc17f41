// shows: classes with unknown bases name what is outside by a path
// flags: -w --frandom-seed=7
// prelude: none
namespace a { struct z{}; namespace b { struct y{}; namespace c { struct nb {}; template<bool> struct cc { int x; }; 
template<class A> struct al {}; template<class A> struct H : al<A> { nb x; cc<true> w; y q; z r; void f() { nb x; cc<true> w; y q; z r; } struct in { nb x; z r; }; struct in2 : A { nb x; z r; }; }; 
template<class A> struct H2 { nb x; struct in2 : A { nb x; z r; void f() { y t; }}; }; }
template<class A> struct H3 : A { c::nb x; y q; z r; void f() { z m; } void g(); };
template<class A> void H3<A>::g() { c::nb x; y q; z r; }
} 
template<class A> struct H4 : A { b::c::nb x; b::y q; z r; void f() { z m; } b::c::cc<true> w; };
namespace e { template<class A> struct H5 : A { b::c::nb x; b::y q; z r; void f() { z m; } b::c::cc<true> w; }; template<class A> struct H6 { b::c::nb x; b::y q; z r; }; }
}
template<class A> struct H7 : A { a::b::c::nb x; a::b::y q; a::z r; void f() { a::z m; } a::b::c::cc<true> w; };
