//! The unit that the benches translate.

/// The text of a preprocessed unit: the file that `CUDAFEXX_BENCH_UNIT` names, else about a megabyte that is
/// generated from the examples' header and a part that repeats.
pub fn text() -> Vec<u8> {
    if let Some(path) = std::env::var_os("CUDAFEXX_BENCH_UNIT") {
        return std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let header = include_str!("../../examples/mini_runtime.h").replace("#pragma once", "");
    let (defines, declarations): (Vec<&str>, Vec<&str>) =
        header.lines().partition(|line| line.starts_with('#'));
    let attributes = defines.iter().filter_map(|line| line.strip_prefix("#define ")?.split_once(' '));
    let expand = |text: &str| {
        attributes.clone().fold(text.to_string(), |text, (name, attribute)| text.replace(name, attribute))
    };
    let part = expand(include_str!("unit.cu")).replace("__restrict__", "__restrict");
    let mut text =
        format!("# 1 \"mini_runtime.h\" 1\n{}\n# 2 \"unit.cu\" 2\n", expand(&declarations.join("\n")));
    for index in 0..300 {
        text.push_str(&format!("# 1 \"part_{index}.h\" 1\nnamespace part_{index} {{\n{part}}}\n"));
    }
    text.push_str("int main() { return part_0::run(nullptr, 0, nullptr); }\n");
    text.into_bytes()
}
