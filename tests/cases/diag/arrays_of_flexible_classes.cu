// Elements of arrays have no flexible array member, and the class of such a member has others (C++17).
struct Text { int size; char text[]; };
Text list[2];
struct Held { Text texts[3]; };
struct Wrapped { Text text; };
Wrapped wrapped[2];
typedef Text Row[4];
union Either { int i; Text t; };
Either either[2];
void local() { Text here[2]; new Text[2]; static Text kept[2]; }
struct None {};
struct Only : None { char text[]; };
