// prelude: none
char a = u8'\u00e9'; char b = u8'e';
