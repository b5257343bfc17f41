//! Tools for people around the drop-in: toolkit overlays, explanations of messages, tables of time traces.

use cudafexx::diag::{CATALOG, DiagId, Entry, Explanation, Severity};
use cudafexx::driver::trace_summary;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cudafe-tool overlay TOOLKIT DIR   makes DIR a tree of links to TOOLKIT in which this cudafe++ replaces the original
cudafe-tool explain MESSAGE       says what is known about a message, by number, tag or part of its text
cudafe-tool trace FILE...         prints what runs with --time_trace spent their time on, all files and folders together
";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let result = match (words.as_slice(), arguments.as_slice()) {
        (["overlay", _, _], [_, toolkit, dir]) => overlay(Path::new(toolkit), Path::new(dir)),
        (["explain", message], _) => explain(message),
        (["trace", _, ..], [_, files @ ..]) => trace(files),
        (["--help" | "-h" | "help"], _) => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("cudafe-tool: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Prints what the traces in files and folders say together.
fn trace(paths: &[OsString]) -> Result<(), String> {
    let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
    print!("{}", trace_summary(&paths)?);
    Ok(())
}

/// Makes `dir` a copy of the toolkit that consists of links, apart from `bin/cudafe++`.
fn overlay(toolkit: &Path, dir: &Path) -> Result<(), String> {
    let at = |path: &Path| {
        let path = path.to_path_buf();
        move |error: io::Error| format!("{}: {error}", path.display())
    };
    let toolkit = fs::canonicalize(toolkit).map_err(at(toolkit))?;
    let nvcc = toolkit.join("bin/nvcc");
    if !nvcc.exists() {
        return Err(format!("{}: not there; is this a toolkit?", nvcc.display()));
    }
    if fs::read_dir(dir).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(format!("{}: the folder is not empty", dir.display()));
    }
    let program = std::env::current_exe().map_err(at(Path::new("this program")))?;
    let program = program.with_file_name("cudafexx");
    if !program.exists() {
        return Err(format!("{}: not there; build it first", program.display()));
    }
    link_tree(&toolkit, dir)?;
    let link = dir.join("bin/cudafe++");
    if fs::symlink_metadata(&link).is_ok() {
        fs::remove_file(&link).map_err(at(&link))?;
    }
    symlink(&program, &link).map_err(at(&link))?;
    println!("{}", dir.display());
    Ok(())
}

/// Makes `to` a folder with the folders of `from` and links to its files.
fn link_tree(from: &Path, to: &Path) -> Result<(), String> {
    let mut waiting: Vec<(PathBuf, PathBuf)> = vec![(from.to_path_buf(), to.to_path_buf())];
    while let Some((from, to)) = waiting.pop() {
        let failed = |error: io::Error| format!("{}: {error}", to.display());
        fs::create_dir_all(&to).map_err(failed)?;
        for entry in fs::read_dir(&from).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let target = to.join(entry.file_name());
            if entry.file_type().map_err(failed)?.is_dir() {
                waiting.push((entry.path(), target));
            } else {
                symlink(entry.path(), target).map_err(failed)?;
            }
        }
    }
    Ok(())
}

/// Prints the messages that a number, a tag or a part of a text names.
fn explain(wanted: &str) -> Result<(), String> {
    let digits = wanted.trim_start_matches('#').trim_end_matches("-D");
    let found: Vec<&Entry> = if let Ok(number) = digits.parse() {
        let id = DiagId::from_number(number).flatten();
        id.map(DiagId::entry).into_iter().collect()
    } else {
        let exact = CATALOG.iter().filter(|entry| entry.name == wanted);
        let exact: Vec<&Entry> = exact.collect();
        let within = |entry: &&Entry| entry.template.contains(wanted);
        if exact.is_empty() { CATALOG.iter().filter(within).collect() } else { exact }
    };
    if found.is_empty() {
        return Err(format!("no message is known by `{wanted}`"));
    }
    for entry in found {
        print_entry(entry);
    }
    Ok(())
}

fn print_entry(entry: &Entry) {
    let display = DiagId::from_number(entry.number.into()).flatten().map(DiagId::display_number);
    match display {
        Some(display) if display != entry.number => println!("#{display} (internally {})", entry.number),
        Some(display) => println!("#{display}"),
        None => println!("(no number)"),
    }
    println!("  text      {}", entry.template);
    println!("  severity  {}", entry.severity.label());
    if entry.tag {
        println!("  tag       {}", entry.name);
    }
    let changeable = entry.soft || entry.severity < Severity::Error;
    println!("  options   {}", if changeable { "can be changed" } else { "cannot be changed" });
    if let Some(explanation) = Explanation::of(entry.name) {
        print_explanation(explanation);
    }
}

fn print_explanation(explanation: &Explanation) {
    println!("  cause     {}", explanation.cause);
    if let Some(example) = explanation.example {
        let flags = explanation.flags;
        println!("  example   {}", if flags.is_empty() { String::new() } else { format!("(with {flags})") });
        for line in example.lines() {
            println!("      {line}");
        }
    }
    println!("  remedy    {}", explanation.remedy);
}
