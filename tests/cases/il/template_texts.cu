// flags: --il_display
// prelude: none
// The texts of templates keep their lines and how far those are indented.
template <class T> struct Box {
  T value;

    /* beside */ T other;
	int tabbed;
#define SEVEN 7
  int seven = SEVEN
    ;
};
