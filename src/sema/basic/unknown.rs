//! Where an analysis falls back to the unknown type, and the list of these places (`--db=unknown`).

use crate::compilation::Compilation;
use crate::diag::Positions;
use crate::il::*;
use crate::source::Pos;
use crate::tables::unknown_causes::{TOTAL, UnknownCause, WORD};
use rustc_hash::FxHashSet;

/// Places with the causes that made the analysis fall back there.
pub type UnknownPlaces = FxHashSet<(Pos, UnknownCause)>;

impl Compilation {
    /// The unknown type, noted where the options ask for it. An operand of unknown type is no cause of its own, and
    /// neither is what was reported or only fails a substitution.
    pub fn fall_back(&mut self, cause: UnknownCause, pos: Pos) -> TypeId {
        if cause != UnknownCause::Substitution {
            self.reports.fallbacks += 1;
        }
        if self.reports.unknown_places.is_some() {
            self.note_unknown(cause, pos);
        }
        self.common.unknown
    }

    #[cold]
    fn note_unknown(&mut self, cause: UnknownCause, pos: Pos) {
        if self.reports.quiet > 0 || self.sfinae_failed() || self.reports.diags.has_errors() {
            return;
        }
        if let Some(places) = &mut self.reports.unknown_places {
            places.insert((pos, cause));
        }
    }

    /// An expression of unknown type in the place of one that cannot be made.
    pub fn fall_back_expr(&mut self, cause: UnknownCause, pos: Pos) -> ExprId {
        self.fall_back(cause, pos);
        self.unknown_expr()
    }

    /// The lines that list the places in the order of the source, each field closed by a tab, and their count;
    /// nothing where the options do not ask for them.
    pub fn unknown_places_text(&self) -> Vec<u8> {
        let Some(places) = &self.reports.unknown_places else { return Vec::new() };
        let mut lines: Vec<_> = places
            .iter()
            .map(|(pos, cause)| {
                let place = self.input.sources.locate(*pos);
                let (file, line, column) = place.map_or(("", 0, 0), |p| (p.file, p.line, p.column));
                let (what, why) = (cause.what(), cause.why());
                let text = format!("{WORD}\t{file}\t{line}\t{column}\t{what}\t{why}\n");
                (self.input.sources.order(*pos), text)
            })
            .collect();
        lines.sort();
        lines.push((Default::default(), format!("{WORD}\t{TOTAL}\t{}\n", lines.len())));
        lines.into_iter().flat_map(|(_, text)| text.into_bytes()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Diagnostics;
    use crate::lex::{Dialect, LexOptions, lex_unit};
    use crate::names::Names;
    use crate::parse::Parser;
    use crate::source::SourceMap;

    /// What is listed for a unit.
    fn listed(text: &str, asked: bool) -> String {
        let (mut sources, mut names) = (SourceMap::new(), Names::new());
        let buffer = sources.add(text.as_bytes().to_vec(), b"test.cu", false).expect("the text is short");
        let dialect = Dialect { standard: 20, ..Dialect::default() };
        let tokens =
            lex_unit(&mut sources, &mut names, buffer, &LexOptions { dialect, ..LexOptions::default() });
        let mut unit = Compilation::new(dialect, sources, names, tokens, Diagnostics::default());
        unit.reports.unknown_places = asked.then(Default::default);
        Parser::new(&mut unit).translation_unit();
        String::from_utf8(unit.unknown_places_text()).expect("the lines are text")
    }

    #[test]
    fn origins_are_listed_once_and_what_follows_from_them_is_not() {
        // The type of a shuffled vector is not described.
        let text = "typedef int v4 __attribute__((vector_size(16)));
            int f(int);
            void g(v4 a, v4 b) { auto x = __builtin_shuffle(a, b); f(x[0] + 1); }";
        let line = "unknown\ttest.cu\t3\t60\tbuilt-in function\tits result type is not described\n";
        assert_eq!(listed(text, true), format!("{line}unknown\ttotal\t1\n"));
        assert_eq!(listed(text, false), "");
    }

    #[test]
    fn nothing_is_made_of_what_comes_after_the_failure_of_a_substitution() {
        let text = "template<class T> T &&declval();
            template<bool, class T = void> struct enable_if {};
            template<class T> struct enable_if<true, T> { typedef T type; };
            template<class T> constexpr bool is_array = false;
            template<class T> constexpr bool is_array<T[]> = true;
            template<class T, class U> typename enable_if<is_array<decltype(declval<T>() == declval<U>())>>::type f(T, U);
            template<class T> long f(T, ...);
            struct A {};
            long n = f(A(), 1);";
        assert_eq!(listed(text, true), format!("{WORD}\t{TOTAL}\t0\n"));
    }

    #[test]
    fn what_is_understood_dependent_or_reported_is_not_listed() {
        let total = format!("{WORD}\t{TOTAL}\t0\n");
        assert_eq!(listed("int a = 1; auto b = a + 2;", true), total);
        assert_eq!(listed("template<class T> auto f(T t) { return t.x + *t; }", true), total);
        assert_eq!(listed("struct S {} s; int a = s.x;", true), total);
    }
}
