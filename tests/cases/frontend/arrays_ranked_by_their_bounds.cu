// prelude: none
// References to arrays: that of known bound is better, and the smaller one for a list.
int one(int (&)[]);
long one(int (&)[1]);
int listed(int, const int (&)[1]);
long listed(int, const int (&)[2]);
int moved(int (&&)[]);
long moved(int (&&)[2]);
void ask() {
  int room[1];
  static_assert(sizeof(one(room)) == 8, "");
  static_assert(sizeof(listed(1, {1})) == 4, "");
  static_assert(sizeof(moved({1})) == 4, "");
  static_assert(sizeof(moved({1, 2})) == 8, "");
}
struct Strings { char text[4]; };
struct Wide { char16_t text[4]; };
