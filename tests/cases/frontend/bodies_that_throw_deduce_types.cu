// prelude: none
// A throw-expression or a delete-expression in the body of a template is no fault: the type that the function returns is
// deduced from its return statements.
struct failure {};

template <class T>
struct term {
    T value;
};

template <class T>
decltype(auto) checked(term<T> &&t) {
    if (t.value) {
        return (t.value);
    }
    throw failure();
}

template <class T>
auto released(T *p) {
    T value = *p;
    delete p;
    return value;
}

template <class T>
auto caught(T t) {
    try {
        throw t;
    } catch (void *) {
    } catch (int &) {
    }
    return t;
}

static_assert(__is_same(decltype(checked(term<int>())), int &));

int use(int *p) {
    checked(term<int>()).x;
    released(p).x;
    caught(1).x;
    return 0;
}
