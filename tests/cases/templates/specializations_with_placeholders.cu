// prelude: none
// A placeholder may be what is deduced for a result; a specialized array has a bound of its own.
template<int i, class T> T made();
template<> auto made<0>() { return 42; }
template<class T> struct Table { static int rows[]; };
template<class T> int Table<T>::rows[] = {1};
template<> int Table<int>::rows[] = {1, 2};
static_assert(sizeof(Table<int>::rows) == 8, "");
struct Kept { template<int> static const int value; };
template<int n> const int Kept::value = n;
int three = Kept::value<3>;
