// shows: bases that are member classes of a template are not looked into
// flags: --frandom-seed=7
template <class K> struct pr { using type = K; };
template <class K, class V = int> class sm { struct other { using ot = K; }; class dvb { public: using value_type = pr<K>; using key = K; using nv = V *; enum { en = 2 }; struct in { int z; }; protected: value_type *s; };
 public: class dmv : public dvb { public: using value_type = typename dvb::value_type; using key = typename dvb::key; using nv = typename dvb::nv; using in2 = typename dvb::in; typename dvb::value_type *f(typename dvb::key k) { typename dvb::value_type loc; return this->s; } using ot2 = typename other::ot; void g(typename dvb::in i) { using L = typename dvb::key; } };
 class dv : public dvb { public: using value_type = typename sm::dvb::value_type; using v2 = typename sm<K, V>::dvb::key; static typename dvb::key st; template <class T> void tm(typename dvb::key, T); void out(typename dvb::value_type); };
 using top = typename dvb::value_type; typename dvb::key tk(typename dmv::key); void d(); };
template <class K, class V> void sm<K, V>::d() { typename dvb::value_type x; typename dmv::value_type y; typename dmv::key z; }
template <class K, class V> void sm<K, V>::dv::out(typename dvb::value_type v) { typename dvb::key k; }
template <class K, class V> template <class T> void sm<K, V>::dv::tm(typename dvb::key, T) { }
template <class K, class V> typename sm<K, V>::dvb::key sm<K, V>::tk(typename dmv::key k) { return k; }
template <class K, class V> struct sm2 { struct dvb { using value_type = pr<K>; }; struct dmv : dvb { using value_type = typename dvb::value_type; }; }; void use() { sm<int>::dmv m; sm<int> s; s.d(); }
