// flags: 
template<N> struct { class0(: class0(::member0} struct class0 { class0 member0