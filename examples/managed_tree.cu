// A search tree in managed memory: the host builds it, the device looks keys up and counts in its nodes.
#include <cstdio>
#include <new>

struct Managed {
    static void *operator new(std::size_t size) {
        void *memory = nullptr;
        if (cudaMallocManaged(&memory, size) != cudaSuccess) throw std::bad_alloc();
        return memory;
    }
    static void operator delete(void *memory) { cudaFree(memory); }
};

template <class Key> struct Node : Managed {
    Key key;
    unsigned hits = 0;
    Node *children[2] = {nullptr, nullptr};

    explicit Node(Key key) : key(key) {}
    ~Node() {
        for (Node *child : children) delete child;
    }

    __host__ __device__ Node *find(Key wanted) {
        Node *node = this;
        while (node && node->key != wanted) node = node->children[node->key < wanted];
        return node;
    }

    void insert(Key added) {
        Node **place = &children[key < added];
        if (*place)
            (*place)->insert(added);
        else
            *place = new Node(added);
    }
};

__managed__ unsigned missed;

template <class Key> __global__ void look_up(Node<Key> *root, unsigned count) {
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    if (Node<Key> *node = root->find(static_cast<Key>(i % 100)))
        atomicAdd(&node->hits, 1u);
    else
        atomicAdd(&missed, 1u);
}

unsigned hits(const Node<int> *node) { return node ? node->hits + hits(node->children[0]) + hits(node->children[1]) : 0; }

int main() {
    const unsigned count = 10000;
    try {
        auto *root = new Node<int>(50);
        for (int i = 1; i < 64; i++) root->insert((50 + 37 * i) % 101);
        look_up<<<(count + 127) / 128, 128>>>(root, count);
        const cudaError_t error = cudaDeviceSynchronize();
        if (error != cudaSuccess) {
            std::printf("no result: %s\n", cudaGetErrorString(error));
            return 2;
        }
        const unsigned found = hits(root);
        unsigned expected = 0;
        for (int key = 0; key < 100; key++) expected += root->find(key) ? count / 100 : 0;
        const bool right = found == expected && found + missed == count;
        std::printf("%u found, %u missed: %s\n", found, static_cast<unsigned>(missed), right ? "right" : "wrong");
        delete root;
        return right ? 0 : 1;
    } catch (const std::bad_alloc &) {
        std::printf("no result: no managed memory\n");
        return 2;
    }
}
