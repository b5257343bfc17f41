struct Open;
struct First : Open { };
struct Self : Self { };
template <class T> struct Second : Open { T value; };
template <class T> struct Loop : Loop<T> { };
Loop<int> loop;
