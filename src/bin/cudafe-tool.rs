//! Tools for people around the drop-in: toolkit overlays, explanations of messages, tables of time traces, folders of images.

use cudafexx::diag::{CATALOG, DiagId, Entry, Explanation, Severity};
use cudafexx::driver::{SnapshotFolder, trace_summary};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::SystemTime;

const USAGE: &str = "\
cudafe-tool overlay TOOLKIT DIR   makes DIR a tree of links to TOOLKIT in which this cudafe++ replaces the original
cudafe-tool explain MESSAGE       says what is known about a message, by number, tag or part of its text
cudafe-tool trace FILE...         prints what runs with --time_trace spent their time on, all files and folders together
cudafe-tool cache show DIR        lists the images that runs with CUDAFEXX_CACHE=DIR have stored, the least recently used first
cudafe-tool cache verify DIR      names those that are damaged
cudafe-tool cache trim BYTES DIR  removes the least recently used until the others take no more than so many bytes
cudafe-tool cache clear DIR       removes all
";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let result = match (words.as_slice(), arguments.as_slice()) {
        (["overlay", _, _], [_, toolkit, dir]) => overlay(Path::new(toolkit), Path::new(dir)),
        (["explain", message], _) => explain(message),
        (["trace", _, ..], [_, files @ ..]) => trace(files),
        (["cache", "show", _], [_, _, dir]) => show_cache(Path::new(dir)),
        (["cache", "verify", _], [_, _, dir]) => verify_cache(Path::new(dir)),
        (["cache", "trim", bytes, _], [_, _, _, dir]) => trim_cache(bytes, Path::new(dir)),
        (["cache", "clear", _], [_, _, dir]) => removed(cache(Path::new(dir)).map(|cache| cache.trim(0))),
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

/// The images in a folder.
fn cache(dir: &Path) -> Result<SnapshotFolder, String> {
    let there = dir.is_dir().then(|| SnapshotFolder::open(dir)).flatten();
    there.ok_or_else(|| format!("{}: no folder that only you can write to", dir.display()))
}

/// Lists the files of a folder of images.
fn show_cache(dir: &Path) -> Result<(), String> {
    let files = cache(dir)?.files().map_err(|error| format!("{}: {error}", dir.display()))?;
    let now = SystemTime::now();
    for file in files.iter().filter(|file| file.size > 0) {
        let hours = now.duration_since(file.used).unwrap_or_default().as_secs_f64() / 3600.0;
        println!("{:9.1} MB  used {hours:8.1} hours ago  {}", megabytes(file.size), file.path.display());
    }
    let size = files.iter().map(|file| file.size).sum();
    println!("{:9.1} MB in all", megabytes(size));
    Ok(())
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// Names the images of a folder that are damaged.
fn verify_cache(dir: &Path) -> Result<(), String> {
    let damaged = cache(dir)?.damaged().map_err(|error| format!("{}: {error}", dir.display()))?;
    damaged.iter().for_each(|path| println!("{}", path.display()));
    match damaged.len() {
        0 => Ok(()),
        count => Err(format!("{count} damaged")),
    }
}

/// Removes files of a folder of images until the others take no more than `bytes`.
fn trim_cache(bytes: &str, dir: &Path) -> Result<(), String> {
    let bytes = bytes.parse().map_err(|_| format!("{bytes}: not a number of bytes"))?;
    removed(cache(dir).map(|cache| cache.trim(bytes)))
}

/// Says how many files went.
fn removed(trimmed: Result<io::Result<usize>, String>) -> Result<(), String> {
    let count = trimmed?.map_err(|error| error.to_string())?;
    println!("{count} removed");
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
        let within = |entry: &&Entry| entry.template.text.contains(wanted);
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
    println!("  text      {}", entry.template.text);
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
