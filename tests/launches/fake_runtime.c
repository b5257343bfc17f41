/* A CUDA runtime without a device: it keeps device memory on the host and writes down what a program registers and
 * launches, so that two builds of one program can be compared.
 *
 *   FAKE_CUDA_RECORD   the file that the record is written to
 *   FAKE_CUDA_PTX      the PTX of the program: its parameter lists say how many bytes each argument of a kernel has
 *
 * A line of the record is a registration (`function`, `variable`, `managed`, `linked`) or a call in the order in
 * which the program made it. No kernel runs. Device memory lies at fixed addresses, so that pointers compare.
 * A launch of what was never registered, or is no entry of the PTX, is recorded as `unknown`. */
#define _GNU_SOURCE
#include <cuda_runtime_api.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MOST_KERNELS = 512, MOST_PARAMETERS = 64, MOST_CONFIGURATIONS = 16 };

static void record(const char *format, ...) {
    static FILE *file;
    const char *path = getenv("FAKE_CUDA_RECORD");
    if (!file && !(file = path ? fopen(path, "w") : stderr)) abort();
    va_list arguments;
    va_start(arguments, format);
    vfprintf(file, format, arguments);
    va_end(arguments);
    fflush(file);
}

/* ---- the entries of the PTX ---- */

static struct entry {
    char name[2048];
    int parameters;
    size_t sizes[MOST_PARAMETERS];
} entries[MOST_KERNELS];
static int entry_count;

/* The bytes of a parameter such as `.param .u64 .ptr .align 1 f_param_0` or `.param .align 8 .b8 f_param_0[24]`. */
static size_t parameter_size(const char *text) {
    const char *bracket = strchr(text, '[');
    if (bracket) return strtoul(bracket + 1, NULL, 10);
    for (; *text; text++)
        if (text[0] == '.' && strchr("busf", text[1]) && text[2] >= '1' && text[2] <= '9')
            return strtoul(text + 2, NULL, 10) / 8;
    return 0;
}

static void read_entries(void) {
    static int done;
    if (done++) return;
    const char *path = getenv("FAKE_CUDA_PTX");
    FILE *file = path ? fopen(path, "r") : NULL;
    char line[4096], *found;
    struct entry *open = NULL;
    while (file && fgets(line, sizeof line, file)) {
        if ((found = strstr(line, ".entry ")) && entry_count < MOST_KERNELS) {
            open = &entries[entry_count++];
            sscanf(found + 7, "%2047[^( \n]", open->name);
        }
        if (open && strstr(line, ".param ") && open->parameters < MOST_PARAMETERS)
            open->sizes[open->parameters++] = parameter_size(strstr(line, ".param ") + 7);
        /* A list without parameters closes on the line of the name. */
        if (open && strchr(line, ')')) open = NULL;
    }
    if (file) fclose(file);
}

/* ---- registration ---- */

static struct kernel {
    const void *host;
    const char *name;
} kernels[MOST_KERNELS];
static int kernel_count;

static void *unit[1];

void **__cudaRegisterFatBinary(void *binary) {
    record("binary %d\n", binary != NULL);
    return unit;
}
void __cudaRegisterFatBinaryEnd(void **handle) { record("binary end %d\n", handle == unit); }
void __cudaUnregisterFatBinary(void **handle) { record("binary gone %d\n", handle == unit); }
char __cudaInitModule(void **handle) {
    record("module %d\n", handle == unit);
    return 0;
}

void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, uint3 *thread,
                            uint3 *block, dim3 *block_limit, dim3 *grid_limit, int *warp) {
    (void)handle, (void)thread, (void)block, (void)block_limit, (void)grid_limit, (void)warp;
    record("function %s %s limit %d\n", device, name, limit);
    if (kernel_count < MOST_KERNELS) kernels[kernel_count++] = (struct kernel){host, device};
}
void __cudaRegisterVar(void **handle, char *host, char *device, const char *name, int is_extern, size_t size,
                       int is_constant, int is_global) {
    (void)handle, (void)host;
    record("variable %s %s extern %d size %zu constant %d global %d\n", device, name, is_extern, size, is_constant, is_global);
}

