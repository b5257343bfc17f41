// What a pointer leads to as it is written is a part of the variable whose address it is (C++17).
struct Point { int x; };
typedef float four __attribute__((vector_size(16)));
int casts() { char bytes[8]; return *(int*)bytes; }
int addresses() { float f; return *(int*)&f; }
int moved() { int list[3]; return *(list + 1); }
int further() { int list[3]; return *(&list[0] + 1); }
int members() { Point p; return (&p)->x; }
int elements() { char bytes[8]; return ((int*)bytes)[1]; }
int references() { float f; return reinterpret_cast<int&>(f); }
int written() { char bytes[8]; *(int*)bytes = 1; return bytes[0]; }
int kept() { int list[3]; int* p = list + 1; return list[0]; }
int deep() { int grid[3][3]; return *(*(grid + 1) + 1); }
four vectors() { four v; return v; }
float lanes() { four v; return v[1]; }
four set() { four v; v[0] = 1; return v; }
int blocks() { return ({ int v; v; }); }
void parts() { _Complex float c; __real__ c = 1; _Complex float d; d = d; }
