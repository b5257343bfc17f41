// prelude: none
const char *s = "\u12"; const char *t = "\U0001"; const char *u = "\u00e9";
