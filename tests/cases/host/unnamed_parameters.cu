// shows: positions of template parameters without name
// prelude: none
template<bool B, class T> using eit = T; template<class T> constexpr bool io = true;
template <class I,
   class S = I,
   int K = 3,
   eit<io<I>, int> = 0,
   eit<io<S>, int> = 0>
class sr;

template <class I,
   class S,
   int K,
   eit<io<I>, int>,
   eit<io<S>, int>>
class sr { int v; };

template <int,
  unsigned>
class s2 {};
template <int N, eit<(N < 2), int>>
struct s3
{};
template <class,
  class>
class s4 {};
template <class I,
   eit<io<I>, int> = 0,
   int = 3>
class s5;
template <class I,
   eit<io<I>, int>,
   int>
class s5 {};
template <class I,
   eit<io<I>, int>
   , eit<io<I>, I> x
   , eit<io<I>, I>
   >
void f7(I);
