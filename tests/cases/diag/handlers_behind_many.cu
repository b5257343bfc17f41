// prelude: none
// Handlers of one try block: those that an earlier one leaves nothing for.
struct Base {};
struct Side {};
struct Derived : Base {};
struct Hidden : private Base {};
struct Both : Derived, Side {};
template <class T> struct Made : Base {};
void g();
void f() {
    try {
        g();
    } catch (Derived &) {
    } catch (int) {
    } catch (const Side *) {
    } catch (Base) {
    } catch (const int &) {
    } catch (Both &) {
    } catch (Hidden) {
    } catch (Made<int> &) {
    } catch (Both *) {
    } catch (Side *) {
    } catch (const Side *) {
    } catch (int *) {
    } catch (const int *) {
    } catch (int *&) {
    } catch (const Derived &) {
    } catch (...) {
    }
    try {
        g();
    } catch (Side) {
    } catch (Base *) {
    } catch (Made<char> *) {
    } catch (Hidden *) {
    } catch (Both) {
    }
}
