// flags: --c++17 --il_display
::A
