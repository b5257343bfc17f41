// shows: what stands before the specifiers of a member with a value in its class is left out
// prelude: none
struct B3 {
 __attribute__((__used__)) static const int c1 = 0; [[deprecated]] static const int c5 = 0; static const int __attribute__((used)) c7 = 0;
 __attribute__((used)) static constexpr int c9 = 0; __attribute__((used)) static inline const int c11 = 0; __attribute__((used)) static const int c12;
 static const int c13 __attribute__((used)) = 1; __attribute__((used)) static const int c15 = 0, c16 = 1, c17; __attribute__((used)) static const int c20{4};
};
template <typename T> class B2 { __attribute__((__used__)) static const T c = 0; __attribute__((__used__)) static T d; };
__attribute__((used)) static const int g1 = 0;
void f() { __attribute__((used)) static const int l1 = 0; }
