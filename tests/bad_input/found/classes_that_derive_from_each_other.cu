// flags: --c++17
struct A struct B : A }
struct A : B
