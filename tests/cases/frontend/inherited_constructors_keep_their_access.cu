// prelude: none
// A constructor that is inherited is as accessible as that of the base; bases are named with the access of the class.
class Key { Key(int); friend void open(); friend struct Chest; };
struct Door : Key { using Key::Key; };
void open() { Door a(1); Door b{2}; Door c = 3; }
struct Chest { Door door; Chest() : door(4) {} };
class Outer { friend class User; class Hidden {}; protected: struct Shown {}; };
class User : Outer::Hidden {};
struct Heir : Outer::Shown, Outer {};
