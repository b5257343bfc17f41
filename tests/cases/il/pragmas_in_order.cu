// flags: --il_display
// prelude: none
// Pragmas between declarations, in bodies and in front of members.
#pragma unknown one
int first;
#pragma pack(push, 1)
struct Tight { char a; int b; };
#pragma pack(pop)
#pragma unknown two
void body() {
#pragma unknown three
  first = 1;
}
#pragma unknown four