static void *allocate(size_t size) {
    static char *arena, *next;
    size_t most = (size_t)1 << 30;
    if (!arena)
        arena = next = mmap((void *)0x100000000000, most, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    if (arena == MAP_FAILED || size > most - (size_t)(next - arena)) return NULL;
    void *memory = next;
    next += (size + 255) / 256 * 256;
    return memory;
}

void __cudaRegisterManagedVar(void **handle, void **host, char *device, const char *name, int is_extern, size_t size,
                              int is_constant, int is_global) {
    (void)handle;
    record("managed %s %s extern %d size %zu constant %d global %d\n", device, name, is_extern, size, is_constant, is_global);
    *host = allocate(size);
}

/* What each object of a separately compiled program calls in its start; the names come from the objects. */
void fake_cuda_register_linked_binary(const char *name, void (*registrations)(void **), void *binary, void *segment) {
    (void)segment;
    record("linked %s %d\n", name, binary != NULL);
    registrations(unit);
}

/* ---- launches ---- */

static struct configuration {
    dim3 grid, block;
    size_t shared;
    void *stream;
} configurations[MOST_CONFIGURATIONS];
static int configuration_count;

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, struct CUstream_st *stream) {
    if (configuration_count == MOST_CONFIGURATIONS) return 1;
    configurations[configuration_count++] = (struct configuration){grid, block, shared, stream};
    return 0;
}
cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
    if (!configuration_count) return cudaErrorInvalidValue;
    struct configuration top = configurations[--configuration_count];
    *grid = top.grid, *block = top.block, *shared = top.shared, *(void **)stream = top.stream;
    return cudaSuccess;
}

static void record_launch(const char *how, const void *host, dim3 grid, dim3 block, void **arguments, size_t shared,
                          const void *stream) {
    const char *name = NULL;
    for (int i = 0; i < kernel_count && !name; i++)
        if (kernels[i].host == host) name = kernels[i].name;
    read_entries();
    const struct entry *entry = NULL;
    for (int i = 0; name && i < entry_count; i++)
        if (!strcmp(entries[i].name, name)) entry = &entries[i];
    record("%s %s %u,%u,%u %u,%u,%u shared %zu stream %zu", how, name ? name : "unknown", grid.x, grid.y, grid.z, block.x,
           block.y, block.z, shared, (size_t)stream);
    if (!entry) record(" unknown entry");
    for (int i = 0; entry && i < entry->parameters; i++) {
        record(" ");
        for (size_t byte = 0; byte < entry->sizes[i]; byte++) record("%02x", ((unsigned char *)arguments[i])[byte]);
    }
    record("\n");
}

cudaError_t cudaLaunchKernel(const void *host, dim3 grid, dim3 block, void **arguments, size_t shared, cudaStream_t stream) {
    record_launch("launch", host, grid, block, arguments, shared, stream);
    return cudaSuccess;
}
cudaError_t __cudaGetKernel(cudaKernel_t *kernel, const void *host) {
    *kernel = (cudaKernel_t)host;
    return cudaSuccess;
}
cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void **arguments, size_t shared,
                               cudaStream_t stream) {
    record_launch("launch", (const void *)kernel, grid, block, arguments, shared, stream);
    return cudaSuccess;
}
cudaError_t cudaLaunchCooperativeKernel(const void *host, dim3 grid, dim3 block, void **arguments, size_t shared,
                                        cudaStream_t stream) {
    record_launch("cooperative", host, grid, block, arguments, shared, stream);
    return cudaSuccess;
}
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *with, const void *host, void **arguments) {
    record("attributes %u\n", with->numAttrs);
    record_launch("extended", host, with->gridDim, with->blockDim, arguments, with->dynamicSmemBytes, with->stream);
    return cudaSuccess;
}

/* ---- memory ---- */

cudaError_t cudaMalloc(void **memory, size_t size) {
    *memory = allocate(size);
    record("allocate %zu\n", size);
    return *memory ? cudaSuccess : cudaErrorMemoryAllocation;
}
cudaError_t cudaMallocManaged(void **memory, size_t size, unsigned flags) {
    record("flags %u ", flags);
    return cudaMalloc(memory, size);
}
cudaError_t cudaFree(void *memory) {
    record("free %zx\n", (size_t)memory);
    return cudaSuccess;
}
cudaError_t cudaMemcpy(void *to, const void *from, size_t size, enum cudaMemcpyKind kind) {
    record("copy %zu kind %d\n", size, kind);
    memcpy(to, from, size);
    return cudaSuccess;
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, enum cudaMemcpyKind kind, cudaStream_t stream) {
    record("stream %zu ", (size_t)stream);
    return cudaMemcpy(to, from, size, kind);
}
cudaError_t cudaMemset(void *memory, int value, size_t size) {
    record("fill %d %zu\n", value, size);
    memset(memory, value, size);
    return cudaSuccess;
}
/* Device variables keep what the program copies to the variable's host shadow. */
cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *from, size_t size, size_t offset, enum cudaMemcpyKind kind) {
    record("to symbol %zu at %zu kind %d\n", size, offset, kind);
    memcpy((char *)symbol + offset, from, size);
    return cudaSuccess;
}
cudaError_t cudaMemcpyFromSymbol(void *to, const void *symbol, size_t size, size_t offset, enum cudaMemcpyKind kind) {
    record("from symbol %zu at %zu kind %d\n", size, offset, kind);
    memcpy(to, (const char *)symbol + offset, size);
    return cudaSuccess;
}
cudaError_t cudaGetSymbolAddress(void **memory, const void *symbol) {
    *memory = (void *)symbol;
    record("address of symbol\n");
    return cudaSuccess;
}

