// prelude: none
// shows: alias templates among the arguments of a pack of an alias before a member template
namespace std { template<class T, T v> struct ic { }; typedef ic<bool, true> tt; }
namespace mp { template<bool B> using mb = std::ic<bool, B>; using mt = mb<true>; template<class T> struct Q {}; namespace d { template<class... T> struct condi; template<class A, class B, class... C> struct condi<A, B, C...> { using type = B; }; } template<class A, class B, class... C> using cond = typename d::condi<A, B, C...>::type; template<class... C> using cond2 = typename d::condi<C...>::type; template<class... C> using cond3 = d::condi<C...>; template<class A, class B, class C> using cond4 = typename d::condi<A, B, C>::type;
template<class... L> struct ap : cond<mb<(sizeof...(L) > 111)>, Q<int>, mb<(sizeof...(L) > 11)>, Q<char>, mt, Q<long>>::template fn<L...> {}; template<class... L> struct ap10 { typename cond<mb<(sizeof...(L) > 1111)>, Q<int>, mb<(sizeof...(L) > 1)>, Q<char>>::x m; typename cond3<mb<(sizeof...(L) > 1112)>, mb<(sizeof...(L) > 2)>>::x n; typename cond4<mb<(sizeof...(L) > 1112)>, mb<(sizeof...(L) > 2)>, mt>::x o; };
template<class... L> struct ap2 : cond2<mb<(sizeof...(L) > 112)>, mb<(sizeof...(L) > 12)>, mt> {};
template<class... L> struct ap3 : cond3<mb<(sizeof...(L) > 13)>, mb<(sizeof...(L) > 13)>, mt> {};
template<class... L> struct ap4 : cond4<mb<(sizeof...(L) > 14)>, mb<(sizeof...(L) > 14)>, mt> {};
template<class L> struct ap5 : cond<mb<(sizeof(L) > 115)>, Q<int>, mb<(sizeof(L) > 15)>> {}; template<int L> struct ap6 : cond<mb<(L > 116)>, Q<int>, mb<(L > 16)>>::type {};
template<class... L> struct ap7 { cond<mb<(sizeof...(L) > 117)>, Q<int>, mb<(sizeof...(L) > 17)>> m; }; 
template<class L> struct ap8 : cond<mb<L::a>, Q<int>, mb<L::b>, Q<char>, mb<!L::c>> {}; template<class T> using mv = typename Q<T>::type; template<class L> struct ap9 : cond<mv<L>, Q<mv<L>>, mv<L>, Q<mv<L>>> {}; 
}
