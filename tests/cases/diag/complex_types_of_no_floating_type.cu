// shows: complex types are made of floating types alone, which must be named, and by keywords
// prelude: none
_Complex int a; _Complex b; unsigned _Complex c; long _Complex d; int _Complex e; _Complex bool f; _Complex short int g; const _Complex h = 0; _Complex __int128 i;
typedef float F; F _Complex j; _Complex F k; template<class T> T _Complex l; struct S { _Complex m; _Complex char n; }; _Complex o() { return 1; } int p = sizeof(_Complex int);
_Complex float q; double _Complex r; long double _Complex s; _Complex long double t; static _Complex double u = 1; void v(_Complex, float _Complex);
