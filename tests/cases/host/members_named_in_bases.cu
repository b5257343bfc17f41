// shows: static members among template arguments: without a path in bases of direct members, by their path in those of others and in members with bases
// prelude: none
template<int A> struct PP { static const int pa = A; };
template <class In> struct hub {
  static constexpr int cc = sizeof(In);
  struct A1 : PP<cc> { };
  struct A2 : PP<cc> { PP<cc> x; };
  struct A3 { struct B : PP<cc> { PP<cc> y; }; struct C : PP<cc> { }; PP<cc> z; };
  struct A4 : PP<1> { struct B : PP<cc> { PP<cc> y; }; struct C { PP<cc> y; }; };
  struct A5 : PP<cc + 1> { };
  struct A6 : PP<hub::cc> { };
  struct A7 : A6, PP<cc> { };
};
template <class In> struct hub9 : PP<1> {
  static constexpr int cc = sizeof(In);
  struct A1 : PP<cc> { };
};
template <class In, class X> struct hub8 {
  static constexpr bool cc = sizeof(In) > 4;
  struct A1 : PP<cc ? 1 : 2> { };
  template <int K> struct A2 : PP<cc ? 1 : K> { };
};
enum Mod { CA, LDG };
template <int A, int B, Mod M> struct Pol { };
template <Mod M> struct Default { };
template <class In, class Off> struct hub7 {
  static constexpr bool may_alias = sizeof(In) > 4;
  struct P500 : Default<may_alias ? CA : LDG> { };
  struct P860 : Default<(may_alias) ? CA : LDG> { };
  struct P900 : Pol<may_alias, 1, CA> { };
  struct P910 : Pol<may_alias ? 1 : 2, may_alias + 1, CA> { };
  using U = Default<may_alias ? CA : LDG>;
  Default<may_alias ? CA : LDG> field;
};
template <class In> struct hub6 {
  static constexpr bool may_alias = true;
  static constexpr int num = 7;
  struct P500 : Default<may_alias ? CA : LDG> { };
  struct P900 : Pol<num, num ? 1 : 2, CA> { };
};
