// prelude: none
// flags: --c++20
struct B1 { private: struct In; public: int a; friend struct In; int b; friend In; protected: struct Ip; int c; friend class Ip; private: friend Ip; int d; typedef In TD; friend TD; };
class B2 { public: struct In; private: int a; friend struct In; int b; friend In; protected: struct Ip; public: int c; friend class Ip; int d; template<class U> struct M; private: template<class U> friend struct M; friend struct M<int>; };
template<class T> struct B3 { struct Jn; typedef Jn TJ; private: friend TJ; friend struct Jn; friend struct Jn; int a; friend class Jn; friend struct Jn::X; friend typename Jn::Y; friend struct T::Z; friend class T::template Q<int>; friend class T::Z::W; };
template<class T> struct B4 { struct In { struct Kn; private: int i; friend struct Kn; friend Kn; friend struct Ln; friend struct Ln; }; struct Ln; private: friend struct In::Kn; int j; friend struct Ln; friend struct Ln; friend struct B4<T>::In; template<class U> friend class B4<U>::In; };

struct B6 { template<class U> struct N { struct P; friend struct P; private: int i; friend struct P; friend P; }; };
void ff() { struct L { struct M; private: friend struct M; int k; friend M; }; }
