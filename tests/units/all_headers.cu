// Every header of the standard library that the standard in force has, and for each something that it declares:
// the host compiler must make the same code of both host files.
#include <algorithm>
#include <array>
#include <atomic>
#include <bitset>
#include <cassert>
#include <cctype>
#include <cerrno>
#include <cfenv>
#include <cfloat>
#include <chrono>
#include <cinttypes>
#include <climits>
#include <clocale>
#include <cmath>
#include <codecvt>
#include <complex>
#include <condition_variable>
#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cuchar>
#include <cwchar>
#include <cwctype>
#include <deque>
#include <exception>
#include <forward_list>
#include <fstream>
#include <functional>
#include <future>
#include <initializer_list>
#include <iomanip>
#include <ios>
#include <iosfwd>
#include <iostream>
#include <istream>
#include <iterator>
#include <limits>
#include <list>
#include <locale>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>
#include <ostream>
#include <queue>
#include <random>
#include <ratio>
#include <regex>
#include <scoped_allocator>
#include <set>
#include <shared_mutex>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <system_error>
#include <thread>
#include <tuple>
#include <type_traits>
#include <typeindex>
#include <typeinfo>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <valarray>
#include <vector>
#if __cplusplus >= 201703L
#include <any>
#include <charconv>
#include <filesystem>
#include <memory_resource>
#include <optional>
#include <string_view>
#include <variant>
#endif
#if __cplusplus >= 202002L
#include <barrier>
#include <bit>
#include <compare>
#include <concepts>
#include <coroutine>
#include <latch>
#include <numbers>
#include <ranges>
#include <semaphore>
#include <source_location>
#include <span>
#include <stop_token>
#include <syncstream>
#include <version>
#endif

