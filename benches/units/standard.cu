// The standard library, and some use of it beside a kernel.
#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <queue>
#include <random>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>
#if !__has_include(<cuda_runtime.h>)
#include "mini_runtime.h"
#endif

using Word = std::pair<std::string, std::size_t>;

std::vector<Word> most_frequent(std::istream &text, std::size_t count) {
    std::unordered_map<std::string, std::size_t> found;
    for (std::string word; text >> word;) {
        ++found[word];
    }
    std::vector<Word> words(found.begin(), found.end());
    std::sort(words.begin(), words.end(), [](const Word &a, const Word &b) {
        return std::tie(b.second, a.first) < std::tie(a.second, b.first);
    });
    words.resize(std::min(words.size(), count));
    return words;
}

struct Circle {
    double radius;
};
struct Square {
    double edge;
};
using Shape = std::variant<Circle, Square>;

double area(const Shape &shape) {
    return std::visit(
        [](const auto &one) {
            if constexpr (std::is_same_v<std::decay_t<decltype(one)>, Circle>) {
                return 3.14159 * one.radius * one.radius;
            } else {
                return one.edge * one.edge;
            }
        },
        shape);
}

__global__ void twice(int *values, int count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        values[i] *= 2;
    }
}

int main() {
    std::istringstream text("one two three two three three");
    std::map<std::string, std::size_t> ordered;
    for (const auto &[word, count] : most_frequent(text, 2)) {
        ordered.emplace(word, count);
    }
    std::vector<Shape> shapes{Circle{1.0}, Square{2.0}};
    const double whole = std::accumulate(
        shapes.begin(), shapes.end(), 0.0, [](double sum, const Shape &shape) { return sum + area(shape); });
    std::function<std::optional<int>(int)> half = [](int n) { return n % 2 ? std::nullopt : std::optional(n / 2); };
    auto later = std::async(std::launch::deferred, [&] { return half(4).value_or(0); });
    const std::regex number("[0-9]+(\\.[0-9]*)?");
    twice<<<1, 32>>>(nullptr, 0);
    std::cout << ordered.size() << ' ' << whole << ' ' << std::regex_match("12.5", number) << ' ' << later.get() << '\n';
}