/* The programs' own `new` and `delete`: what an argument points to on the host is at the same address in both. */
void *_Znwm(size_t size) { return allocate(size); }
void _ZdlPv(void *memory) { (void)memory; }
void _ZdlPvm(void *memory, size_t size) { (void)memory, (void)size; }

/* ---- streams, events, graphs: numbered in the order in which they are made ---- */

static size_t next_handle = 100;

cudaError_t cudaStreamCreate(cudaStream_t *stream) {
    *stream = (cudaStream_t)next_handle++;
    return cudaSuccess;
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) {
    record("stream flags %u\n", flags);
    return cudaStreamCreate(stream);
}
cudaError_t cudaStreamDestroy(cudaStream_t stream) {
    record("stream gone %zu\n", (size_t)stream);
    return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
    record("wait for stream %zu\n", (size_t)stream);
    return cudaSuccess;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags) {
    record("stream %zu waits for event %zu flags %u\n", (size_t)stream, (size_t)event, flags);
    return cudaSuccess;
}
cudaError_t cudaEventCreate(cudaEvent_t *event) {
    *event = (cudaEvent_t)next_handle++;
    return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
    record("event %zu in stream %zu\n", (size_t)event, (size_t)stream);
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event) {
    record("event gone %zu\n", (size_t)event);
    return cudaSuccess;
}
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode) {
    record("capture %zu mode %d\n", (size_t)stream, mode);
    return cudaSuccess;
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph) {
    *graph = (cudaGraph_t)next_handle++;
    record("captured %zu\n", (size_t)stream);
    return cudaSuccess;
}
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *made, cudaGraph_t graph, unsigned long long flags) {
    *made = (cudaGraphExec_t)next_handle++;
    record("graph %zu flags %llu\n", (size_t)graph, flags);
    return cudaSuccess;
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t graph, cudaStream_t stream) {
    record("graph %zu runs in stream %zu\n", (size_t)graph, (size_t)stream);
    return cudaSuccess;
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graph) {
    record("graph gone %zu\n", (size_t)graph);
    return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph) { return cudaGraphExecDestroy((cudaGraphExec_t)graph); }

/* ---- the rest ---- */

cudaError_t cudaDeviceSynchronize(void) {
    record("wait\n");
    return cudaSuccess;
}
cudaError_t cudaGetLastError(void) { return cudaSuccess; }
cudaError_t cudaPeekAtLastError(void) { return cudaSuccess; }
const char *cudaGetErrorString(cudaError_t error) { return error == cudaSuccess ? "no error" : "an error"; }
const char *cudaGetErrorName(cudaError_t error) { return cudaGetErrorString(error); }
cudaError_t cudaGetDevice(int *device) { return *device = 0, cudaSuccess; }
cudaError_t cudaSetDevice(int device) { return device ? cudaErrorInvalidDevice : cudaSuccess; }
cudaError_t cudaGetDeviceCount(int *count) { return *count = 1, cudaSuccess; }
cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attribute, int device) {
    (void)device;
    *value = attribute == cudaDevAttrComputeCapabilityMajor ? 8 : attribute == cudaDevAttrComputeCapabilityMinor ? 0 : 64;
    return cudaSuccess;
}
cudaError_t cudaFuncSetAttribute(const void *host, enum cudaFuncAttribute attribute, int value) {
    (void)host;
    record("attribute %d = %d\n", attribute, value);
    return cudaSuccess;
}
cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attributes, const void *host) {
    (void)host;
    memset(attributes, 0, sizeof *attributes);
    attributes->maxThreadsPerBlock = 1024, attributes->ptxVersion = attributes->binaryVersion = 80;
    return cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *count, const void *host, int block, size_t shared) {
    (void)host, (void)block, (void)shared;
    return *count = 2, cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *count, const void *host, int block, size_t shared,
                                                                   unsigned flags) {
    (void)flags;
    return cudaOccupancyMaxActiveBlocksPerMultiprocessor(count, host, block, shared);
}
