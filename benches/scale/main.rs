//! How time and memory grow with the length of a unit, beside the reference where there is one:
//!
//!     cargo bench --bench scale                                   all kinds, n = 1,000, 10,000 and 100,000
//!     cargo bench --bench scale -- --counts 10000 friend,using    kinds whose name contains one of these texts
//!     CUDA_HOME=/usr/local/cuda cargo bench --bench scale         beside the toolkit's program
//!
//! A line is printed for each kind: its name, the seconds of processor time for each count, the growth exponent between
//! the last two counts, the megabytes for the last count, and the same for the reference; `-` stands for more than a
//! minute and `!` is before an exit status. `PROGRAM=PATH` measures another program in the place of this one, and
//! an empty one measures none; `--keep DIR` keeps the units.
//!
//! `--table FILE` puts what is measured into a table, in the place of earlier runs of the same, and `--svg FILE` draws
//! the curves that the table holds. The figure of the README is drawn anew, with `--redraw` from the table alone, by
//!
//!     cargo bench --bench scale -- --table benches/scale/curves.csv --svg benches/scale/curves.svg [--redraw]

mod chart;
mod kinds;
mod measure;
#[path = "../process/mod.rs"]
mod process;
mod table;

use kinds::Kind;
use measure::{Program, Run};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};
use table::Table;

/// The counts, where none are named.
const COUNTS: [usize; 3] = [1_000, 10_000, 100_000];

const USAGE: &str =
    "usage: scale [--counts N,..] [--keep DIR] [--table FILE [--redraw]] [--svg FILE] [NAME,..]";

/// What the arguments ask for.
struct Wanted {
    counts: Vec<usize>,
    names: Vec<String>,
    folder: PathBuf,
    keep: bool,
    table: Option<PathBuf>,
    svg: Option<PathBuf>,
    redraw: bool,
}

fn wanted() -> Option<Wanted> {
    let mut wanted = Wanted {
        counts: COUNTS.to_vec(),
        names: Vec::new(),
        folder: std::env::temp_dir().join(format!("scale-{}", std::process::id())),
        keep: false,
        table: None,
        svg: None,
        redraw: false,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // Cargo's own.
            "--bench" => {}
            "--counts" => {
                wanted.counts =
                    arguments.next()?.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
            }
            "--keep" => (wanted.folder, wanted.keep) = (arguments.next()?.into(), true),
            "--table" => wanted.table = Some(arguments.next()?.into()),
            "--svg" => wanted.svg = Some(arguments.next()?.into()),
            "--redraw" => wanted.redraw = true,
            flag if flag.starts_with('-') => return None,
            names => wanted.names.extend(names.split(',').map(String::from)),
        }
    }
    (!wanted.counts.is_empty()).then_some(wanted)
}

fn main() -> ExitCode {
    let Some(wanted) = wanted() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match work(&wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn work(wanted: &Wanted) -> io::Result<()> {
    let mut table = wanted.table.as_ref().map_or_else(|| Ok(Table::default()), |path| Table::read(path))?;
    let chosen = |kind: &&&Kind| {
        wanted.names.is_empty() || wanted.names.iter().any(|name| kind.name.contains(name.as_str()))
    };
    let kinds = kinds::kinds();
    let chosen: Vec<&Kind> = kinds.iter().filter(chosen).copied().collect();
    if !wanted.redraw {
        fs::create_dir_all(&wanted.folder)?;
        measure_all(wanted, &chosen, &mut table)?;
        if !wanted.keep {
            let _ = fs::remove_dir_all(&wanted.folder);
        }
    }
    if let Some(path) = &wanted.svg {
        let names: Vec<&str> = chosen.iter().map(|kind| kind.name).collect();
        fs::write(path, chart::draw(&table, &names))?;
    }
    Ok(())
}

/// Runs all programs on all units, and prints and keeps what that takes.
fn measure_all(wanted: &Wanted, chosen: &[&Kind], table: &mut Table) -> io::Result<()> {
    let programs: Vec<Program> = [Program::ours(), Program::reference()].into_iter().flatten().collect();
    let nothing = wanted.folder.join("nothing.ii");
    fs::write(&nothing, (kinds::NOTHING.unit)(0))?;
    for program in &programs {
        table.set(table::NOTHING, program.name, 0, program.run(&kinds::NOTHING, &nothing));
    }
    fs::remove_file(&nothing)?;
    println!("{}", heading(&wanted.counts, &programs));
    for kind in chosen {
        for program in &programs {
            for (count, run) in wanted.counts.iter().zip(runs(program, kind, wanted)) {
                table.set(kind.name, program.name, *count, run);
            }
        }
        println!("{}", line(kind, wanted, &programs, table));
        if let Some(path) = &wanted.table {
            table.write(path)?;
        }
    }
    Ok(())
}

/// The runs of a program for each count, until one takes too long.
fn runs(program: &Program, kind: &Kind, wanted: &Wanted) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for count in &wanted.counts {
        let unit = wanted.folder.join(format!("{}_{count}.ii", kind.name));
        let run = match runs.last() {
            Some(last) if last.seconds.is_none() => Run::default(),
            _ => fs::write(&unit, (kind.unit)(*count))
                .map_or_else(|_| Run::default(), |()| program.run(kind, &unit)),
        };
        if !wanted.keep {
            let _ = fs::remove_file(&unit);
        }
        runs.push(run);
    }
    runs
}

fn heading(counts: &[usize], programs: &[Program]) -> String {
    let mut text = format!("{:25}", "kind");
    for program in programs {
        for count in counts {
            text += &format!(" {:>15}", format!("{} {count}", program.name));
        }
        text += &format!(" {:>5} {:>6}", "exp", "MB");
    }
    text
}

fn line(kind: &Kind, wanted: &Wanted, programs: &[Program], table: &Table) -> String {
    let mut text = format!("{:25}", kind.name);
    for program in programs {
        let runs = wanted.counts.iter().map(|count| table.run(kind.name, program.name, *count));
        for run in runs.clone() {
            text += &format!(" {:>15}", run.map_or_else(|| "-".into(), Run::text));
        }
        let exponent = match wanted.counts[..] {
            [.., few, many] => table.exponent(kind.name, program.name, few, many),
            _ => None,
        };
        let megabytes = runs.last().flatten().and_then(|run| run.megabytes);
        text += &exponent.map_or_else(|| "     -".into(), |exponent| format!(" {exponent:5.2}"));
        text += &megabytes.map_or_else(|| "      -".into(), |megabytes| format!(" {megabytes:6.0}"));
    }
    text
}
