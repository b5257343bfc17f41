//! A unit without any header of others.

/// Its text, already preprocessed: the examples' header, and so many times a part, each in a namespace of its own.
/// A hundred parts are about 300 kilobytes.
pub fn text(parts: usize) -> Vec<u8> {
    let header = include_str!("../../examples/mini_runtime.h").replace("#pragma once", "");
    let (defines, declarations): (Vec<&str>, Vec<&str>) =
        header.lines().partition(|line| line.starts_with('#'));
    let attributes = defines.iter().filter_map(|line| line.strip_prefix("#define ")?.split_once(' '));
    let expand = |text: &str| {
        attributes.clone().fold(text.to_string(), |text, (name, attribute)| text.replace(name, attribute))
    };
    let part = expand(include_str!("part.cu")).replace("__restrict__", "__restrict");
    let mut text =
        format!("# 1 \"mini_runtime.h\" 1\n{}\n# 2 \"unit.cu\" 2\n", expand(&declarations.join("\n")));
    for index in 0..parts {
        text.push_str(&format!("# 1 \"part_{index}.h\" 1\nnamespace part_{index} {{\n{part}}}\n"));
    }
    text.push_str("int main() { return part_0::run(nullptr, 0, nullptr); }\n");
    text.into_bytes()
}
