// shows: what one type becomes for the same arguments is found out anew where access, errors or later definitions decide it
// prelude: none
class Shut {
  typedef int hidden;
  template <class T> friend struct Friend;
public:
  typedef long open;
};
template <class T> struct Box { typedef T type; static const int count = 3; };
template <class T> struct Friend { Box<typename T::hidden> box; Box<Box<typename T::hidden> > twice; };
template <class T> struct Stranger { Box<typename T::open> box; Box<typename T::hidden> refused; };
Friend<Shut> allowed;
Stranger<Shut> forbidden;

template <class T> struct Pointers {
  Box<T *> one();
  void two(Box<T *>);
  typedef Box<T *> three;
  Box<T *> four;
};
Pointers<int> fine;
Pointers<int &> faulty;
template <class T> struct References {
  Box<T &> one();
  void two(Box<T &>, int);
};
References<int> sound;
References<void> unsound;
template <class T> struct Derived : Box<T *> {
};
Derived<int> proper;
Derived<int &> improper;

template <class T> struct Later;
template <class T> struct Early {
  template <class U> Box<typename Later<T>::type> call(U, Box<typename Later<T>::type>);
};
template <class T> struct Later { typedef Box<T> type; };
template <class T> struct Late {
  template <class U> Box<typename Later<T>::type> call(U, Box<typename Later<T>::type>);
};
Early<int> early;
Late<int> late;
Box<Box<int> > taken = early.call(1, late.call(2, Box<Box<int> >()));

template <int N> struct Number { static const int value = N; };
template <class T> struct Counted {
  Number<Box<T>::count> first();
  Number<Box<T>::count> second();
  Number<(Box<T>::count + 1)> third();
  Number<Box<T>::missing> fourth();
};
Counted<char> counted;
static_assert(sizeof(Box<Number<3> >) == sizeof(counted.first()), "");

template <class T> typename Box<typename T::hidden>::type reach(T);
long reach(...);
class Opened { template <class T> friend typename Box<typename T::hidden>::type reach(T); typedef int hidden; };
long from_outside = reach(Opened());
