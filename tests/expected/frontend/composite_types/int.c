# 1 "composite_types.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 3
template< class T> T &&dv() noexcept; template< class A, class B> constexpr inline bool same = false; template< class A> constexpr inline bool same< A, A>  = true; 
# 4
template< class A, class B, class  = void> struct Cond { typedef void ***type; }; 
# 5
template< class A, class B> struct Cond< A, B, __decltype(((void)(false ? dv< A> () : dv< B> ())))>  { typedef __decltype((false ? dv< A> () : dv< B> ())) type; }; 
# 6
struct C { }; using t_i5 = int [5]; using t_pv = void *; using t_pci = const int *; using t_pvi = volatile int *; using t_i = int; using t_pi = int *; using t_pcv = const void *; using t_C = C; 
# 7
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 8
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 9
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 10
static_assert(same< __decltype((false ? dv< int (&&)[5]> () : dv< int (&&)[5]> ())), int (&&)[5]> );
# 11
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 12
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 13
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 14
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 15
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 16
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 17
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 18
static_assert(same< __decltype((false ? dv< const int (&&)[5]> () : dv< const int (&&)[5]> ())), const int (&&)[5]> );
# 19
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 20
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 21
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 22
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 23
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 24
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 25
static_assert(same< __decltype((false ? dv< volatile int (&&)[5]> () : dv< volatile int (&&)[5]> ())), volatile int (&&)[5]> );
# 26
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 27
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 28
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 29
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 30
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 31
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 32
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 33
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 34
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 35
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 36
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 37
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 38
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 39
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 40
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 41
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 42
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 43
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 44
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 45
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 46
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 47
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 48
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 49
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 50
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 51
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 52
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 53
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 54
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 55
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 56
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 57
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 58
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 59
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 60
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 61
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 62
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 63
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 64
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 65
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 66
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 67
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 68
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 69
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 70
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 71
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 72
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 73
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 74
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 75
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 76
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 77
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 78
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 79
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 80
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 81
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 82
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 83
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 84
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 85
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 86
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 87
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 88
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 89
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 90
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 91
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 92
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 93
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 94
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 95
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 96
static_assert(same< __decltype((false ? dv< void *&> () : (dv< const int *&&> ()))), const void *> );
# 97
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 98
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 99
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 100
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 101
static_assert(same< __decltype((false ? dv< int &&> () : dv< int &&> ())), int &&> );
# 102
static_assert(same< __decltype((false ? dv< int &&> () : dv< const int &&> ())), const int &&> );
# 103
static_assert(same< __decltype((false ? dv< int &&> () : dv< volatile int &&> ())), volatile int &&> );
# 104
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 105
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 106
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 107
static_assert(same< __decltype((false ? dv< int &&> () : dv< const int &&> ())), const int &&> );
# 108
static_assert(same< __decltype((false ? dv< int &&> () : dv< const int &&> ())), const int &&> );
# 109
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 110
static_assert(same< __decltype((false ? dv< const int &&> () : dv< const volatile int &&> ())), const volatile int &&> );
# 111
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 112
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 113
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 114
static_assert(same< __decltype((false ? dv< int &&> () : dv< volatile int &&> ())), volatile int &&> );
# 115
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 116
static_assert(same< __decltype((false ? dv< int &&> () : dv< volatile int &&> ())), volatile int &&> );
# 117
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 118
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 119
static_assert(same< __decltype((false ? dv< const int &&> () : dv< const volatile int &&> ())), const volatile int &&> );
# 120
static_assert(same< __decltype(((false ? dv< C &> () : (dv< C &&> ())))), C> );
# 121
static_assert(same< __decltype(((false ? dv< C &> () : (dv< const C &&> ())))), const C> );
# 122
static_assert(same< void ***, void ***> );
# 123
static_assert(same< __decltype((false ? dv< C &&> () : dv< C &&> ())), C &&> );
# 124
static_assert(same< __decltype((false ? dv< C &&> () : dv< const C &&> ())), const C &&> );
# 125
static_assert(same< __decltype((false ? dv< C &&> () : dv< volatile C &&> ())), volatile C &&> );
# 126
static_assert(same< __decltype((false ? dv< C &&> () : dv< const volatile C &&> ())), const volatile C &&> );
# 127
static_assert(same< __decltype(((false ? dv< C &> () : (dv< const C &&> ())))), const C> );
# 128
static_assert(same< __decltype(((false ? dv< C &> () : (dv< const C &&> ())))), const C> );
# 129
static_assert(same< void ***, void ***> );
# 130
static_assert(same< __decltype((false ? dv< C &&> () : dv< const C &&> ())), const C &&> );
# 131
static_assert(same< __decltype((false ? dv< C &&> () : dv< const C &&> ())), const C &&> );
# 132
static_assert(same< __decltype(((false ? dv< C &> () : (dv< C &&> ())))), C> );
# 133
static_assert(same< void ***, void ***> );
# 134
static_assert(same< void ***, void ***> );
# 135
static_assert(same< void ***, void ***> );
# 136
static_assert(same< void ***, void ***> );
# 137
static_assert(same< __decltype((false ? dv< C &&> () : dv< volatile C &&> ())), volatile C &&> );
# 138
static_assert(same< __decltype(((false ? dv< C &> () : (dv< C &&> ())))), C> );
# 139
static_assert(same< __decltype((false ? dv< C &&> () : dv< volatile C &&> ())), volatile C &&> );
# 140
static_assert(same< void ***, void ***> );
# 141
static_assert(same< __decltype((false ? dv< C &&> () : dv< const volatile C &&> ())), const volatile C &&> );
# 142
static_assert(same< __decltype((false ? dv< C &&> () : dv< const volatile C &&> ())), const volatile C &&> );
# 143
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 144
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 145
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 146
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 147
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 148
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 149
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 150
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 151
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 152
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 153
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 154
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 155
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 156
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 157
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 158
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 159
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 160
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 161
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 162
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 163
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 164
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 165
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 166
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 167
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 168
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 169
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 170
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 171
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< int (&&)[5]> ()))), int *> );
# 172
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 173
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 174
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 175
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 176
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 177
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 178
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 179
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 180
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 181
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 182
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 183
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 184
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), volatile int *> );
# 185
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 186
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 187
static_assert(same< __decltype((false ? dv< const int (&)[5]> () : (dv< volatile int (&&)[5]> ()))), const volatile int *> );
# 188
struct A { }; struct B : public A { }; struct D { operator int *(); }; struct E { operator const int *(); }; enum En { }; enum class Ec { }; 
# 189
static_assert(same< __decltype((false ? dv< const B *> () : (dv< volatile A *> ()))), const volatile A *> );
# 190
static_assert(same< __decltype((false ? dv< const A *> () : (dv< B *> ()))), const A *> );
# 191
static_assert(same< __decltype((false ? dv< int **> () : dv< const int **> ())), const int **> );
# 192
static_assert(same< __decltype((false ? dv< int **> () : dv< const int *const *> ())), const int *const *> );
# 193
static_assert(same< __decltype((false ? dv< int *volatile *> () : (dv< const int **> ()))), const int *volatile *> );
# 194
static_assert(same< __decltype((false ? dv< int (A::*)> () : dv< const int (B::*)> ())), const int (B::*)> );
# 195
static_assert(same< __decltype((false ? dv< int (A::*)> () : dv< const int (A::*)> ())), const int (A::*)> );
# 196
static_assert(same< __decltype((false ? dv< volatile int (B::*)> () : (dv< const int (A::*)> ()))), const volatile int (B::*)> );
# 197
static_assert(same< __decltype((false ? dv< void (*)(void)> () : (dv< void (*)(void) noexcept> ()))), void (*)(void)> );
# 198
static_assert(same< __decltype((false ? dv< void (A::*)(void)> () : (dv< void (B::*)(void) noexcept> ()))), void (B::*)(void)> );
# 199
static_assert(same< __decltype((false ? dv< int (*)[3]> () : dv< const int (*)[3]> ())), const int (*)[3]> );
# 200
static_assert(same< __decltype((false ? dv< volatile int (*)[3]> () : (dv< const int (*)[3]> ()))), const volatile int (*)[3]> );
# 201
static_assert(same< void ***, void ***> );
# 202
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 203
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 204
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 205
static_assert(same< __decltype((false ? dv< int ***> () : dv< const int ***> ())), const int ***> );
# 206
static_assert(same< __decltype((false ? dv< int *(A::*)> () : dv< const int *(A::*)> ())), const int *(A::*)> );
# 207
static_assert(same< void ***, void ***> );
# 208
static_assert(same< void ***, void ***> );
# 209
static_assert(same< __decltype((false ? dv< void *&> () : (dv< int *&&> ()))), void *> );
# 210
static_assert(same< __decltype((false ? dv< __decltype((nullptr))> () : dv< int (A::*)> ())), int (A::*)> );
# 211
static_assert(same< void ***, void ***> );
# 212
static_assert(same< void ***, void ***> );
# 213
static_assert(same< void ***, void ***> );
# 214
static_assert(same< __decltype((false ? dv< A (&)[3]> () : dv< A *> ())), A *> );
# 215
static_assert(same< __decltype((false ? dv< const A *> () : (dv< B *> ()))), const A *> );
# 216
static_assert(same< __decltype(((false ? dv< const A &> () : dv< volatile A &> ()))), A> );
# 217
static_assert(same< __decltype(((false ? dv< const A &&> () : (dv< A &> ())))), const A> );
# 218
static_assert(same< __decltype((false ? dv< const A &&> () : (dv< A &&> ()))), const A &&> );
# 219
static_assert(same< __decltype(((false ? dv< const A &> () : dv< volatile A &> ()))), A> );
# 220
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 221
static_assert(same< __decltype((false ? dv< int &> () : dv< int &&> ())), int> );
# 222
static_assert(same< __decltype(((false ? dv< const A &> () : dv< volatile A &> ()))), A> );
# 223
static_assert(same< __decltype(((false ? dv< const A &> () : dv< volatile A &> ()))), A> );
# 224
static_assert(same< __decltype((false ? dv< B &> () : dv< const A &> ())), const A &> );
# 225
static_assert(same< void ***, void ***> );
# 226
static_assert(same< __decltype((false ? dv< int *const &> () : (dv< int *&> ()))), int *const &> );
# 227
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 228
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 229
static_assert(same< __decltype((false ? dv< En &> () : dv< const En &> ())), const En &> );
# 230
static_assert(same< void ***, void ***> );
# 231
static_assert(same< __decltype((false ? dv< Ec &&> () : dv< const Ec &> ())), Ec> );
# 232
static_assert(same< __decltype((false ? dv< void (*)(void)> () : (dv< void (*)(void) noexcept> ()))), void (*)(void)> );
# 233
static_assert(same< __decltype((false ? dv< void (*)(void)> () : (dv< void (*)(void) noexcept> ()))), void (*)(void)> );
# 234
static_assert(same< __decltype((false ? dv< long &> () : dv< long long &> ())), long long> );
# 235
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 236
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );
# 237
static_assert(same< __decltype((false ? dv< int (&)[5]> () : (dv< const int (&&)[5]> ()))), const int *> );

# 1 "composite_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e177dcb0_18_composite_types_cu_7624d3b5_16226
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "composite_types.cudafe1.stub.c"
#include "composite_types.cudafe1.stub.c"
# 1 "composite_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
