// flags: --c++17
struct class0 { }struct class1 : class0 }struct class2 : class1 }struct class0 : class2 