namespace uses {

jmp_buf place;
volatile std::sig_atomic_t signalled;

int algorithm(std::vector<int> &v) { return std::sort(v.begin(), v.end()), *std::max_element(v.begin(), v.end()); }
int array(const std::array<int, 3> &a) { return a[0] + static_cast<int>(a.size()); }
int atomic(std::atomic<int> &a) { return a.fetch_add(2) + a.load(std::memory_order_relaxed); }
std::size_t bitset(std::bitset<70> b) { return (b.flip(3) << 2).count(); }
int cassert(int i) { return assert(i > 0), i; }
bool cctype(char c) { return std::isalpha(c) || std::isdigit(c); }
int cerrno() { return errno == ERANGE; }
int cfenv() { return std::fegetround() == FE_TONEAREST; }
bool cfloat(double d) { return d < DBL_EPSILON; }
long chrono(std::chrono::milliseconds m) { return std::chrono::duration_cast<std::chrono::seconds>(m).count(); }
std::intmax_t cinttypes(const char *s) { return std::strtoimax(s, nullptr, 10); }
int climits(int i) { return i == INT_MAX; }
const char *clocale() { return std::setlocale(LC_ALL, nullptr); }
double cmath(double d) { return std::sqrt(d) + std::hypot(d, 2.0) + std::lround(d); }
bool codecvt(const std::locale &l) { return std::has_facet<std::codecvt<char, char, std::mbstate_t>>(l); }
std::complex<double> complex(std::complex<double> z) { return std::conj(z) * z + std::polar(1.0, 0.5); }
void condition_variable(std::condition_variable &c, std::mutex &m, bool &b) {
    std::unique_lock<std::mutex> lock(m);
    c.wait(lock, [&] { return b; });
}
int csetjmp() { return setjmp(place); }
void csignal() { std::signal(SIGINT, [](int s) { signalled = s; }); }
int cstdarg(int n, ...) {
    std::va_list list;
    va_start(list, n);
    const int i = va_arg(list, int);
    va_end(list);
    return i;
}
struct Layout { char c; double d; };
std::size_t cstddef() { return offsetof(Layout, d) + sizeof(std::max_align_t); }
std::uint8_t cstdint(std::int_least32_t i) { return static_cast<std::uint8_t>(i); }
int cstdio(std::FILE *f) { return std::fprintf(f, "%d\n", 3); }
int cstdlib(int i) { return std::abs(i) + std::div(i, 3).rem + std::atoi("3"); }
std::size_t cstring(const char *s) { return std::strlen(s) + (std::memcmp(s, "ab", 2) == 0); }
long ctime() { return static_cast<long>(std::difftime(std::time(nullptr), 0)); }
std::size_t cuchar(char16_t &c, std::mbstate_t &s) { return std::mbrtoc16(&c, "a", 1, &s); }
std::size_t cwchar(const wchar_t *s) { return std::wcslen(s); }
bool cwctype(std::wint_t c) { return std::iswalpha(c); }
int deque(std::deque<int> &d) { return d.push_front(3), d.back(); }
void exception(std::exception_ptr &p) { try { throw 3; } catch (...) { p = std::current_exception(); } }
void forward_list(std::forward_list<int> &l) { l.push_front(2), l.reverse(), l.remove_if([](int i) { return i > 3; }); }
bool fstream(const char *name) { std::ifstream in(name, std::ios::binary); return in.good(); }
int functional(const std::function<int(int)> &f) { return f(std::plus<int>()(2, 3)) + std::ref(f)(3) + std::bind(f, std::placeholders::_1)(4); }
int future(std::promise<int> &p) { auto f = p.get_future(); p.set_value(3); return f.get(); }
int initializer_list(std::initializer_list<int> l) { return *l.begin() + static_cast<int>(l.size()); }
void iomanip(std::ostream &o) { o << std::setw(5) << std::setfill('0') << std::hex << 3 << std::quoted("x"); }
void ios(std::ios &s) { s.setf(std::ios::fixed, std::ios::floatfield), s.exceptions(std::ios::badbit); }
void iosfwd(std::ostream &, std::istream &);
void iostream() { std::cout << "text" << 3 << 2.5 << std::endl; }
int istream(std::istream &i) { int n = 0; std::string s; i >> n >> s; return n + static_cast<int>(s.size()); }
int iterator(const int (&a)[3]) { return *std::next(std::begin(a)) + static_cast<int>(std::distance(std::begin(a), std::end(a))); }
int limits() { return std::numeric_limits<int>::max() - std::numeric_limits<short>::digits; }
void list(std::list<int> &l, std::list<int> &m) { l.splice(l.end(), m), l.sort(), l.unique(); }
char locale(const std::locale &l) { return std::use_facet<std::ctype<char>>(l).toupper('a'); }
int map(std::map<std::string, int> &m) { m["a"] = 3; m.emplace("b", 2); int n = 0; for (auto &e : m) n += e.second; return n; }
int memory(std::shared_ptr<int> p) { auto u = std::make_unique<int>(4); std::weak_ptr<int> w = p; return *u + *w.lock() + *std::make_shared<int>(2); }
void mutex(std::mutex &m, std::once_flag &f) { std::lock_guard<std::mutex> lock(m); std::call_once(f, [] {}); }
void *new_(void *p) { return new (p) int(3); }
int numeric(const std::vector<int> &v) { return std::accumulate(v.begin(), v.end(), 0) + std::inner_product(v.begin(), v.end(), v.begin(), 1); }
void ostream(std::ostream &o) { o.put('c').write("abc", 3) << std::flush << std::ends; }
int queue(std::priority_queue<int> &p, std::queue<int> &q) { p.push(q.front()), q.pop(); return p.top(); }
int random(std::mt19937 &g) { return std::uniform_int_distribution<>(0, 9)(g) + static_cast<int>(std::normal_distribution<>(1, 2)(g)); }
int ratio() { return std::ratio_add<std::ratio<1, 3>, std::ratio<1, 6>>::den; }
bool regex(const std::string &s) { std::smatch m; return std::regex_search(s, m, std::regex("a(b+)c")) && m[1].length() > 1; }
void scoped_allocator(std::vector<int, std::scoped_allocator_adaptor<std::allocator<int>>> &v) { v.push_back(3); }
bool set(std::set<int> &s, std::multiset<char> &m) { return s.insert(3).second && m.count('a') == 2 && s.lower_bound(2) != s.end(); }
void shared_mutex(std::shared_timed_mutex &m) { std::shared_lock<std::shared_timed_mutex> lock(m); }
std::string sstream(int i) { std::ostringstream o; o << i << ' ' << 2.5; return o.str(); }
int stack(std::stack<int> &s) { s.push(2); return s.top(); }
void stdexcept(int i) { if (i) throw std::out_of_range("too large"); throw std::logic_error("wrong"); }
int streambuf(std::streambuf *b) { return b->sgetc() + b->sputc('a'); }
std::string string(const std::string &s) { return s.substr(1, 2) + "abc" + std::to_string(3) + (s < "b" ? 'x' : 'y'); }
std::string system_error(int e) { return std::error_code(e, std::generic_category()).message(); }
void thread(int &i) { std::thread t([&i] { ++i; }); t.join(); std::this_thread::yield(); }
int tuple(std::tuple<int, char, double> t) { int i; char c; std::tie(i, c, std::ignore) = t; return i + c + static_cast<int>(std::get<2>(t)); }
template <class T> constexpr int type_traits() { return std::is_integral<T>::value + std::is_same<std::decay_t<T &>, T>::value + sizeof(std::conditional_t<true, T, char>); }
bool typeindex(std::type_index a) { return a == std::type_index(typeid(int)); }
const char *typeinfo(const std::exception &e) { return typeid(e).name(); }
int unordered_map(std::unordered_map<std::string, int> &m) { return m["a"] + static_cast<int>(m.bucket_count()); }
bool unordered_set(std::unordered_set<int> &s) { return s.emplace(3).second && s.find(4) == s.end(); }
int utility(std::pair<int, long> p) { int i = std::exchange(p.first, 3); std::swap(i, p.first); return i + std::integer_sequence<int, 1, 2>::size(); }
std::valarray<double> valarray(std::valarray<double> v) { return std::sqrt(v * 2.0 + v[std::slice(0, 2, 1)]); }
int vector(std::vector<int> &v, std::vector<bool> &b) { v.emplace_back(3), v.insert(v.begin(), {1, 2}), b[2].flip(); return v.at(1); }

#if __cplusplus >= 201703L
int any(const std::any &a) { return a.has_value() ? std::any_cast<int>(a) : 3; }
int charconv(const char *s) { int i = 0; return std::from_chars(s, s + 2, i).ec == std::errc() ? i : 1; }
std::string filesystem(const std::filesystem::path &p) { return (p / "a").parent_path().string(); }
void memory_resource(std::pmr::monotonic_buffer_resource &r) { std::pmr::vector<int> v(&r); v.push_back(3); }
int optional(std::optional<int> o) { return o.value_or(3) + (o ? *o : 2); }
std::size_t string_view(std::string_view s) { return s.substr(1).find("ab"); }
int variant(std::variant<int, double> v) { return std::visit([](auto x) { return static_cast<int>(x); }, v) + static_cast<int>(v.index()); }
int bindings(const std::map<int, long> &m) { int n = 0; for (const auto &[key, value] : m) { n += key + static_cast<int>(value); } return n; }
#endif

#if __cplusplus >= 202002L
void barrier(std::barrier<> &b) { b.arrive_and_wait(); }
int bit(unsigned u) { return std::popcount(u) + std::countl_zero(u) + static_cast<int>(std::bit_ceil(u)); }
bool compare(int a, int b) { return (a <=> b) == std::strong_ordering::less; }
template <std::integral T> T concepts(T t) { return t; }
int concepts() { return concepts(3); }
bool coroutine(std::coroutine_handle<> h) { return h.done(); }
void latch(std::latch &l) { l.count_down(); }
double numbers() { return std::numbers::pi; }
int ranges(const std::vector<int> &v) { int n = 0; for (int i : v | std::views::filter([](int i) { return i > 2; }) | std::views::take(3)) { n += i; } return n; }
void semaphore(std::counting_semaphore<3> &s) { s.acquire(), s.release(); }
unsigned source_location(std::source_location l = std::source_location::current()) { return l.line(); }
int span(std::span<const int> s) { return s.front() + s.subspan(1)[0]; }
bool stop_token(const std::stop_token &t) { return t.stop_requested(); }
void syncstream(std::ostream &o) { std::osyncstream(o) << 3; }
#endif

int types() { return type_traits<int>() + type_traits<double>(); }

}  // namespace uses

__global__ void fill(int *values, int n, int value) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        values[i] = value;
    }
}

int main() {
    std::vector<int> values(3, 1);
    fill<<<1, 32>>>(values.data(), uses::types(), uses::algorithm(values));
    uses::iostream();
    return uses::array({{1, 2, 3}}) + uses::map(*std::make_unique<std::map<std::string, int>>());
}
