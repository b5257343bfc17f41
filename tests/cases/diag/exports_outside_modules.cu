// prelude: none
// flags: --c++20
export int x;
