// prelude: none
// Jumps into blocks that are only entered from their beginning.
void f1(int n) { goto L; try { L:; } catch (...) {} goto L; }
void f2(int n) { goto L; try {} catch (...) { L:; } }
void f3(int n) { try { goto L; L:; M:; } catch (...) { goto N; N:; goto M; } }
void f4(int n) { switch (n) { case 0:; try { case 1:; default:; } catch (...) { case 2:; } } }
void f5(int n) { goto L; { { try { { L:; } } catch (...) {} } } }
void f6() try { goto L; } catch (...) { L:; }
void f7() try { L:; } catch (...) { goto L; }
template <class T> void f8() { goto L; try { L:; } catch (...) {} } template void f8<int>();
void f9(int n) { goto L; try { int x = 1; L:; } catch (...) {} goto N; { int y = 1; N:; } }
auto l = [] { goto L; try { L:; } catch (...) {} };
void f10(int n) { goto L; if constexpr (1) { L:; } else { goto L; } switch (n) { case 1: if constexpr (1) { case 2:; } } }
void f11(int n) { try { goto X; } catch (...) { goto X; } X:; back: try { goto back; } catch (...) { goto back; } if constexpr (1) { goto Y; Y:; } goto Z; if (n) { Z:; } }
void f12(int n) { goto O; try {} catch (...) { try { O:; } catch (...) {} } }
