// prelude: none
[[likely]] int variable;
[[likely]] int function();
struct [[carries_dependency]] Class { [[carries_dependency]] int field; };
[[carries_dependency]] int carries([[carries_dependency]] int *);
namespace [[maybe_unused]] space {}
[[gnu::unused]];
__attribute__((unused));
struct Alone { [[deprecated]]; __attribute__((unused)); };
enum Values { value [[likely]] };
void f(int a) {
    [[deprecated]] a++;
    [[maybe_unused]] { a++; }
    if (a) [[nodiscard]] a++;
    [[gnu::unused]] int b;
    [[gnu::unused]];
}
