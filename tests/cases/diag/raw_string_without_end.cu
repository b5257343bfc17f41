// prelude: none
auto s = R"(abc; 
