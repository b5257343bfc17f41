//! Many inputs: processes of their own work through ranges of seeds, and who dies says by that which input it was.

use crate::input::{Input, Kind, Material};
use crate::minimize::minimize;
use crate::program::{Defect, MEMORY, Program, keep};
use crate::stages;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How many inputs one process works through: what a translation leaves in memory goes with it.
const BATCH: u64 = 200;
/// How long one input may take there before it is looked at by itself.
const LIMIT: Duration = Duration::from_secs(12);
/// Of how many inputs one is also given to the program itself, files and all.
const WHOLE: u64 = 64;
/// How long an input that fails is made smaller.
const SMALLER: Duration = Duration::from_secs(120);
/// The stack that the program has.
const STACK: usize = 1 << 30;
/// What a process says where an input panics.
const PANIC: &str = "panic";

/// What is to be done.
pub struct Campaign {
    pub seeds: Range<u64>,
    pub kind: Option<Kind>,
    pub jobs: usize,
    /// The program that findings are confirmed with.
    pub program: PathBuf,
    /// Where findings are kept.
    pub findings: PathBuf,
    /// The folder for files that come and go.
    pub work: PathBuf,
    /// The root of the repository.
    pub root: PathBuf,
    /// When no new inputs are begun.
    pub until: Option<Instant>,
}

/// What came of it.
#[derive(Default)]
pub struct Report {
    pub inputs: u64,
    pub whole: u64,
    pub findings: Vec<String>,
    /// Inputs that failed in a process that had worked through others, but not by themselves.
    pub unconfirmed: Vec<String>,
}

/// How the inputs of a batch went.
enum BatchEnd {
    Done,
    /// At this seed, for this reason.
    Stopped(u64, String),
}

