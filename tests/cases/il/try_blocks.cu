// flags: --il_display
// prelude: none
// Handlers by value, by reference and of everything, with and without names.
struct Fault { int code; };
void act();
int guard(int depth) {
  try { act(); } catch (int number) { return number; } catch (const char *) { } catch (...) { throw; }
  return depth;
}
