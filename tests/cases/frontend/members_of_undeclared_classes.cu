// shows: what is defined as a member of a class that nothing declares is taken for the class's name
// prelude: none
void Unk::g() { bb; }
int skipped = undef0;
int ok1 = undef1;
int Unk::k() { dd; }
int ok2 = undef2;
const char *Unk3::name() const { return q; }
int ok8 = undef8;
void a::b::c() { bb; }
int ok12 = undef12;
void Unk2::g() { bb; } void Unk2::h() { cc; } void Unk2::g() {}
int ok13 = undef13;
