// shows: another declaration of a template has the same parameters, and another type of one is a warning [temp.param]
// prelude: none
template<class A, class B> struct Pair;
template<class A, int B> struct Pair;
template<int Size> struct Block;
template<long Size> struct Block;
template<class T, T Value> struct Typed;
template<class T, int Value> struct Typed;
template<class... Rest> struct Many;
template<class One> struct Many;
template<template<class> class Of> struct Made;
template<template<int> class Of> struct Made;
template<int List[4], void Call(int)> struct Adjusted;
template<int *List, void (*Call)(int)> struct Adjusted;
namespace Inner { template<class T, int Count> struct Kept; }
template<class T, class Count> struct Inner::Kept { };
template<class First, class Second> using Chosen = First;
template<class First, int Second> using Chosen = First;
template<class Only> using Few = Only;
template<class Only, class More> using Few = Only;
template<class Only = int> using Twice = Only;
template<class Only = int> using Twice = Only;
