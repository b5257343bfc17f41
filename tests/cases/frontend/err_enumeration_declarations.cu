// prelude: none
// Enumerations that are declared again as another kind, and what declares nothing.
enum A { a = 1 };
enum class F;
enum F : int {};
enum G2 : int;
enum class G2;
enum {};
enum E : char { x = 300, y };
enum class A q;
enum class L { l };
enum class L ll;
enum I2 : int {};
enum I2 : int;
enum class K : int;
enum class K : char;
