// prelude: none
// flags: --c++17
// An alignment-specifier is for objects, classes and enumerations.
alignas(8) void fa();
alignas(double) int ga();
alignas(4) typedef int ta;
namespace alignas(8) N {}
struct Sa { alignas(8) void m(); alignas(8) int ok; alignas(8) static int st; alignas(8) Sa(); }; enum E2 { x alignas(8) }; alignas(8) int v;
