// flags: --il_display --c++03 --frandom-seed=il
// prelude: none
// What a unit begins with in C++03.
int x;
