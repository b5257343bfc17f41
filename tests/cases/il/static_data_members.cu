// flags: --il_display
// prelude: none
// Static data members with and without initializers in their class.
struct B {
    static const int x = 3;
    static constexpr int z = 5;
    static int w;
    static constexpr float f = 2.0f;
};
int B::w = 3;
const int B::x;
