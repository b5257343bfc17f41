//! Turns the tables under `tables/` and the grammars under `grammar/` into Rust under `OUT_DIR`.
//!
//! Each table has one generator in `tables/gen/`; this file only lists them. A table that does not hold
//! together fails the build with its file, key and reason.

use std::path::Path;

#[path = "tables/gen/source.rs"]
mod source;

#[path = "tables/gen/attributes.rs"]
mod attributes;
#[path = "tables/gen/builtin_folding.rs"]
mod builtin_folding;
#[path = "tables/gen/builtin_types.rs"]
mod builtin_types;
#[path = "tables/gen/builtins.rs"]
mod builtins;
#[path = "tables/gen/constants.rs"]
mod constants;
#[path = "tables/gen/diagnostics.rs"]
mod diagnostics;
#[path = "tables/gen/explanations.rs"]
mod explanations;
#[path = "tables/gen/features.rs"]
mod features;
#[path = "tables/gen/flags.rs"]
mod flags;
#[path = "tables/gen/fundamental_types.rs"]
mod fundamental_types;
#[path = "tables/gen/generic_builtins.rs"]
mod generic_builtins;
#[path = "tables/gen/il.rs"]
mod il;
#[path = "tables/gen/il_display.rs"]
mod il_display;
#[path = "tables/gen/il_display_kinds.rs"]
mod il_display_kinds;
#[path = "tables/gen/il_display_sources.rs"]
mod il_display_sources;
#[path = "tables/gen/itanium_abbreviations.rs"]
mod itanium_abbreviations;
#[path = "tables/gen/lexical.rs"]
mod lexical;
#[path = "tables/gen/limits.rs"]
mod limits;
#[path = "tables/gen/modes.rs"]
mod modes;
#[path = "tables/gen/operators.rs"]
mod operators;
#[path = "tables/gen/predeclared_types.rs"]
mod predeclared_types;
#[path = "tables/gen/registers.rs"]
mod registers;
#[path = "tables/gen/template.rs"]
mod template;
#[path = "tables/gen/unknown_causes.rs"]
mod unknown_causes;

type Generator = fn(&source::Tables) -> Result<(), source::TableError>;

/// One generator per table.
const GENERATORS: &[Generator] = &[
    il::generate,
    lexical::generate,
    operators::generate,
    diagnostics::generate,
    explanations::generate,
    flags::generate,
    features::generate,
    attributes::generate,
    builtins::generate,
    builtin_folding::generate,
    constants::generate,
    limits::generate,
    modes::generate,
    predeclared_types::generate,
    fundamental_types::generate,
    itanium_abbreviations::generate,
    generic_builtins::generate,
    il_display::generate,
    il_display_kinds::generate,
    il_display_sources::generate,
    registers::generate,
    unknown_causes::generate,
];

fn main() {
    println!("cargo:rerun-if-changed=tables");
    println!("cargo:rerun-if-changed=benches/profile");
    println!("cargo:rerun-if-changed=grammar");
    // Images of memory hold addresses of constants of the program.
    println!("cargo:rustc-link-arg-bin=cudafexx=-no-pie");
    let out = std::env::var("OUT_DIR").unwrap_or_default();
    let tables = source::Tables::new(Path::new("tables"), Path::new(&out));
    for generate in GENERATORS {
        if let Err(error) = generate(&tables) {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
    let mut grammars = lalrpop::Configuration::new();
    grammars.set_in_dir("grammar").set_out_dir(&out).emit_rerun_directives(true);
    if let Err(error) = grammars.process() {
        eprintln!("grammar: {error}");
        std::process::exit(1);
    }
}
