//! What template arguments are deduced ([temp.deduct]).

use super::check;

/// `same_` tells whether two types are the same, `id` holds a type that was deduced.
const TEMPLATES: &str = r#"
    template<class A, class B> struct same_ { enum { value = 0 }; };
    template<class A> struct same_<A, A> { enum { value = 1 }; };
    template<class T> struct id { typedef T type; };
"#;

fn check_same(text: &str) {
    check(&format!("{TEMPLATES}{text}"), 20);
}

#[test]
fn from_the_argument_of_a_parameter_by_value_or_reference() {
    check_same(
        r#"
        template<class T> id<T> value(T); template<class T> id<T> lvalue(T &); template<class T> id<T> forward(T &&);
        const int c = 0; int a[3]; int f(int);
        static_assert(same_<decltype(value(c))::type, int>::value, "qualifiers are dropped");
        static_assert(same_<decltype(value(a))::type, int *>::value, "arrays decay");
        static_assert(same_<decltype(value(f))::type, int (*)(int)>::value, "functions decay");
        static_assert(same_<decltype(lvalue(c))::type, const int>::value, "");
        static_assert(same_<decltype(lvalue(a))::type, int[3]>::value, "");
        static_assert(same_<decltype(forward(c))::type, const int &>::value, "an lvalue is forwarded as one");
        static_assert(same_<decltype(forward(1))::type, int>::value, "");
        "#,
    );
}

#[test]
fn from_parts_of_types() {
    check_same(
        r#"
        template<class T> id<T> pointer(const T *); template<class R, class... P> id<R (*)(P...)> function(R (*)(P...));
        template<class T, int N> id<T[N + 1]> array(T (&)[N]); template<class C, class M> id<C> member(M C::*);
        template<template<class> class W, class T> id<W<T>> whole(W<T>);
        const char *s; int a[3]; long f(int, char); struct S { int m; };
        static_assert(same_<decltype(pointer(s))::type, char>::value, "");
        static_assert(same_<decltype(function(f))::type, long (*)(int, char)>::value, "");
        static_assert(same_<decltype(array(a))::type, int[4]>::value, "");
        static_assert(same_<decltype(member(&S::m))::type, S>::value, "");
        static_assert(same_<decltype(whole(id<char>()))::type, id<char>>::value, "");
        "#,
    );
}

#[test]
fn each_argument_must_give_the_same_and_what_cannot_be_deduced_must_be_there() {
    check_same(
        r#"
        template<class T> char (&both(T, T))[1]; char (&both(...))[2];
        static_assert(sizeof both(1, 2) == 1 && sizeof both(1, 2L) == 2, "");
        template<class T> char (&hidden(typename id<T>::type))[1]; char (&hidden(...))[2];
        static_assert(sizeof hidden(1) == 2 && sizeof hidden<int>(1) == 1, "a nested type deduces nothing");
        template<class T, class U = long> id<U> defaulted(T); template<class T> char (&one(T, typename id<T>::type))[3];
        static_assert(same_<decltype(defaulted(1))::type, long>::value, "");
        static_assert(sizeof one(1L, 2) == 3, "another parameter may deduce it");
        "#,
    );
}

#[test]
fn a_failed_substitution_takes_the_candidate_away() {
    check_same(
        r#"
        template<class T> char (&f(typename T::type *))[1]; template<class T> char (&f(...))[2];
        static_assert(sizeof f<id<int>>(0) == 1 && sizeof f<int>(0) == 2, "");
        template<class T> auto g(T t) -> decltype(t.m, (char (*)[3])0); char g(...);
        struct S { int m; };
        static_assert(sizeof *g(S()) == 3 && sizeof g(1) == 1, "");
        "#,
    );
}

#[test]
fn packs_take_all_arguments_that_are_left() {
    check_same(
        r#"
        template<class... T> struct list {}; template<class... T> list<T...> all(T...);
        template<class A, class... T> id<A> first(A, T...); template<class... T, class U> char (&count(list<T...>, U))[sizeof...(T)];
        static_assert(same_<decltype(all(1, 'a', 2.0)), list<int, char, double>>::value, "");
        static_assert(same_<decltype(all()), list<>>::value, "");
        static_assert(same_<decltype(all<long>(1, 'a')), list<long, char>>::value, "the first is given");
        static_assert(same_<decltype(first(1L, 2, 3))::type, long>::value, "");
        static_assert(sizeof count(all(1, 2, 3), 0) == 3, "");
        "#,
    );
}

#[test]
fn the_more_specialized_template_is_taken() {
    check_same(
        r#"
        template<class T> char (&f(T))[1]; template<class T> char (&f(T *))[2]; template<class T> char (&f(const T *))[3];
        int *p; const int *q;
        static_assert(sizeof f(1) == 1 && sizeof f(p) == 2 && sizeof f(q) == 3, "");
        template<class T> struct P { enum { v = 1 }; }; template<class T> struct P<T *> { enum { v = 2 }; };
        template<class T> struct P<T **> { enum { v = 3 }; }; template<class R, class... A> struct P<R(A...)> { enum { v = 4 }; };
        static_assert(P<int>::v == 1 && P<int *>::v == 2 && P<int **>::v == 3 && P<int(char)>::v == 4, "");
        "#,
    );
}

#[test]
fn class_templates_deduce_from_constructors_and_guides() {
    check_same(
        r#"
        template<class T> struct A { A(T); A(T, T *); }; template<class T> struct B { T t; }; B(const char *) -> B<int>;
        A a(1);
        static_assert(same_<decltype(a), A<int>>::value, "");
        B c{"x"}; B d{1.0};
        static_assert(same_<decltype(c), B<int>>::value && same_<decltype(d), B<double>>::value, "");
        "#,
    );
}
