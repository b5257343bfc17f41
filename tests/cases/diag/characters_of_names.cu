// prelude: none
int \u0020x; int \u00e9; int y\u00e9;
