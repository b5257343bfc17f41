//! What there is to say about messages beyond their text: cause, example, remedy.

/// The explanation of one message.
#[derive(Clone, Copy, Debug)]
pub struct Explanation {
    /// The name of the message, which is its tag where it has one.
    pub name: &'static str,
    /// What is wrong, or doubtful, where it is given.
    pub cause: &'static str,
    /// What to do about it.
    pub remedy: &'static str,
    /// A unit that gives it; none for some that only the device's compiler gives.
    pub example: Option<&'static str>,
    /// The options that it takes to give it.
    pub flags: &'static str,
    /// Whether the example needs what CUDA's headers declare.
    pub cuda: bool,
}

impl Explanation {
    /// The explanation of the message with this name.
    pub fn of(name: &str) -> Option<&'static Self> {
        let at = EXPLANATIONS.binary_search_by(|explanation| explanation.name.cmp(name)).ok()?;
        EXPLANATIONS.get(at)
    }
}

include!(concat!(env!("OUT_DIR"), "/explanations.rs"));
