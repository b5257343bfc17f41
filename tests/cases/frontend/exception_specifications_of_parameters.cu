// note: abstract function declarators have exception specifications
// flags: --display_error_number
void b(int() noexcept) {}
void c(int (*)() noexcept, int() noexcept(true)) {}
