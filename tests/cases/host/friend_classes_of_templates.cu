// prelude: none
// flags: --c++20
template<class T> class V { class It; struct Se; template<bool B> struct TI; template<bool B> class TS; T t; class It { friend class Se; friend Se; friend class V; friend V; template<bool> friend struct TI; friend TI<true>; int x; };
 struct Se { friend It; friend class It; friend TI<false>; template<bool> friend class TS; int y; friend struct V<int>; friend class V<T*>; };
 template<bool B> struct TI { friend Se; friend struct TS<B>; friend TS<!B>; friend It; template<bool> friend struct TI; int z; };
 template<bool B> class TS { friend TI<B>; friend V; friend class V<T>; friend struct Se; public: int k; friend class It; private: int m; friend class It; protected: friend class Se; int o; };
};
class W { class It; struct Se; int t; class It { friend class Se; friend Se; friend class W; friend W; int x; }; struct Se { friend It; friend class It; int y; }; friend class It; friend Se; friend struct Se; };
template<class T> struct X { private: class A; public: int i; private: int j; friend class A; int k; public: friend A; int l; friend class B; friend class ::W; friend typename T::type; friend T; };
template<class T> struct Y { private: struct A { }; int k; friend struct A; friend A; template<class> friend struct Q; template<class U> struct R; int l; template<class U> friend struct R; };
template<class T> struct Z { private: class A; friend class A; int j; };
