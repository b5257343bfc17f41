// A managed data structure whose nodes are visited by lambdas, and managed variables used in them.
#include "launch.h"
struct Node {
    int value;
    Node *next;
};
struct List {
    Node *first = nullptr;
    void push(int value) {
        Node *node;
        CHECK(cudaMallocManaged(&node, sizeof(Node)));
        *node = {value, first};
        first = node;
    }
};
__managed__ int total;
__managed__ struct {
    int calls, most;
} statistics = {0, -1};
int main() {
    List list;
    for (int i = 1; i <= 4; i++) list.push(i * i);
    apply<<<1, 1>>>(1, [list] __device__(int) {
        for (Node *node = list.first; node; node = node->next) {
            total += node->value;
            statistics.calls++;
            if (node->value > statistics.most) statistics.most = node->value;
        }
    });
    CHECK(cudaDeviceSynchronize());
    std::printf("total %d calls %d most %d\n", total, statistics.calls, statistics.most);
}
