// shows: specializations named as short as the template-ids that become them
// prelude: none
template<class T> struct ii { static const bool v = false; }; template<class T, bool B = ii<T>::v> struct im { typedef T t; }; template<> struct im<int,false> { typedef int t; }; template<> struct im<long,false> { typedef long t; }; template<> struct im<char,true> { typedef char t; }; template<> struct im<short,false> { typedef short t; }; template<> struct im<float,false> { typedef float t; };
template<class T> struct mu : im<T> {}; template<class T> using imt = typename im<T>::t; template<class T> struct m2 { typedef typename im<T, false>::t t; }; template<class T> struct m3 : im<T> {};
mu<int> a; imt<long> b; m2<short>::t c; typedef m3<float> f; 
