//! How time and memory grow with the length of a unit, beside the reference where there is one:
//!
//!     cargo bench --bench scale                                   all kinds, n = 1,000, 10,000 and 100,000
//!     cargo bench --bench scale -- --counts 10000 friend,using    kinds whose name contains one of these texts
//!     CUDA_HOME=/usr/local/cuda cargo bench --bench scale         beside the toolkit's program
//!
//! A line is printed for each kind: its name, the seconds of user time for each count, the growth exponent between the
//! last two counts, the megabytes for the last count, and the same for the reference; `-` stands for more than a minute
//! or for a unit that is not taken. `PROGRAM=PATH` measures another program, `--keep DIR` keeps the units.

mod kinds;
mod measure;

use kinds::Kind;
use measure::{Program, Run};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// The counts, where none are named.
const COUNTS: [usize; 3] = [1_000, 10_000, 100_000];

/// What the arguments ask for.
struct Wanted {
    counts: Vec<usize>,
    names: Vec<String>,
    folder: PathBuf,
    keep: bool,
}

fn wanted() -> Option<Wanted> {
    let folder = std::env::temp_dir().join(format!("scale-{}", std::process::id()));
    let mut wanted = Wanted { counts: COUNTS.to_vec(), names: Vec::new(), folder, keep: false };
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
            flag if flag.starts_with('-') => return None,
            names => wanted.names.extend(names.split(',').map(String::from)),
        }
    }
    (!wanted.counts.is_empty()).then_some(wanted)
}

fn main() -> ExitCode {
    let Some(wanted) = wanted() else {
        eprintln!("usage: scale [--counts N,..] [--keep DIR] [NAME,..]");
        return ExitCode::from(2);
    };
    let programs: Vec<Program> =
        [Some(Program::ours()), Program::reference()].into_iter().flatten().collect();
    if let Err(error) = fs::create_dir_all(&wanted.folder) {
        eprintln!("{}: {error}", wanted.folder.display());
        return ExitCode::FAILURE;
    }
    println!("{}", heading(&wanted.counts, programs.len()));
    let chosen = |kind: &&&Kind| {
        wanted.names.is_empty() || wanted.names.iter().any(|name| kind.name.contains(name.as_str()))
    };
    for kind in kinds::kinds().iter().filter(chosen) {
        let rows: Vec<Vec<Run>> = programs.iter().map(|program| runs(program, kind, &wanted)).collect();
        println!("{}", line(kind, &wanted.counts, &rows));
    }
    if !wanted.keep {
        let _ = fs::remove_dir_all(&wanted.folder);
    }
    ExitCode::SUCCESS
}

/// The runs of a program for each count, until one takes too long.
fn runs(program: &Program, kind: &Kind, wanted: &Wanted) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for count in &wanted.counts {
        let unit = wanted.folder.join(format!("{}_{count}.ii", kind.name));
        let run = match runs.last() {
            Some(last) if last.seconds.is_none() && last.status.is_none() => Run::default(),
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

fn heading(counts: &[usize], programs: usize) -> String {
    let mut text = format!("{:25}", "kind");
    for program in ["", "ref "].iter().take(programs) {
        for count in counts {
            text += &format!(" {:>10}", format!("{program}{count}"));
        }
        text += &format!(" {:>5} {:>6}", "exp", "MB");
    }
    text
}

fn line(kind: &Kind, counts: &[usize], rows: &[Vec<Run>]) -> String {
    let mut text = format!("{:25}", kind.name);
    for runs in rows {
        for run in runs {
            text += &format!(" {:>10}", run.text());
        }
        let (exponent, megabytes) = (exponent(counts, runs), runs.last().and_then(|run| run.megabytes));
        text += &exponent.map_or_else(|| "     -".into(), |exponent| format!(" {exponent:5.2}"));
        text += &megabytes.map_or_else(|| "      -".into(), |megabytes| format!(" {megabytes:6.0}"));
    }
    text
}

/// The growth exponent between the last two counts, without what a unit of nothing takes.
fn exponent(counts: &[usize], runs: &[Run]) -> Option<f64> {
    let [.., few, many] = counts else { return None };
    let [.., short, long] = runs else { return None };
    let (short, long) = (short.seconds?.max(measure::LEAST), long.seconds?.max(measure::LEAST));
    Some((long / short).ln() / (*many as f64 / *few as f64).ln())
}
