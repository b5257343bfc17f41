// shows: member templates that are called by the name of their class, static or not
// prelude: none
template <class T> struct inv { template <class U> int Invoke(U u) { return 0; } template <class U> static int Sinv(U u); template <class U> int go(U u) { return inv<T>::template Invoke<U>(u) + inv<T>::Invoke<U>(u) + inv::template Invoke<U>(u) + inv::Invoke<U>(u) + inv<T>::template Sinv<U>(u) + inv::Sinv<U>(u) + inv<T*>::template Invoke<U>(u); } };
template <class T> struct inv2 : inv<T> { template <class U> int go2(U u) { return inv<T>::template Invoke<U>(u) + inv2::template Invoke<U>(u) + inv2<T>::template Invoke<U>(u) + this->template Invoke<U>(u); } };
