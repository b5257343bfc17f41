// Chunks of work in several streams, ordered by events, with a function that the host runs at the end.
#include <array>
#include <atomic>
#include <cstdio>
#include <stdexcept>
#include <utility>
#include <vector>

class CudaError : public std::runtime_error {
public:
    CudaError(const char *what, cudaError_t error)
        : std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error)) {}
};

#define CHECK(call)                         \
    if (cudaError_t error_ = (call)) {      \
        throw CudaError(#call, error_);     \
    } else                                  \
        static_cast<void>(0)

class Stream {
public:
    Stream() { CHECK(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking)); }
    ~Stream() {
        if (stream_) {
            cudaStreamDestroy(stream_);
        }
    }
    Stream(Stream &&other) noexcept : stream_(std::exchange(other.stream_, nullptr)) {}
    Stream &operator=(Stream &&) = delete;
    operator cudaStream_t() const { return stream_; }

private:
    cudaStream_t stream_ = nullptr;
};

struct Event {
    cudaEvent_t event;
    Event() { CHECK(cudaEventCreate(&event)); }
    Event(const Event &) = delete;
    ~Event() { cudaEventDestroy(event); }
};

__global__ void fill(int *values, int n, int first) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        values[i] = first + i;
    }
}

__global__ void square(int *values, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        values[i] *= values[i] % 1000;
    }
}

static std::atomic<int> finished{0};

static void CUDART_CB count_finished(void *data) { finished += *static_cast<int *>(data); }

static int work() {
    constexpr int streams = 4, chunk = 5000;
    std::vector<Stream> stream(streams);
    std::array<Event, streams> filled;
    Event start, stop;
    int *device = nullptr, *host = nullptr, one = 1;
    CHECK(cudaMalloc(&device, sizeof(int) * streams * chunk));
    CHECK(cudaMallocHost(&host, sizeof(int) * streams * chunk, cudaHostAllocDefault));
    CHECK(cudaEventRecord(start.event, stream[0]));
    for (int i = 0; i < streams; ++i) {
        fill<<<8, 128, 0, stream[i]>>>(device + i * chunk, chunk, i * chunk);
        CHECK(cudaEventRecord(filled[i].event, stream[i]));
    }
    for (int i = 0; i < streams; ++i) {
        // Each stream goes on with what its neighbour has filled.
        const int neighbour = (i + 1) % streams;
        CHECK(cudaStreamWaitEvent(stream[i], filled[neighbour].event, 0));
        square<<<dim3(8), dim3(128), 0, stream[i]>>>(device + neighbour * chunk, chunk);
        CHECK(cudaMemcpyAsync(host + neighbour * chunk, device + neighbour * chunk, sizeof(int) * chunk,
                              cudaMemcpyDeviceToHost, stream[i]));
        CHECK(cudaLaunchHostFunc(stream[i], count_finished, &one));
    }
    for (const Stream &each : stream) {
        CHECK(cudaStreamSynchronize(each));
    }
    CHECK(cudaEventRecord(stop.event, stream[0]));
    CHECK(cudaEventSynchronize(stop.event));
    float milliseconds = -1;
    CHECK(cudaEventElapsedTime(&milliseconds, start.event, stop.event));

    int wrong = 0;
    for (int i = 0; i < streams * chunk; ++i) {
        wrong += host[i] != i * (i % 1000);
    }
    CHECK(cudaFreeHost(host));
    CHECK(cudaFree(device));
    std::printf("streams: %d finished, %d wrong, time %s\n", finished.load(), wrong,
                milliseconds >= 0 ? "measured" : "unknown");
    return wrong != 0 || finished != streams;
}

int main() try {
    return work();
} catch (const CudaError &error) {
    std::printf("%s\n", error.what());
    return 1;
}
