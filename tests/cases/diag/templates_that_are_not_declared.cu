// prelude: none
template struct Undefined<int>;
int a;
template <> struct Undefined3<int> {};
struct R { friend struct Undefined7<int>; };
extern template struct Undefined2<int>;
template union Undefined9<int>;
class Undefined11<int>;
