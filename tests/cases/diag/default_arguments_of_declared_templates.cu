// A later declaration of a function template adds a default argument (C++17).
template <class T> void one(T);
template <class T> void one(T = 0);
template <class T> void two(int, int);
template <class T> void two(int, int = 2);
template <class T> void three(int = 1);
template <class T> void three(int) {}
template <class T> void four(int);
template <class T> void four(int = 1) {}
