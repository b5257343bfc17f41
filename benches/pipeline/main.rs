//! The stages of the pipeline, one after the other and all together, over the units of `benches/units`:
//!
//!     cargo bench                              a generated unit, and three that g++ preprocesses, where it is there
//!     cargo bench -- standard/parse            one stage of one unit
//!     CUDA_HOME=/usr/local/cuda cargo bench    with the toolkit's headers
//!     CUDAFEXX_BENCH_UNIT=x.ii cargo bench     a preprocessed unit of your own

#[path = "../units/mod.rs"]
mod units;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use cudafexx::compilation::Compilation;
use cudafexx::diag::Diagnostics;
use cudafexx::driver::{self, Options, generate};
use cudafexx::lex::{Tokens, lex_unit};
use cudafexx::names::Names;
use cudafexx::parse::Parser;
use cudafexx::source::SourceMap;
use std::ffi::OsString;
use std::hint::black_box;

fn options() -> Options {
    let mut options = Options::default();
    let flags = units::FLAGS.into_iter().chain(["--stub_file_name=unit.stub.c", "unit.cu"]);
    let read = driver::read(flags.map(OsString::from), &mut options);
    assert!(read.is_ok(), "the flags are accepted");
    options
}

fn lex(text: Vec<u8>, options: &Options) -> (SourceMap, Names, Tokens) {
    let (mut sources, mut names) = (SourceMap::new(), Names::new());
    let buffer = sources.add(text, b"unit.cu", false).expect("a unit of less than 4 GiB");
    let tokens = lex_unit(&mut sources, &mut names, buffer, &driver::lex_options(options));
    (sources, names, tokens)
}

fn analyse((sources, names, tokens): (SourceMap, Names, Tokens), options: &Options) -> Compilation {
    let mut unit = Compilation::new(driver::dialect(options), sources, names, tokens, Diagnostics::default());
    Parser::new(&mut unit).translation_unit();
    unit
}

fn emit(unit: &Compilation, options: &Options) -> usize {
    let analysed = generate::Unit {
        il: &unit.il,
        global: unit.symbols.global,
        sources: &unit.input.sources,
        names: &unit.names,
        bindings: &unit.symbols.bindings,
        in_blocks: &unit.spellings.in_blocks,
        pragmas: &unit.tokens.pragmas,
        length: unit.tokens.len(),
        made_from: &unit.instances.made_from,
        paren_constructors: &unit.functions.paren_constructors,
        initial_values: &unit.functions.initial_values,
        call_values: &unit.functions.call_values,
        instance_bodies: &unit.functions.instance_bodies,
        instantiated: &unit.functions.instantiated,
        cast_constructors: &unit.functions.cast_constructors,
    };
    let made = generate::generate(options, unit.dialect.standard, analysed, None);
    made.ok().and_then(|(_, host)| host.into_bytes().ok()).map_or(0, |host| host.len())
}

/// The stages over one unit.
fn stages(c: &mut Criterion, name: &str, text: &[u8]) {
    let options = options();
    let mut unit = analyse(lex(text.to_vec(), &options), &options);
    let accepted = unit.reports.diags.flush(&unit.input.sources).is_ok() && !unit.reports.diags.has_errors();
    assert!(accepted, "{}", String::from_utf8_lossy(&unit.reports.diags.take_output()));
    let mut group = c.benchmark_group(name);
    group.sample_size(20).throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("lex", |b| {
        b.iter_batched(|| text.to_vec(), |text| lex(text, &options), BatchSize::LargeInput);
    });
    group.bench_function("parse", |b| {
        let lexed = || lex(text.to_vec(), &options);
        b.iter_batched(lexed, |lexed| analyse(lexed, &options), BatchSize::LargeInput);
    });
    group.bench_function("emit", |b| b.iter(|| black_box(emit(&unit, &options))));
    group.bench_function("whole", |b| {
        let whole = |text| emit(&analyse(lex(text, &options), &options), &options);
        b.iter_batched(|| text.to_vec(), whole, BatchSize::LargeInput);
    });
    group.finish();
}

fn bench(c: &mut Criterion) {
    if let Some(path) = std::env::var_os("CUDAFEXX_BENCH_UNIT") {
        let text = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return stages(c, "unit", &text);
    }
    stages(c, "generated", &units::generated::text(300));
    for unit in &units::UNITS {
        match unit.preprocessed() {
            Ok(text) => stages(c, unit.name, &text),
            Err(reason) => println!("{} is left out: {reason}", unit.name),
        }
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
