// shows: an explicit instantiation of a constant variable has the initializer of the template [temp.explicit]
// prelude: none
template<class T> const T plain = 5;
template const int plain<int>;
