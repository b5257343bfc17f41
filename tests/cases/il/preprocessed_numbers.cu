// flags: --il_display --preprocess
// prelude: none
// Preprocessing alone makes a type for whole numbers that say nothing of theirs.
7 7 7LL 9
