// flags: --il_display
// prelude: none
// Conditions of switches that are promoted, and labels that are converted.
enum Color { red, green };
enum class Side { left, right };
void pick(char letter, Color color, Side side, bool flag, short number) {
  switch (letter) { case 'a': ; case 1: ; }
  switch (color) { case red: ; case 7: ; }
  switch (side) { case Side::left: ; case Side::right: ; }
  switch (flag) { case true: ; }
  switch (number) { case 2: ; }
}
