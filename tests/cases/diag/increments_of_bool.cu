// prelude: none
bool f() { bool b = true; b++; ++b; b--; --b; return b; }
