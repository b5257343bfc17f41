// Containers and algorithms of the standard library around launches: words are counted on the device, and the table
// that a map makes of the same words says whether the counts are right.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace words {

struct Span {
    int first, length;
};

/// Counts by the hash of each word how often it occurs; `slots` is a power of two.
template <class Hash>
__global__ void count(const char *text, const Span *spans, int n, unsigned *table, unsigned slots, Hash hash) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        atomicAdd(&table[hash(text + spans[i].first, spans[i].length) & (slots - 1)], 1u);
    }
}

struct Fnv {
    std::uint32_t basis = 2166136261u;

    __host__ __device__ std::uint32_t operator()(const char *text, int length) const {
        std::uint32_t value = basis;
        for (const char *end = text + length; text != end; ++text) {
            value = (value ^ static_cast<unsigned char>(*text)) * 16777619u;
        }
        return value ^ value >> 15;
    }
};

template <class T> struct DeviceDeleter {
    void operator()(T *memory) const noexcept { cudaFree(memory); }
};

template <class T> using DevicePointer = std::unique_ptr<T[], DeviceDeleter<T>>;

void check(cudaError_t error) {
    if (error != cudaSuccess) {
        throw std::runtime_error(cudaGetErrorString(error));
    }
}

template <class T> DevicePointer<T> allocate(std::size_t count) {
    void *memory = nullptr;
    check(cudaMalloc(&memory, count * sizeof(T)));
    return DevicePointer<T>(static_cast<T *>(memory));
}

template <class Container> auto copy_to_device(const Container &values) {
    using T = typename Container::value_type;
    auto memory = allocate<T>(values.size());
    check(cudaMemcpy(memory.get(), values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return memory;
}

std::vector<std::string> make_words(std::size_t count) {
    static const std::array<const char *, 8> parts{{"ka", "lo", "mi", "ru", "se", "ta", "vo", "xe"}};
    std::vector<std::string> made;
    made.reserve(count);
    unsigned state = 12345;
    std::generate_n(std::back_inserter(made), count, [&state] {
        std::string word;
        for (int i = 0; i < 3; ++i) {
            state = state * 1103515245u + 12345u;
            word += parts[(state >> 16) % parts.size()];
        }
        return word;
    });
    return made;
}

/// The counts of a table on the device, brought back.
std::vector<unsigned> count_on_device(const std::string &text, const std::vector<Span> &spans, unsigned slots,
                                      const Fnv &hash) {
    const auto device_text = copy_to_device(text);
    const auto device_spans = copy_to_device(spans);
    const auto table = allocate<unsigned>(slots);
    check(cudaMemset(table.get(), 0, slots * sizeof(unsigned)));
    count<<<16, 128>>>(device_text.get(), device_spans.get(), static_cast<int>(spans.size()), table.get(), slots,
                       hash);
    check(cudaGetLastError());
    std::vector<unsigned> counts(slots);
    check(cudaMemcpy(counts.data(), table.get(), slots * sizeof(unsigned), cudaMemcpyDeviceToHost));
    return counts;
}

bool run() {
    const auto all = make_words(10000);
    std::string text;
    std::vector<Span> spans;
    for (const auto &word : all) {
        spans.push_back({static_cast<int>(text.size()), static_cast<int>(word.size())});
        text += word;
        text += ' ';
    }
    const unsigned slots = 1u << 14;
    const Fnv hash;
    const auto counts = count_on_device(text, spans, slots, hash);

    std::map<std::string, unsigned> expected;
    for (const auto &word : all) {
        ++expected[word];
    }
    std::unordered_map<unsigned, unsigned> by_slot;
    for (const auto &entry : expected) {
        by_slot[hash(entry.first.data(), static_cast<int>(entry.first.size())) & (slots - 1)] += entry.second;
    }
    const bool same = std::all_of(by_slot.begin(), by_slot.end(), [&](const std::pair<const unsigned, unsigned> &slot) {
        return counts[slot.first] == slot.second;
    });
    const auto total = std::accumulate(counts.begin(), counts.end(), 0u);

    using Entry = std::pair<std::string, unsigned>;
    std::vector<Entry> ranking(expected.begin(), expected.end());
    std::partial_sort(ranking.begin(), ranking.begin() + 3, ranking.end(), [](const Entry &a, const Entry &b) {
        return std::tie(b.second, a.first) < std::tie(a.second, b.first);
    });
    std::ostringstream line;
    for (auto it = ranking.begin(); it != ranking.begin() + 3; ++it) {
        line << (it == ranking.begin() ? "" : ", ") << it->first << ' ' << it->second;
    }
    std::printf("word_count: %zu words, %zu different, most frequent %s: %s\n", all.size(), expected.size(),
                line.str().c_str(), same && total == all.size() ? "right" : "wrong");
    return same && total == all.size();
}

}  // namespace words

int main() {
    try {
        return words::run() ? 0 : 1;
    } catch (const std::exception &error) {
        std::printf("word_count: %s\n", error.what());
        return 1;
    }
}
