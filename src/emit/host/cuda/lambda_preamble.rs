//! The types that extended lambdas are wrapped in, and the macros that ask for them.
//!
//! The device side lays the wrappers out and mangles their names: names, parameters and members are fixed. They are
//! specialized for the numbers of captures that the lambdas of the unit have.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::host_runtime;
use crate::tables::spelled;
use std::collections::BTreeSet;

/// The text, in sections that lines with a mark begin; names between `@` stand for what depends on a number.
const TEXT: &str = include_str!("../../../../tables/lambda_preamble.cpp");

/// What a line with the name of a section begins with.
const SECTION: &str = "//@ ";

/// Arrays of so many dimensions can be captured.
const DIMENSIONS: usize = 7;

impl Printer<'_> {
    /// Prints the types that extended lambdas are wrapped in.
    pub(super) fn lambda_preamble(&mut self) {
        let device = self.capture_counts(LambdaWrapper::Device);
        let both = self.capture_counts(LambdaWrapper::HostDevice);
        let mut text = section("types").to_owned();
        text.push_str(section("field"));
        for rank in 1..=DIMENSIONS {
            text.push_str(&for_rank(rank));
        }
        text.push_str(section("device_primary"));
        for count in device.into_iter().filter(|count| *count > 0) {
            text.push_str(&for_count(section("device"), count));
        }
        text.push_str(section("host_device_primary"));
        for count in both {
            for (mutable, constant) in [(spelled!(FALSE), spelled!(CONST " ")), (spelled!(TRUE), "")] {
                let specialized = for_count(section("host_device"), count);
                text.push_str(&specialized.replace("@MUTABLE@", mutable).replace("@CONST@", constant));
            }
        }
        text.push_str(section("host_device_factory"));
        if self.options.exceptions_in_types {
            text.push_str(section("host_device_noexcept"));
        }
        text.push_str(section("traits"));
        self.w.raw(&text);
    }

    /// The numbers of captures of the lambdas with a wrapper of one kind.
    fn capture_counts(&self, wrapper: LambdaWrapper) -> BTreeSet<usize> {
        self.il.reads.note_rare(Read::Lambdas);
        let lambdas = self.il.all().expressions.lambdas.ids().map(|id| &self.il[id]);
        let written = lambdas.filter(|lambda| lambda.wrapper == wrapper && lambda.number > 0);
        written.map(|lambda| lambda.captures.len()).collect()
    }
}

/// The lines of a section.
fn section(name: &str) -> &'static str {
    for part in TEXT.split(SECTION) {
        if let Some((title, lines)) = part.split_once('\n')
            && title == name
        {
            return lines;
        }
    }
    ""
}

/// The specializations for arrays of so many dimensions.
fn for_rank(rank: usize) -> String {
    let each = |of: fn(usize) -> String| (1..=rank).map(of).collect::<String>();
    let loops = repeated(host_runtime::COPY_LOOP, rank);
    section("array")
        .replace("@BOUNDS@", &each(|i| format!(", __SIZE_TYPE__ __D{i}")))
        .replace("@EXTENTS@", &each(|i| format!("[__D{i}]")))
        .replace("@LOOPS@", &loops)
        .replace("@INDICES@", &each(|i| format!("[__i{i}]")))
}

/// A text once for each number up to `count`, which stands where the text says so.
fn repeated(text: &str, count: usize) -> String {
    (1..=count).map(|i| text.replace("@N@", &i.to_string())).collect()
}

/// The specializations for so many captures.
fn for_count(text: &str, count: usize) -> String {
    let each = |of: fn(usize) -> String| (1..=count).map(of).collect::<String>();
    let initializers = each(|i| format!("f{i}(__in{i}), "));
    let alone = initializers.trim_end_matches(", ");
    let converted = if count > 0 { format!(" : {alone}") } else { String::new() };
    text.replace("@CLASSES@", &repeated(host_runtime::FIELD_PARAMETER, count))
        .replace("@TYPES@", &each(|i| format!(", __F{i}")))
        .replace("@MEMBERS@", &repeated(host_runtime::LAMBDA_FIELD, count))
        .replace("@PARAMETERS@", &each(|i| format!(", __F{i} __in{i}")))
        .replace("@COPIES@", &each(|i| format!("f{i}(__other.f{i}), ")))
        .replace("@MOVES@", &each(|i| format!("f{i}(std::move(__other.f{i})), ")))
        .replace("@CONVERTED_INITIALIZERS@", &converted)
        .replace("@INITIALIZERS_FIRST@", &initializers)
        .replace("@INITIALIZERS@", alone)
}
