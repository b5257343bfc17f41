// prelude: none
// Statements that fall through, and what stands behind them.
void g(int n) { switch (n) { case 1: g(1); [[fallthrough]]; case 2: [[fallthrough]]; } [[fallthrough]]; }
void h(int n) { switch (n) { case 1: [[fallthrough]]; g(1); case 2: if (n) { [[fallthrough]]; } else { [[fallthrough]]; } case 3: { [[fallthrough]]; } case 4: for (;;) { [[fallthrough]]; } default: [[fallthrough]]; l: case 5: [[fallthrough]]; [[fallthrough]]; case 6:; [[fallthrough]]; break; case 7:; __attribute__((fallthrough)); } }
void i(int n) { switch (n) { case 1: [[fallthrough]]; {} case 4: switch (n) { case 1: [[fallthrough]]; } case 5: [[fallthrough]]; m: case 6: while (n) { case 7: [[fallthrough]]; } case 8:; [[fallthrough]]; int x; } }
void j(int n) { switch (n) { case 2: do { [[fallthrough]]; } while (0); case 3: try { [[fallthrough]]; } catch (...) { [[fallthrough]]; } case 4: { { [[fallthrough]]; } } case 6: if (n) [[fallthrough]]; case 7: if (n) ; else [[fallthrough]]; case 8: while (n) [[fallthrough]]; case 9: auto z = [] { [[fallthrough]]; }; } }
template <class T> void k(int n) { switch (n) { case 1: [[fallthrough]]; case 2: [[fallthrough]]; } } template void k<int>(int); void o(int z) { [[fallthrough]] z = 1; [[fallthrough]] return; }
