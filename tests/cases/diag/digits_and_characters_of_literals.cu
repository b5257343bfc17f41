// prelude: none
int x = 'abcdefghij'; int y = 'abcd'; int z = 0b101;
