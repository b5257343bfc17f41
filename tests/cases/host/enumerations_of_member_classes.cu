// shows: enumerations of member classes are marked as types in templates
// prelude: none
template<class T> struct champ { 
  struct sub_result { enum kind_t { nothing, tree }; union data_t { int s; }; kind_t kind; data_t data; };
  struct mut { using kind_t = typename sub_result::kind_t; using data_t = typename sub_result::data_t; kind_t kind; data_t data; };
  typename sub_result::kind_t f(typename sub_result::kind_t *q);
  struct in { typename sub_result::data_t d; };
};
