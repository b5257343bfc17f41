// shows: types of member classes before declarators of their members
// prelude: none
template<class K, int N> class map {
public:
  class view { public: struct result { K k; }; view copy(int) const; template<class C> view other(C); };
  class mutable_view { public: enum class result { yes, no }; template<class E> result insert(K, E); };
};
template<class K, int N> template<class E> map<K, N>::mutable_view::result map<K, N>::mutable_view::insert(K k, E e) { return result::yes; }
template<class K, int N> inline map<K, N>::view map<K, N>::view::copy(int) const { return *this; }
