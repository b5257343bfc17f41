// prelude: none
int x = 0b12; int y = 0b10;
