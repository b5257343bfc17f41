// shows: conversion functions in constant casts, and in casts that initialize constants
// prelude: none
struct A { short y; operator int() const { return y; } };
struct B { short y; constexpr operator int() const { return y; } };
struct C { short y; explicit operator int() const { return y; } };
struct D { short y; constexpr explicit operator int() const { return y; } };
struct E { short y; constexpr E(int i) : y(i) {} constexpr operator int() const { return y; } };
struct F { short y; F(int i) : y(i) {} constexpr operator int() const { return y; } F(const F&); };
struct G { short y; constexpr operator int() { return y; } };
struct I { short y; constexpr operator int() const& { return y; } constexpr operator int() && { return y; } };
struct J { short y; template<class T> constexpr operator T() const { return y; } };
A fa(); B fb(); C fc(); D fd(); constexpr B fcb() { return B{1}; } constexpr D fcd() { return D{1}; } E fe(); F ff(); G fg(); I fi(); J fj();
int f() {
  int a1 = static_cast<int>(fa());
  int a2 = static_cast<int>(fb());
  int a3 = static_cast<int>(fc());
  int a4 = static_cast<int>(fd());
  int a5 = static_cast<int>(fcb());
  int a6 = static_cast<int>(fcd());
  int a7 = static_cast<int>(fe());
  int a8 = static_cast<int>(ff());
  int a9 = static_cast<int>(fg());
  int a11 = static_cast<int>(fi());
  int a12 = static_cast<int>(fj());
  int b1 = (int)fb(); int b2 = int(fb()); int b3 = fb(); int b4 = fb() + 1; long b5 = fb(); long b6 = (long)fb(); long b7 = static_cast<long>(fb());
  int b12 = int{fb()}; int b13{fb()}; 
  const int c1 = static_cast<int>(fcb()); constexpr int c2 = static_cast<int>(fcb()); constexpr int c3 = (int)fcb(); constexpr int c4 = int(fcb()); constexpr int c5 = fcb();
  if (static_cast<int>(fb())) return 1;
  return static_cast<int>(fb()) + int(fb());
}
template<class T> int g() { int a1 = static_cast<int>(fb()); int a2 = (int)fb(); int a3 = fb(); return int(fb()); }
int d1 = static_cast<int>(fb()); int d2 = (int)fb(); const int d3 = int(fcb()); constexpr int d4 = int(fcb()); int d5 = fb();
