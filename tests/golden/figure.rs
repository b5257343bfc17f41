//! What is compared of a case, and what is found.

/// One thing that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Figure {
    Status,
    Messages,
    Output,
    HostFile,
    ModuleId,
}

impl Figure {
    pub const ALL: [Figure; 5] =
        [Figure::Status, Figure::Messages, Figure::Output, Figure::HostFile, Figure::ModuleId];

    /// The word in the ratchet and in the list of deviations.
    pub fn word(self) -> &'static str {
        match self {
            Figure::Status => "rc",
            Figure::Messages => "diag",
            Figure::Output => "out",
            Figure::HostFile => "host",
            Figure::ModuleId => "id",
        }
    }

    pub fn of(word: &str) -> Option<Figure> {
        Self::ALL.into_iter().find(|figure| figure.word() == word)
    }
}

/// How a figure of a case compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Met,
    /// Of a display: how many entries it has as they are expected, and how many are expected.
    Partly(usize, usize),
    Missed,
    /// It does not count, as the list of deviations says.
    Exempt,
}

/// What is found about a case.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub verdicts: Vec<(Figure, Verdict)>,
    /// What differs, by figure, whether it counts or not.
    pub differences: Vec<(Figure, String)>,
    /// There is nothing that the case could be compared with.
    pub unknown: bool,
}

impl Findings {
    pub fn count(&self, verdict: Verdict) -> usize {
        self.verdicts.iter().filter(|(_, of)| *of == verdict).count()
    }

    pub fn has(&self, figure: Figure, verdict: Verdict) -> bool {
        self.verdicts.contains(&(figure, verdict))
    }

    /// The words of the ratchet: `figure` where it is met, `figure:entries/expected`, `(figure)` where it is exempt.
    pub fn words(&self) -> Vec<String> {
        let word = |(figure, verdict): &(Figure, Verdict)| match verdict {
            Verdict::Met => Some(figure.word().to_string()),
            Verdict::Partly(entries, expected) => Some(format!("{}:{entries}/{expected}", figure.word())),
            Verdict::Missed => None,
            Verdict::Exempt => Some(format!("({})", figure.word())),
        };
        self.verdicts.iter().filter_map(word).collect()
    }

    /// Whether figures do not count that are all the same.
    pub fn is_exempt_for_nothing(&self) -> bool {
        let differs = |figure: Figure| self.differences.iter().any(|(of, _)| *of == figure);
        let mut exempt = self.verdicts.iter().filter(|(_, verdict)| *verdict == Verdict::Exempt).peekable();
        exempt.peek().is_some() && !exempt.any(|(figure, _)| differs(*figure))
    }
}
