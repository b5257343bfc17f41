// prelude: none
// Bit-fields as wide as their types, narrower and wider.
struct A { int same : 32; int wider : 33; unsigned narrower : 31; char c : 8; char d : 9; bool b : 8; bool w : 9; };
struct B { int : 0; int named : 0; int signed_bit : 1; unsigned bit : 1; int negative : -1; int : 32; int : 40; };
enum E { e0, e3 = 3 }; struct C { E fits : 2; E tight : 1; };
