// flags: --c++20
// prelude: none
// Functions of one name, and guides of one template, that are declared again when there are many of them.
template <class T, int N> concept Sized = sizeof(T) == N;
struct Plain {};
template <class T> requires Sized<T, 0> int f(T);
template <class T> requires Sized<T, 1> int f(T) { return 1; }
template <class T> requires Sized<T, 2> int f(T);
template <class T> requires Sized<T, 3> int f(T) { return 3; }
template <class T> requires Sized<T, 4> int f(T);
template <class T> requires Sized<T, 6> int f(T);
template <class T> requires Sized<T, 8> int f(T);
template <class T> requires Sized<T, 10> int f(T);
template <class T> requires Sized<T, 11> int f(T) { return 11; }
template <class T> requires Sized<T, 12> int f(T);
template <class T> requires Sized<T, 13> int f(T) { return 13; }
template <class T> requires Sized<T, 14> int f(T);
template <class T> requires Sized<T, 15> int f(T) { return 15; }
template <class T> requires Sized<T, 16> int f(T);
template <class T> requires Sized<T, 17> int f(T) { return 17; }
template <class T> requires Sized<T, 18> int f(T);
template <class T> requires Sized<T, 19> int f(T) { return 19; }
template <class T> requires Sized<T, 20> int f(T);
template <class T> requires Sized<T, 21> int f(T) { return 21; }
template <class T> requires Sized<T, 22> int f(T);
template <class T> requires Sized<T, 23> int f(T) { return 23; }
template <class T> requires Sized<T, 24> int f(T);
template <class T> requires Sized<T, 25> int f(T) { return 25; }
template <class T> requires Sized<T, 26> int f(T);
template <class T> requires Sized<T, 27> int f(T) { return 27; }
template <class T> requires Sized<T, 28> int f(T);
template <class T> requires Sized<T, 29> int f(T) { return 29; }
template <class T> requires Sized<T, 30> int f(T);
template <class T> requires Sized<T, 31> int f(T) { return 31; }
template <class T> requires Sized<T, 32> int f(T);
template <class T> requires Sized<T, 33> int f(T) { return 33; }
template <class T> requires Sized<T, 34> int f(T);
template <class T> requires Sized<T, 35> int f(T) { return 35; }
template <class T> requires Sized<T, 36> int f(T);
template <class T> requires Sized<T, 37> int f(T) { return 37; }
template <class T> requires Sized<T, 38> int f(T);
template <class T> requires Sized<T, 39> int f(T) { return 39; }
template <class T> requires Sized<T, 40> int f(T);
template <class T> requires Sized<T, 41> int f(T) { return 41; }
template <class T> requires Sized<T, 42> int f(T);
template <class T> requires Sized<T, 43> int f(T) { return 43; }
template <class T> requires Sized<T, 44> int f(T);
template <class T> requires Sized<T, 45> int f(T) { return 45; }
template <class T> requires Sized<T, 46> int f(T);
template <class T> requires Sized<T, 47> int f(T) { return 47; }
template <class T> requires Sized<T, 48> int f(T);
template <class T> requires Sized<T, 49> int f(T) { return 49; }
template <class T> requires Sized<T, 50> int f(T);
template <class T> requires Sized<T, 51> int f(T) { return 51; }
template <class T> requires Sized<T, 52> int f(T);
template <class T> requires Sized<T, 53> int f(T) { return 53; }
template <class T> requires Sized<T, 54> int f(T);
template <class T> requires Sized<T, 55> int f(T) { return 55; }
template <class T> requires Sized<T, 56> int f(T);
template <class T> requires Sized<T, 57> int f(T) { return 57; }
template <class T> requires Sized<T, 58> int f(T);
template <class T> requires Sized<T, 59> int f(T) { return 59; }
template <class T> requires Sized<T, 60> int f(T);
template <class T> requires Sized<T, 61> int f(T) { return 61; }
template <class T> requires Sized<T, 62> int f(T);
template <class T> requires Sized<T, 63> int f(T) { return 63; }
template <class T> requires Sized<T, 64> int f(T);
template <class T> requires Sized<T, 65> int f(T) { return 65; }
template <class T> requires Sized<T, 66> int f(T);
template <class T> requires Sized<T, 67> int f(T) { return 67; }
template <class T> requires Sized<T, 68> int f(T);
template <class T> requires Sized<T, 69> int f(T) { return 69; }
template <class T> int f(T) requires Sized<T, 200>;
template <class T> int f(T) requires Sized<T, 200>;
template <class T> requires Sized<T, 4> int f(T) { return 4; }
template <class T> int f(T) requires Sized<T, 200> { return 6; }
template <Sized<3> T> int f(T) { return 8; }
int use() { return f(1) + f('a'); }
struct S0;
struct S1;
struct S2;
struct S3;
struct S4;
struct S5;
struct S6;
struct S7;
struct S8;
struct S9;
struct S10;
struct S11;
struct S12;
struct S13;
struct S14;
struct S15;
struct S16;
struct S17;
struct S18;
struct S19;
struct S20;
struct S21;
struct S22;
struct S23;
struct S24;
struct S25;
struct S26;
struct S27;
struct S28;
struct S29;
struct S30;
struct S31;
struct S32;
struct S33;
struct S34;
struct S35;
struct S36;
struct S37;
struct S38;
struct S39;
struct S40;
struct S41;
struct S42;
struct S43;
struct S44;
struct S45;
struct S46;
struct S47;
struct S48;
struct S49;
struct S50;
struct S51;
struct S52;
struct S53;
struct S54;
struct S55;
struct S56;
struct S57;
struct S58;
struct S59;
struct S60;
struct S61;
struct S62;
struct S63;
struct S64;
struct S65;
struct S66;
struct S67;
struct S68;
struct S69;
template <class T> struct Guided { Guided(T); };
Guided(S0 *) -> Guided<int>;
Guided(S1 *) -> Guided<int>;
Guided(S2 *) -> Guided<int>;
Guided(S3 *) -> Guided<int>;
Guided(S4 *) -> Guided<int>;
Guided(S5 *) -> Guided<int>;
Guided(S6 *) -> Guided<int>;
Guided(S7 *) -> Guided<int>;
Guided(S8 *) -> Guided<int>;
Guided(S9 *) -> Guided<int>;
Guided(S10 *) -> Guided<int>;
Guided(S11 *) -> Guided<int>;
Guided(S12 *) -> Guided<int>;
Guided(S13 *) -> Guided<int>;
Guided(S14 *) -> Guided<int>;
Guided(S15 *) -> Guided<int>;
Guided(S16 *) -> Guided<int>;
Guided(S17 *) -> Guided<int>;
Guided(S18 *) -> Guided<int>;
Guided(S19 *) -> Guided<int>;
Guided(S20 *) -> Guided<int>;
Guided(S21 *) -> Guided<int>;
Guided(S22 *) -> Guided<int>;
Guided(S23 *) -> Guided<int>;
Guided(S24 *) -> Guided<int>;
Guided(S25 *) -> Guided<int>;
Guided(S26 *) -> Guided<int>;
Guided(S27 *) -> Guided<int>;
Guided(S28 *) -> Guided<int>;
Guided(S29 *) -> Guided<int>;
Guided(S30 *) -> Guided<int>;
Guided(S31 *) -> Guided<int>;
Guided(S32 *) -> Guided<int>;
Guided(S33 *) -> Guided<int>;
Guided(S34 *) -> Guided<int>;
Guided(S35 *) -> Guided<int>;
Guided(S36 *) -> Guided<int>;
Guided(S37 *) -> Guided<int>;
Guided(S38 *) -> Guided<int>;
Guided(S39 *) -> Guided<int>;
Guided(S40 *) -> Guided<int>;
Guided(S41 *) -> Guided<int>;
Guided(S42 *) -> Guided<int>;
Guided(S43 *) -> Guided<int>;
Guided(S44 *) -> Guided<int>;
Guided(S45 *) -> Guided<int>;
Guided(S46 *) -> Guided<int>;
Guided(S47 *) -> Guided<int>;
Guided(S48 *) -> Guided<int>;
Guided(S49 *) -> Guided<int>;
Guided(S50 *) -> Guided<int>;
Guided(S51 *) -> Guided<int>;
Guided(S52 *) -> Guided<int>;
Guided(S53 *) -> Guided<int>;
Guided(S54 *) -> Guided<int>;
Guided(S55 *) -> Guided<int>;
Guided(S56 *) -> Guided<int>;
Guided(S57 *) -> Guided<int>;
Guided(S58 *) -> Guided<int>;
Guided(S59 *) -> Guided<int>;
Guided(S60 *) -> Guided<int>;
Guided(S61 *) -> Guided<int>;
Guided(S62 *) -> Guided<int>;
Guided(S63 *) -> Guided<int>;
Guided(S64 *) -> Guided<int>;
Guided(S65 *) -> Guided<int>;
Guided(S66 *) -> Guided<int>;
Guided(S67 *) -> Guided<int>;
Guided(S68 *) -> Guided<int>;
Guided(S69 *) -> Guided<int>;
Guided(S7 *) -> Guided<int>;
template <class T> Guided(Guided<T> *) -> Guided<T>;
template <class T> Guided(Guided<T> *) -> Guided<T>;