impl Campaign {
    /// Works through all seeds.
    pub fn run(&self, material: &Material) -> io::Result<Report> {
        let next = AtomicU64::new(self.seeds.start);
        let (report, start) = (Mutex::new(Report::default()), Instant::now());
        let result: io::Result<()> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs)
                .map(|job| {
                    let (next, report) = (&next, &report);
                    scope.spawn(move || self.work(job, material, next, report, start))
                })
                .collect();
            workers.into_iter().try_for_each(|worker| worker.join().unwrap_or(Ok(())))
        });
        result?;
        Ok(report.into_inner().unwrap_or_default())
    }

    fn work(
        &self,
        job: usize,
        material: &Material,
        next: &AtomicU64,
        report: &Mutex<Report>,
        start: Instant,
    ) -> io::Result<()> {
        let folder = self.work.join(format!("job{job}"));
        fs::create_dir_all(&folder)?;
        let program = Program { path: self.program.clone(), folder: folder.join("program") };
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= self.seeds.end || self.until.is_some_and(|until| Instant::now() > until) {
                return Ok(());
            }
            let end = self.seeds.end.min(first + BATCH);
            let mut at = first;
            while at < end {
                at = match self.batch(at..end, &folder)? {
                    BatchEnd::Done => end,
                    BatchEnd::Stopped(seed, reason) => {
                        self.look_at(seed, &reason, material, &program, report)?;
                        seed + 1
                    }
                };
            }
            for seed in (first..end).filter(|seed| seed % WHOLE == 0) {
                self.look_at(seed, "", material, &program, report)?;
            }
            if let Ok(mut report) = report.lock() {
                let before = report.inputs;
                report.inputs += end - first;
                report.whole += (first..end).filter(|seed| seed % WHOLE == 0).count() as u64;
                if before / 10_000 != report.inputs / 10_000 {
                    let rate = report.inputs as f64 / start.elapsed().as_secs_f64();
                    eprintln!(
                        "{} inputs, {rate:.0} a second, {} findings",
                        report.inputs,
                        report.findings.len()
                    );
                }
            }
        }
    }

    /// Lets a process work through a range of seeds.
    fn batch(&self, seeds: Range<u64>, folder: &Path) -> io::Result<BatchEnd> {
        let mut child = self.child(&seeds, folder)?;
        let Some(output) = child.stdout.take() else { return Ok(BatchEnd::Done) };
        let (sender, lines) = mpsc::channel();
        let reader = thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let (mut at, mut reason) = (seeds.start, String::new());
        loop {
            match lines.recv_timeout(LIMIT) {
                Ok(line) => match line.split_once(' ') {
                    Some((PANIC, text)) => {
                        reason = text.to_string();
                        break;
                    }
                    _ => at = line.parse().unwrap_or(at),
                },
                Err(RecvTimeoutError::Timeout) => {
                    reason = format!("it takes more than {} seconds", LIMIT.as_secs());
                    break;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        if !reason.is_empty() {
            let _ = child.kill();
        }
        let status = child.wait()?;
        let _ = reader.join();
        Ok(match reason.is_empty() {
            true if status.success() => BatchEnd::Done,
            true => BatchEnd::Stopped(at, status.to_string()),
            false => BatchEnd::Stopped(at, reason),
        })
    }

    fn child(&self, seeds: &Range<u64>, folder: &Path) -> io::Result<Child> {
        let kind = self.kind.map(|kind| kind.to_string()).unwrap_or_default();
        Command::new("sh")
            .args(["-c", "ulimit -c 0; ulimit -v \"$1\"; shift; exec \"$@\"", "sh", MEMORY])
            .arg(std::env::current_exe()?)
            .args(["batch", &seeds.start.to_string(), &seeds.end.to_string(), &kind])
            .arg(&self.root)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
    }

    /// Gives an input to the program itself; where it fails, makes it smaller and keeps it.
    fn look_at(
        &self,
        seed: u64,
        reason: &str,
        material: &Material,
        program: &Program,
        report: &Mutex<Report>,
    ) -> io::Result<()> {
        let input = material.input(seed, self.kind);
        // Command lines may name other files, and are allowed to make them.
        if input.kind == Kind::Options && reason.is_empty() {
            return Ok(());
        }
        let Some(defect) = program.run(&input)?.defect else {
            if let Ok(mut report) = report.lock().map_err(drop)
                && !reason.is_empty()
            {
                keep(&self.findings.join("unconfirmed"), &format!("seed_{seed}"), &input)?;
                report.unconfirmed.push(format!("seed {seed} ({}): {reason}", input.kind));
            }
            return Ok(());
        };
        keep(&self.findings.join("whole"), &format!("seed_{seed}"), &input)?;
        let small = self.smaller(program, &input, &defect)?;
        let path = keep(&self.findings, &format!("{}_seed_{seed}", word(&defect)), &small)?;
        let line = format!("seed {seed} ({}): {defect}\n    {}", input.kind, path.display());
        eprintln!("{line}");
        if let Ok(mut report) = report.lock() {
            report.findings.push(line);
        }
        Ok(())
    }

    fn smaller(&self, program: &Program, input: &Input, defect: &Defect) -> io::Result<Input> {
        minimize(program, input, defect, SMALLER)
    }
}

/// The word for a defect in the name of a file.
fn word(defect: &Defect) -> &'static str {
    match defect {
        Defect::Signal(_) => "signal",
        Defect::Internal(_) => "internal",
        Defect::Memory => "memory",
        Defect::Stack => "stack",
        Defect::Time => "time",
        Defect::Status(_) => "status",
        Defect::Left(_) => "left",
    }
}

/// Works through seeds in this process: says each before it begins with it, and stops where one panics.
pub fn batch(seeds: Range<u64>, kind: Option<Kind>, root: &Path) -> io::Result<bool> {
    panic::set_hook(Box::new(|_| {}));
    let (material, folder) = (Material::new(root), std::env::current_dir()?);
    let worker = thread::Builder::new().stack_size(STACK).spawn(move || {
        for seed in seeds {
            let mut stdout = io::stdout().lock();
            writeln!(stdout, "{seed}")?;
            stdout.flush()?;
            drop(stdout);
            let input = material.input(seed, kind);
            let run = panic::catch_unwind(AssertUnwindSafe(|| run(&input, &folder)));
            if let Err(reason) = run {
                let text = reason.downcast_ref::<String>().cloned();
                let text = text.or_else(|| reason.downcast_ref::<&str>().map(ToString::to_string));
                println!("{PANIC} {}", text.unwrap_or_default().replace('\n', " "));
                return Ok(false);
            }
        }
        Ok(true)
    })?;
    worker.join().unwrap_or(Ok(false))
}

/// What an input of its kind goes through.
pub fn run(input: &Input, folder: &Path) -> io::Result<()> {
    match input.kind {
        Kind::Lexer => stages::lex(&input.text, &input.flags),
        Kind::Options => drop(stages::options(&input.flags)),
        Kind::Preprocessor if input.flags.iter().any(|flag| flag == "-E") => {
            stages::preprocess(&input.text, &input.flags);
        }
        _ => drop(stages::translate(&input.text, &input.flags, folder)?),
    }
    Ok(())
}
