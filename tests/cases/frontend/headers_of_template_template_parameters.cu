// shows: function templates that differ in the headers of their template parameters
// flags: --c++20
// prelude: none
template<class T, T... V> constexpr bool isx = false;
template<template<typename...> typename T, typename... Ts> [[nodiscard]] constexpr bool contains() { return (false || ... || sizeof(Ts)); }
template<template<auto...> typename T, typename... Ts> [[nodiscard]] constexpr bool contains() { return (false || ... || sizeof(Ts)); }
template<template<class> class T> int one() { return 1; } template<template<class, class> class T> int one() { return 2; } template<template<int> class T> int one() { return 3; } template<template<class...> class T> int one() { return 4; }
