//! The harness: runs many generated and damaged inputs, keeps what fails, and makes it small.
//!
//!     harness run --count 20000 --seed 1            all kinds of input, on all processors
//!     harness run --kind unit --seconds 600         one kind, for ten minutes
//!     harness show SEED [--kind unit]               the input of a seed
//!     harness minimize FILE [--kind unit]           a smaller input that fails in the same way
//!     harness compare --count 1000                  beside the reference in $CUDA_HOME/bin
//!
//! `--program` names the drop-in (`target/release/cudafexx`), `--keep` the folder for what fails. The exit status is 1
//! where something was found.

use cudafexx_fuzz::campaign::{self, Campaign};
use cudafexx_fuzz::compare::compare;
use cudafexx_fuzz::input::{Input, Kind, Material, flags};
use cudafexx_fuzz::minimize::minimize;
use cudafexx_fuzz::program::{Program, keep};
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

/// How many inputs are run unless `--count` says otherwise.
const COUNT: u64 = 20_000;
/// How long an input that is named is made smaller.
const SMALLER: Duration = Duration::from_secs(600);

/// What the command line says.
struct Arguments {
    words: Vec<String>,
    root: PathBuf,
}

impl Arguments {
    fn value(&self, name: &str) -> Option<&str> {
        let place = self.words.iter().position(|word| word == name)?;
        self.words.get(place + 1).map(String::as_str)
    }

    fn number(&self, name: &str) -> Result<Option<u64>, Box<dyn Error>> {
        Ok(self.value(name).map(str::parse).transpose()?)
    }

    fn kind(&self) -> Result<Option<Kind>, String> {
        self.value("--kind").map(str::parse).transpose()
    }

    /// A path that may be given from here, or lies in the folder of build results.
    fn path(&self, name: &str, default: &str) -> Result<PathBuf, Box<dyn Error>> {
        Ok(match self.value(name) {
            Some(path) => std::path::absolute(path)?,
            None => self.root.join("target").join(default),
        })
    }

    fn program(&self) -> Result<PathBuf, Box<dyn Error>> {
        self.path("--program", "release/cudafexx")
    }
}

fn main() -> ExitCode {
    match work() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn work() -> Result<bool, Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()?;
    let arguments = Arguments { words, root };
    let word = |number: usize| arguments.words.get(number).map(String::as_str).unwrap_or_default();
    match word(0) {
        "run" => run(&arguments),
        "batch" => {
            let kind = Some(word(3)).filter(|name| !name.is_empty()).map(str::parse).transpose()?;
            Ok(campaign::batch(word(1).parse()?..word(2).parse()?, kind, Path::new(word(4)))?)
        }
        "show" => {
            let input = Material::new(&arguments.root).input(word(1).parse()?, arguments.kind()?);
            println!("// flags: {}", input.flags.join(" "));
            std::io::stdout().write_all(&input.text)?;
            Ok(true)
        }
        "minimize" => smaller(&arguments, Path::new(word(1))),
        "compare" => beside_the_reference(&arguments),
        _ => Err("run, show, minimize or compare: see the head of fuzz/src/main.rs".into()),
    }
}

fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let first = arguments.number("--seed")?.unwrap_or(1);
    let count = arguments.number("--count")?;
    let seconds = arguments.number("--seconds")?;
    let count = count.unwrap_or(if seconds.is_some() { u64::MAX / 2 - first } else { COUNT });
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let work = std::env::temp_dir().join(format!("cudafexx-fuzz-{}", std::process::id()));
    let start = Instant::now();
    let campaign = Campaign {
        seeds: first..first + count,
        kind: arguments.kind()?,
        jobs: arguments.number("--jobs")?.and_then(|jobs| usize::try_from(jobs).ok()).unwrap_or(processors),
        program: arguments.program()?,
        findings: arguments.path("--keep", "findings")?,
        work: work.clone(),
        root: arguments.root.clone(),
        until: seconds.map(|seconds| start + Duration::from_secs(seconds)),
    };
    if !campaign.program.exists() {
        return Err(format!("{} is not there: cargo build --release", campaign.program.display()).into());
    }
    let report = campaign.run(&Material::new(&arguments.root));
    let _ = fs::remove_dir_all(work);
    let report = report?;
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "seeds {first} to {}: {} inputs in {seconds:.0} s, {:.0} a second; {} also by the program itself",
        first + report.inputs - 1,
        report.inputs,
        report.inputs as f64 / seconds,
        report.whole
    );
    for line in &report.unconfirmed {
        println!("not confirmed: {line}");
    }
    println!("{} findings", report.findings.len());
    report.findings.iter().for_each(|line| println!("{line}"));
    Ok(report.findings.is_empty())
}

fn smaller(arguments: &Arguments, path: &Path) -> Result<bool, Box<dyn Error>> {
    let text = fs::read(path)?;
    let head = String::from_utf8_lossy(&text).into_owned();
    let input = Input { kind: arguments.kind()?.unwrap_or(Kind::Unit), flags: flags(&head), text };
    let work = std::env::temp_dir().join(format!("cudafexx-minimize-{}", std::process::id()));
    let program = Program { path: arguments.program()?, folder: work.clone() };
    let Some(defect) = program.run(&input)?.defect else {
        println!("nothing is wrong with it");
        return Ok(true);
    };
    let small = minimize(&program, &input, &defect, SMALLER)?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned() + "_small";
    let path = keep(&arguments.path("--keep", "findings")?, &name, &small)?;
    let _ = fs::remove_dir_all(work);
    println!("{defect}\n    {}", path.display());
    Ok(false)
}

fn beside_the_reference(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let toolkit = std::env::var_os("CUDA_HOME").ok_or("CUDA_HOME does not say where the toolkit is")?;
    let programs = [arguments.program()?, PathBuf::from(toolkit).join("bin/cudafe++")];
    let first = arguments.number("--seed")?.unwrap_or(1);
    let seeds = first..first + arguments.number("--count")?.unwrap_or(1_000);
    let work = std::env::temp_dir().join(format!("cudafexx-compare-{}", std::process::id()));
    let (material, findings) = (Material::new(&arguments.root), arguments.path("--keep", "differences")?);
    let counts = compare(&material, seeds, arguments.kind()?, programs, &work, &findings);
    let _ = fs::remove_dir_all(work);
    let counts = counts?;
    counts.iter().for_each(|(word, count)| println!("{word} {count}"));
    Ok(counts.keys().all(|word| *word == "same"))
}
