// prelude: none
// shows: What is wrong in the template arguments of a name that could begin a type is told once it is known to begin none.
namespace space {}
template<class T> struct holder { static const bool value = true; };
struct closed { private: int inner; static int shared; };
struct open_end;
void takes(int);

void use()
{
    bool missing = (holder<decltype(space::gone(1, 2))>::value);
    bool unknown = (holder<decltype(nowhere(1, 2))>::value);
    bool operands = (holder<decltype("text" * 2)>::value);
    bool access = (holder<decltype(closed().inner)>::value);
    bool arguments = (holder<decltype(takes("text"))>::value);
    bool created = (holder<decltype(new open_end)>::value);
    bool member = (holder<decltype(closed().absent)>::value);
    bool sized = (holder<char[sizeof(open_end)]>::value);
    bool cast = (holder<decltype(static_cast<int *>(3.0))>::value);
}

template<class S, class P> void in_template(S s, P p)
{
    static_assert((holder<decltype(space::gone(s, p))>::value), "");
    static_assert(holder<decltype(space::gone(s, p))>::value, "");
    int size = sizeof(space::gone(s, p));
    (space::gone(s, p));
}
