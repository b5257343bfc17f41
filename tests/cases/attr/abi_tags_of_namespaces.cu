// prelude: none
// Namespaces have ABI tags where they are inline and have names; others need arguments.
struct __attribute__((abi_tag)) S {};
__attribute__((abi_tag)) void f();
__attribute__((abi_tag)) int v;
enum __attribute__((abi_tag)) E { e };
namespace A __attribute__((abi_tag)) {}
namespace B __attribute__((abi_tag("x"))) {}
inline namespace C __attribute__((abi_tag)) {}
inline namespace D __attribute__((abi_tag("x"))) {}
inline namespace D2 __attribute__((abi_tag("x", "y"))) {}
namespace __attribute__((abi_tag)) {}
namespace __attribute__((abi_tag("x"))) {}
inline namespace __attribute__((abi_tag)) {}
namespace F { inline namespace G __attribute__((abi_tag)) { struct S2 {}; } }
namespace A __attribute__((abi_tag)) {}
inline namespace H {} 
inline namespace H __attribute__((abi_tag)) {}
inline namespace K __attribute__((abi_tag("k"))) {}
inline namespace K __attribute__((abi_tag("l"))) {}
