// prelude: none
// shows: where __VA_ARGS__ can stand
#define F(x) x __VA_ARGS__
#define __VA_ARGS__ 2
