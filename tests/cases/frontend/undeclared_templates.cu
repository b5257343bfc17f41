// shows: template-ids of names that nothing declares, as types of variables, members, parameters and in casts
vector<int> v = 3;
static vector<int> s;
const vector<int> &c = 1;
vector<int> f(int a);
int g(const vector<int> &a);
int h(int k, map<int, int> m) { return m; }
struct S {
    vector<int> a, b;
    const vector<int> d;
    shared_ptr<S> parent();
    int k(vector<int> x, const vector<int> &y);
};
void block() {
    static vector<int> local;
    const vector<int> other = 1;
    static_cast<vector<int>>(3);
}
using V = vector<int>;
typedef vector<int> W;
inline ostream &operator<<(ostream &out, S s) { return out; }
struct T {
    friend ostream &operator<<(ostream &out, const T &t);
    ostream &operator=(int);
    const string name;
};
const string text;
