//! Abbreviations of members of `std` in mangled names, generated from `tables/itanium_abbreviations.toml`.

include!(concat!(env!("OUT_DIR"), "/itanium_abbreviations.rs"));

/// The abbreviation of a class template, or of its instance for `char`.
#[derive(Debug)]
pub struct Abbreviation {
    /// What stands in mangled names.
    pub code: &'static str,
    /// The letter behind the `S` of that.
    pub letter: u8,
    /// The name of the template.
    pub template: &'static str,
    /// The templates whose instances for `char` are the arguments behind `char`; `None` where it is of the template.
    pub over_char: Option<&'static [&'static str]>,
    /// What it stands for, in words.
    pub shown: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_std_have_the_letters_of_the_abi() {
        let shown = |code| ABBREVIATIONS.iter().find(|a| a.code == code).map_or("", |a| a.shown);
        assert_eq!(shown("Sa"), "::std::allocator");
        assert_eq!(shown("Ss"), "::std::basic_string<char, std::char_traits<char>, std::allocator<char> >");
        assert_eq!(shown("Si"), "::std::basic_istream<char, std::char_traits<char> >");
    }
}
