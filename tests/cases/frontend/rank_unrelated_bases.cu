// Classes at different depths that are no bases of each other: ambiguous.
struct Far { };
struct Near : Far { };
struct Other { };
struct Both : Near, Other { };
void pick(Far &);
void pick(Other &);
void t(Both &both) { pick(both); }
