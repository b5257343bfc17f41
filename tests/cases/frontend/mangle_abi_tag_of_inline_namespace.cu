// shows: an inline namespace tags what returns a member of it
// prelude: none
namespace n { inline namespace v2 __attribute__((abi_tag("w"))) { struct S {}; enum E { e }; } }
struct A { n::E operator()(int) const; };
n::E A::operator()(int) const { return n::e; }
