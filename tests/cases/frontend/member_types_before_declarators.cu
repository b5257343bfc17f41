// shows: the type of a member defined outside of its class template needs no typename
// prelude: none
template<class A = int> class bits {
  class ref { public: int x; };
public:
  using ref_type = ref;
  constexpr ref_type make() const;
  ref_type* find(ref_type) const;
  static ref_type shared;
};
template<class A> constexpr bits<A>::ref_type bits<A>::make() const { return ref_type(); }
template<class A> bits<A>::ref_type* bits<A>::find(bits<A>::ref_type r) const { return nullptr; }
template<class A> bits<A>::ref_type bits<A>::shared;
