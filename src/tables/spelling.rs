//! Texts with keywords in them.
//!
//! `spelled!(USING " " NAMESPACE " ")` is the text `using namespace `: a constant made of keywords, by their words of
//! `tables/keywords.toml` in capitals, and of what stands between them.

include!(concat!(env!("OUT_DIR"), "/spelled.rs"));

pub(crate) use spelled;

#[cfg(test)]
mod tests {
    #[test]
    fn keywords_are_spelled_as_in_the_table() {
        assert_eq!(spelled!(USING " " NAMESPACE " "), concat!("using", " ", "namespace", " "));
        assert_eq!(spelled!(__TYPEOF__ "("), "__typeof__(");
    }
}
