//! Whole processes in turn: this program, cold and with a warm cache, the reference, and the syntax checks of g++ and
//! clang++ on the host file, over the units of `benches/units`:
//!
//!     cargo bench --bench compare                                     what is installed; five runs each
//!     CUDA_HOME=/usr/local/cuda cargo bench --bench compare           beside the toolkit's program, with its headers
//!     cargo bench --bench compare -- --runs 9 plain,templates         units whose name contains one of these texts
//!
//! A line is printed for each unit and program: medians of user and system time in seconds and of the peak of memory in
//! megabytes, and their ratios to the reference's. Programs that are not there are named. `PROGRAM=PATH` measures
//! another program in the place of this one; `--keep DIR` keeps the units and host files; `--table FILE` writes what is
//! measured as a table, and `--svg FILE` draws it. The figure of the README:
//!
//!     cargo bench --bench compare -- --table benches/compare/times.csv --svg benches/compare/times.svg

mod bars;
#[path = "../process/mod.rs"]
mod process;
mod program;
mod table;
#[path = "../units/mod.rs"]
mod units;

use program::Program;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};
use table::{Row, Table};

const USAGE: &str = "usage: compare [--runs N] [--keep DIR] [--table FILE] [--svg FILE] [NAME,..]";

/// What the arguments ask for.
struct Wanted {
    runs: usize,
    names: Vec<String>,
    folder: PathBuf,
    keep: bool,
    table: Option<PathBuf>,
    svg: Option<PathBuf>,
}

fn wanted() -> Option<Wanted> {
    let mut wanted = Wanted {
        runs: 5,
        names: Vec::new(),
        folder: std::env::temp_dir().join(format!("compare-{}", std::process::id())),
        keep: false,
        table: None,
        svg: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // Cargo's own.
            "--bench" => {}
            "--runs" => wanted.runs = arguments.next()?.parse().ok()?,
            "--keep" => (wanted.folder, wanted.keep) = (arguments.next()?.into(), true),
            "--table" => wanted.table = Some(arguments.next()?.into()),
            "--svg" => wanted.svg = Some(arguments.next()?.into()),
            flag if flag.starts_with('-') => return None,
            names => wanted.names.extend(names.split(',').map(String::from)),
        }
    }
    (wanted.runs > 0).then_some(wanted)
}

fn main() -> ExitCode {
    let Some(wanted) = wanted() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let result = work(&wanted);
    if !wanted.keep {
        let _ = fs::remove_dir_all(&wanted.folder);
    }
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn work(wanted: &Wanted) -> io::Result<()> {
    program::prepare(&wanted.folder)?;
    let programs = Program::all();
    let mut table = Table::default();
    println!("{}", Table::HEADING);
    for (name, text) in texts(wanted) {
        let folder = wanted.folder.join(name);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("unit.ii"), text)?;
        table.rows.extend(measured(name, &folder, &programs, wanted.runs));
        print!("{}", table.lines(name));
    }
    if let Some(path) = &wanted.table {
        fs::write(path, table.text())?;
    }
    if let Some(path) = &wanted.svg {
        fs::write(path, bars::draw(&table))?;
    }
    Ok(())
}

/// The units that are wanted; where none can be preprocessed, the one that needs no headers.
fn texts(wanted: &Wanted) -> Vec<(&'static str, Vec<u8>)> {
    let chosen =
        |name: &str| wanted.names.is_empty() || wanted.names.iter().any(|part| name.contains(part.as_str()));
    let mut texts = Vec::new();
    for unit in units::UNITS.iter().filter(|unit| chosen(unit.name)) {
        match unit.preprocessed() {
            Ok(text) => texts.push((unit.name, text)),
            Err(reason) => println!("{} is left out: {reason}", unit.name),
        }
    }
    if texts.is_empty() {
        texts.push(("generated", units::generated::text(300)));
    }
    texts
}

/// What the programs take for the unit in a folder: each runs once before it counts, and then all of them in turn, so
/// that what else the machine does meets all alike.
fn measured(name: &str, folder: &Path, programs: &[Program], runs: usize) -> Vec<Row> {
    let mut taken: Vec<(&Program, Vec<process::Usage>)> = Vec::new();
    for program in programs {
        match program.run(folder) {
            Some(usage) if usage.status == Some(0) => taken.push((program, Vec::new())),
            Some(usage) => {
                let status =
                    usage.status.map_or_else(|| "a signal".into(), |status| format!("status {status}"));
                println!("{name}: {} is left out: it ends with {status}", program.name);
            }
            None => println!("{name}: {} is left out: it cannot be started", program.name),
        }
    }
    for _ in 0..runs {
        for (program, usages) in &mut taken {
            usages.extend(program.run(folder));
        }
    }
    let row = |(program, usages): &(&Program, Vec<process::Usage>)| Row {
        unit: name.to_string(),
        program: program.name.to_string(),
        runs: usages.len(),
        user: table::median(usages.iter().map(|usage| usage.user)),
        system: table::median(usages.iter().map(|usage| usage.system)),
        megabytes: table::median(usages.iter().map(|usage| usage.megabytes)),
    };
    taken.iter().map(row).collect()
}
