// prelude: none
// Traits of classes that are only declared.
struct I; union U; enum E : int; template <class T> struct P; struct C {};
bool a = __is_abstract(I), b = __is_empty(U), c = __is_final(P<int>), d = __has_trivial_copy(I), e = __is_pod(I[2]), f = __is_trivial(I), g = __is_standard_layout(I[]), h = __has_virtual_destructor(I), i = __is_polymorphic(I);
bool j = __is_class(I), k = __is_union(U), l = __is_enum(E), m = __is_abstract(I[2]), n = __is_empty(C), o = __is_trivial(I *), p = __is_pod(E), q = __is_base_of(I, int), r = __is_base_of(I, I), s = __is_abstract(I &);
struct Within { static const bool x = __is_abstract(Within); };
