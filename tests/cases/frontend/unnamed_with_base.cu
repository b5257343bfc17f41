// shows: unnamed classes with bases
// flags: --c++20
// prelude: none
struct Base { int count; };
static class Outer {
    class : public Base { int more; } member;
    struct : Base {} other;
public:
    int sum() { return member.count + other.count; }
} object;
int sum() { return object.sum(); }
