// prelude: none
struct B1 {   friend B1;
  friend struct B1;
  friend struct
   B1;
  friend   ::B1; };
template<class T> struct B2 { friend B2;
 friend class B2<T>; friend B2<T*>; };
