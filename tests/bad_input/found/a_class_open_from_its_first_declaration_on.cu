// flags: --c++03
struct class0 : ;
struct class0 { function0{ class0((1), ""}};
__attribute__) class0 variable20