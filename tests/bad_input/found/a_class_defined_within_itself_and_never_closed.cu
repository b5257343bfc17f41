// flags: 
struct Node { struct Node :} Node; anchor = sizeof(Node