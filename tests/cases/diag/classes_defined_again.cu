// shows: classes and enumerations that are defined again, by typedef names and paths; friends that are member templates of the class
// prelude: none
struct S { int a; }; typedef struct S S; struct S { int b; };
struct T { int a; }; struct T { int b; };
struct U { int a; }; typedef U V; struct V { int b; };
typedef struct W W; struct W { int a; }; struct W { int c; };
enum E { e }; typedef enum E E; enum E { f };
struct Y { int a; }; typedef struct Y Y; union Y { int b; };
namespace N { struct S { int a; }; enum E { e }; template<class T> struct T1 { }; enum class F : int { f }; struct In { struct D { }; }; }
struct N::S { int b; }; enum N::E { g }; template<class T> struct N::T1 { }; enum class N::F : int { g }; struct N::In::D { };
template<> struct N::T1<int> { }; template<> struct N::T1<int> { };
typedef unsigned long size;
class A { public: template<class T, size B> class Exec; template<class T, size B> friend class Exec; class F; };
class B { public: template<class T, unsigned B> class Exec; template<class T, unsigned B> friend class Exec; class F; };
template<class T, size B> class A::Exec { template<class, size> friend class Exec; }; class A::F { template<class, size> friend class Exec; };
template<class T, unsigned B> class B::Exec { template<class, unsigned> friend class Exec; }; class B::F { template<class, unsigned> friend class Exec; };
struct T6 { template<class T, size B> friend class Other; }; struct T7 { template<class T, unsigned B> friend class Other; };
