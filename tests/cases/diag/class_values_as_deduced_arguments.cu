// shows: before C++20 no value of a class is an argument of a template, where its parameter has a deduced type either
// flags: --c++17
// prelude: none
struct A { int n; }; constexpr A constant{2}; template<auto x> struct G { }; G<constant> first; G<A{1}> second; G<3> third; template<auto &r> struct H { }; H<constant> bound; G<&constant> address;
