// flags: --il_display
// prelude: none
// Lists in braces: left out inside, shorter than what they fill, of strings and of values that are zero.
struct Point { int x, y; };
struct Line { Point from, to; int width; };
Line complete = {{1, 2}, {3, 4}, 5};
Line flat = {1, 2, 3, 4};
Line part = {{1}, 2};
char word[8] = "abc";
int grid[2][3] = {1, 2, 3, 4};
Point empty = {};
void local() { Line here = {1, 2}; int *nothing{}; double half{2}; }
