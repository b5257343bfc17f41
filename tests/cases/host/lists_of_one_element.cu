// prelude: none
namespace std { template<class E> class initializer_list { const E *a; unsigned long n; constexpr initializer_list(const E *a, unsigned long n) : a(a), n(n) {} public: constexpr initializer_list() : a(0), n(0) {} }; }
struct json; struct ref { ref(std::initializer_list<ref>); ref(json &&); ref(const json &); template<class... A> ref(A &&...a); };
struct json { json(std::initializer_list<ref> l, bool t = true); json(const json &); json(json &&); json(const char *); json(int); };
struct pair { pair(const char *, int); };
struct holder { holder(std::initializer_list<pair>); holder(const holder &); };
void f() { json j = {{"a", 1}, {"answer", {{"everything", 42}}}}; json k = {{"answer", {{"everything", 42}}}}; json l{{"list", {1, 0, 2}}, {{{"o", 1}}}}; holder h{{"a", 1}}; }
