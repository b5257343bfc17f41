// prelude: none
// shows: an operand of noexcept that is wrong is not known to throw nothing
namespace space {}
const int number = 1;
static_assert(noexcept(space::gone(1)), "a call");
static_assert(!noexcept(space::gone(1)), "no call");
static_assert(noexcept(nowhere), "a name");
static_assert(!noexcept(nowhere_else), "no name");
static_assert(noexcept(number.member()), "a member");
