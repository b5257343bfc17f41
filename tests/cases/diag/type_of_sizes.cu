// prelude: none
typedef unsigned int size_t; typedef unsigned long size; namespace std { typedef unsigned int size_t; } namespace N { typedef int size_t; } void f() { typedef int size_t; } struct S { typedef char size_t; };
