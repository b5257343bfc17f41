// prelude: none
const char *s = "\ud800"; char32_t c = U'\udfff'; const char *t = u8"\ud834\udd1e"; const char *u = "\U0000d800"; const char16_t *x = u"\ud834"; const char16_t *y = u"\u00e9";
