// flags: --il_display
// prelude: none
// Zeros that empty parentheses make, of types that are known and of those of templates.
int none() { return int(); } int zero = int(); template <class T> T nothing() { return T(); }
template int nothing<int>(); template <class T> constexpr T least() { return T(); } int lowest = least<int>();
