// shows: access labels before friends that are class templates, in class templates
// flags: --c++20
// prelude: none
template<class T> concept C = true; template<class T> struct sa; template<C T> struct sc;
template<class T> class k1 { int z; public: int y; private: template<class U> friend class k1; int q; };
template<class T> class k2 { int z; public: int y; private: template<class> friend class k1; int q; };
template<C T> class k3 { int z; public: int y; private: template<C U> friend class k3; int q; };
template<class T> class k4 { int z; public: int y; private: template<C U> friend class k3; int q; };
template<C T> class k5 { int z; public: int y; private: template<class U> friend class k1; int q; };
template<class T> class k6 { int z; public: int y; private: template<class U> friend void ff(U); int q; };
template<class T> class k7 { int z; public: int y; private: template<class U> friend struct sa; int q; };
template<class T> requires C<T> class k8 { int z; public: int y; private: template<class U> friend struct sa; int q; };
template<class T> class k9 { int z; public: int y; private: template<class U> requires C<U> friend class k8; int q; };
template<class T> class ka { int z; public: int y; private: friend class kb; int q; };
