//! What types declarators make ([dcl.meaning]), told by the text of the type.

use super::unit;

/// The types of the variables of a text that have names, in order.
fn types(text: &str) -> Vec<String> {
    let unit = unit(text, 17);
    let named = unit.il.entities.variables.ids().filter(|id| unit.il[*id].name.is_some());
    named.map(|id| unit.type_text(unit.il[id].ty)).collect()
}

#[test]
fn pointers_arrays_and_functions_bind_as_the_grammar_says() {
    assert_eq!(
        types("int *a[3]; int (*b)[3]; int *(*c)(char); int (*(*d)(int))[2]; int (&e)[3] = *b; int &&f = 1;"),
        ["int *[3]", "int (*)[3]", "int *(*)(char)", "int (*(*)(int))[2]", "int (&)[3]", "int &&"]
    );
    assert_eq!(types("int ((a)), *(*(b));"), ["int", "int **"], "parentheses alone change nothing");
}

#[test]
fn qualifiers_belong_to_what_they_stand_at() {
    assert_eq!(
        types("extern const int a; const int *b; extern int *const c; extern const int *const volatile d;"),
        ["const int", "const int *", "int *const", "const int *const volatile"]
    );
}

#[test]
fn each_declarator_has_the_specifiers_and_its_own_operators() {
    assert_eq!(types("int a, *b, c[2], &d = a, (*e)();"), ["int", "int *", "int [2]", "int &", "int (*)()"]);
}

#[test]
fn members_and_trailing_types() {
    assert_eq!(
        types("struct S; int S::*a; int (S::*b)(char) const; auto (*c)(int) -> long *;"),
        ["int S::*", "int (S::*)(char) const", "long *(*)(int)"]
    );
}

#[test]
fn specifiers_combine_in_any_order() {
    assert_eq!(
        types(
            "long unsigned a; short int unsigned b; long int long c; char signed d; double long e; unsigned f;"
        ),
        ["unsigned long", "unsigned short", "long long", "signed char", "long double", "unsigned int"]
    );
}

#[test]
fn bounds_are_counted_from_initializers() {
    assert_eq!(
        types("int a[] = {1, 2, 3}; char b[] = \"ab\"; int c[][2] = {{1}, {2}, {3}}; int d[2][3];"),
        ["int [3]", "char [3]", "int [3][2]", "int [2][3]"]
    );
}
