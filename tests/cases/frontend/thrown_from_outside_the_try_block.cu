// prelude: none
// What lives longer than the innermost try-block is copied, not moved, where it is thrown there.
struct Stays { Stays(); Stays(const Stays&); Stays(Stays&&) = delete; };
struct Goes { Goes(); Goes(const Goes&) = delete; Goes(Goes&&); };
void called();
void outer() { Stays x; try { throw x; } catch (...) {} }
void deeper(Stays x) { try { { throw x; } } catch (...) {} }
void of_function(Stays x) try { throw x; } catch (...) {}
void own() { try { Goes x; throw x; } catch (...) {} }
void behind() { Goes x; try { called(); } catch (...) { throw x; } }
void lost(Goes x) { try { throw x; } catch (...) {} }
void kept() { Stays x; try { called(); } catch (...) { throw x; } }
