// shows: typedefs of a class template that a member class hides
// flags: --c++17
// prelude: none
template<class C, class T> struct bs { typedef bs<C, T> it; typedef T ct; typedef int in; class sentry; friend class sentry; struct other { typedef ct ct; typedef typename bs<C, T>::it it; typedef typename bs::in in; typedef bs<C, T> b; typedef it z; typedef typename bs<C, T>::it z2; }; };
template<class C, class T> class bs<C, T>::sentry { public: typedef T traits; typedef bs<C, T> sb; typedef bs<C, T> istream_type; typedef typename istream_type::ct ct; typedef C int_type; typedef typename istream_type::it zz; typedef typename sb::in in; };
template<class C> struct D1 { typedef bs<C, int> base; struct in { typedef typename base::ct ct; typedef base bb; typedef typename bb::it it; }; };
