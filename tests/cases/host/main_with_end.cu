// shows: where main gets a return at its end: behind loops that are left and a try block with a handler
// prelude: none
int z; void f();
int main() { if (z) return 1; else f(); do { if (z) break; } while (true); try { return 3; } catch (int) { f(); } catch (...) { throw; } }
