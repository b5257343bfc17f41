// shows: a subscript of an object of the class being defined is left to the instantiation
// prelude: none
template<class K> class table {
public:
  using reference = table&;
  using const_reference = const table&;
  template<class T> reference operator[](T* key);
  template<class T> const_reference operator[](T* key) const;
  template<class V, int (V::*)() = nullptr> operator V() const;
  template<class V> operator V*() const;
  reference operator=(const char* text);
  static table make() { table result; result["a"] = "x"; result["a"]["b"] = "y"; return result; }
};
void use() { table<int>::make(); }
