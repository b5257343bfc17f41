//! Where results go: files are written whole or not at all, inputs never, and what a target is stays as it was.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Instant;

const PROGRAM: &str = env!("CARGO_BIN_EXE_cudafexx");
const SOURCE: &str = "int x;\n";

/// A folder of its own for each test, with a source in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("outputs").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        fs::write(folder.join("a.ii"), SOURCE).expect("a source can be written");
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_default()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there").flatten();
        let mut names: Vec<_> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// The drop-in, to be run in this folder.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(["--c++17", "--m64", "--stub_file_name", "a.stub.c", "--gen_module_id_file"]);
        command.args(arguments).current_dir(&self.0).stdin(Stdio::null());
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("the drop-in runs")
    }

    /// Runs the drop-in from a shell that does something first.
    fn run_in_shell(&self, before: &str, arguments: &[&str], after: &str) -> Output {
        let command = self.command(arguments);
        let line: Vec<_> =
            command.get_args().map(|argument| format!("'{}'", argument.to_string_lossy())).collect();
        let script = format!("{before}; exec '{PROGRAM}' {} {after}", line.join(" "));
        Command::new("bash").args(["-c", &script]).current_dir(&self.0).output().expect("a shell runs")
    }
}

fn messages(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const OUTPUTS: [&str; 4] = ["--gen_c_file_name", "o", "--module_id_file_name", "m"];

#[test]
fn an_input_is_never_written_by_any_of_its_names() {
    let folder = Folder::new("inputs");
    symlink("a.ii", folder.path("link")).expect("a link can be made");
    fs::hard_link(folder.path("a.ii"), folder.path("second")).expect("a link can be made");
    fs::write(folder.path("b.h"), "int y;\n").expect("a header can be written");
    fs::write(folder.path("b.cu"), "#include \"b.h\"\n").expect("a source can be written");
    let before = folder.names();
    for name in ["a.ii", "./a.ii", "link", "second"] {
        for flags in [
            ["--gen_c_file_name", name, "--module_id_file_name", "m"],
            ["--gen_c_file_name", "o", "--module_id_file_name", name],
            ["-E", "--output", name, "--remarks"],
            ["--gen_c_file_name", "o", "--error_output", name],
        ] {
            let output = folder.run(&[&flags[..], &["a.ii"]].concat());
            assert_eq!(output.status.code(), Some(4), "{flags:?}");
            let expected = format!("\"{name}\": invalid file name");
            assert!(messages(&output).contains(&expected), "{flags:?}: {}", messages(&output));
            assert_eq!(folder.text("a.ii"), SOURCE, "{flags:?}");
            assert_eq!(folder.names(), before, "{flags:?}");
        }
    }
    let output = folder.run(&["--gen_c_file_name", "b.h", "--module_id_file_name", "m", "b.cu"]);
    assert_eq!((output.status.code(), folder.text("b.h").as_str()), (Some(4), "int y;\n"));
}

#[test]
fn a_target_stays_what_it_is() {
    let folder = Folder::new("targets");
    let name = "n".repeat(255);
    for (target, mode) in [("o", 0o600), ("p", 0o755), (name.as_str(), 0o644)] {
        fs::write(folder.path(target), "old").expect("a target can be written");
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(folder.path(target), permissions).expect("its mode can be set");
        let output = folder.run(&["--gen_c_file_name", target, "--module_id_file_name", "m", "a.ii"]);
        assert_eq!(output.status.code(), Some(0), "{}", messages(&output));
        let found = fs::metadata(folder.path(target)).expect("it is there");
        assert_eq!(found.mode() & 0o777, mode);
        assert!(folder.text(target).contains("int x;"));
    }
    fs::hard_link(folder.path("o"), folder.path("other")).expect("a link can be made");
    fs::write(folder.path("o"), "old").expect("a target can be written");
    symlink("nowhere", folder.path("dangling")).expect("a link can be made");
    symlink("loop", folder.path("loop")).expect("a link can be made");
    folder.run(&[&OUTPUTS[..], &["a.ii"]].concat());
    assert!(folder.text("other").contains("int x;"), "both names are one file");
    let output = folder.run(&["--gen_c_file_name", "dangling", "--module_id_file_name", "m", "a.ii"]);
    assert_eq!(output.status.code(), Some(0), "{}", messages(&output));
    assert!(folder.text("nowhere").contains("int x;"));
    assert!(fs::symlink_metadata(folder.path("dangling")).is_ok_and(|found| found.is_symlink()));
    let output = folder.run(&["--gen_c_file_name", "loop", "--module_id_file_name", "m", "a.ii"]);
    assert!(messages(&output).contains("\"loop\": Too many levels of symbolic links"));
}

#[test]
fn all_files_are_written_or_none() {
    let folder = Folder::new("all");
    let before = folder.names();
    for name in ["no/m", "/dev/full", "/dev/null", "."] {
        let output = folder.run(&["--gen_c_file_name", "o", "--module_id_file_name", name, "a.ii"]);
        assert_eq!(output.status.code(), Some(4));
        assert!(messages(&output).contains(&format!("cannot open module id file \"{name}\"")));
        assert_eq!(folder.names(), before);
    }
    symlink("new", folder.path("link")).expect("a link can be made");
    folder.run(&["--gen_c_file_name", "link", "--module_id_file_name", "no/m", "a.ii"]);
    assert_eq!(folder.names(), ["a.ii", "link"], "what was made behind a link goes again");
}

#[test]
fn a_file_that_grows_too_large_is_an_error() {
    let folder = Folder::new("size");
    let declarations: String = (0..20_000).map(|number| format!("int x{number};\n")).collect();
    fs::write(folder.path("b.ii"), declarations).expect("a source can be written");
    for old in [None, Some("o"), Some("linked")] {
        for name in ["o", "linked", "m"] {
            let _ = fs::remove_file(folder.path(name));
        }
        if let Some(name) = old {
            fs::write(folder.path(name), "old").expect("a target can be written");
        }
        if old == Some("linked") {
            fs::hard_link(folder.path("linked"), folder.path("o")).expect("a link can be made");
        }
        let before = folder.names();
        let output = folder.run_in_shell("ulimit -f 10", &[&OUTPUTS[..], &["b.ii"]].concat(), "");
        assert_eq!(output.status.code(), Some(4));
        assert!(messages(&output).contains("error while writing generated C++ file: File too large"));
        assert_eq!(folder.names(), before);
        assert_eq!(folder.text("o"), old.map_or("", |_| "old"));
    }
}

#[test]
fn lost_standard_output_is_an_error() {
    let folder = Folder::new("streams");
    for (after, reason) in [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")] {
        let output = folder.run_in_shell("true", &["-E", "a.ii"], after);
        assert_eq!(output.status.code(), Some(4), "{after}");
        let expected = format!("error while writing preprocessing output file: {reason}");
        assert!(messages(&output).contains(&expected), "{}", messages(&output));
        let output = folder.run_in_shell("true", &["-"], &format!("{after} < a.ii"));
        assert_eq!(output.status.code(), Some(4), "{after}");
        assert!(messages(&output).contains(&format!("error while writing generated C++ file: {reason}")));
    }
    // With all streams closed no output may take their place.
    let output = folder.run_in_shell("true", &[&OUTPUTS[..], &["a.ii"]].concat(), "<&- >&- 2>&-");
    assert_eq!(output.status.code(), Some(0));
    assert!(folder.text("o").contains("int x;"));
    let declarations = "int x = y;\n".repeat(20_000);
    fs::write(folder.path("b.ii"), declarations).expect("a source can be written");
    let script = format!("'{PROGRAM}' -E b.ii | head -n 1 > /dev/null; echo ${{PIPESTATUS[0]}}");
    let output = Command::new("bash").args(["-c", &script]).current_dir(&folder.0).output();
    assert_eq!(output.expect("a shell runs").stdout, b"141\n", "as signal 13 ends a program");
}

#[test]
fn without_memory_or_threads_a_run_ends_by_itself() {
    let folder = Folder::new("memory");
    let arguments = [&OUTPUTS[..], &["a.ii"]].concat();
    // There is room for a smaller stack only.
    let output = folder.run_in_shell("ulimit -v 400000", &arguments, "");
    assert_eq!(output.status.code(), Some(0), "{}", messages(&output));
    let declarations: String = (0..200_000).map(|number| format!("struct s{number} {{}};\n")).collect();
    fs::write(folder.path("b.ii"), declarations).expect("a source can be written");
    fs::write(folder.path("o"), "old").expect("a target can be written");
    let output = folder.run_in_shell("ulimit -v 90000", &[&OUTPUTS[..], &["b.ii"]].concat(), "");
    assert_eq!(output.status.code(), Some(4), "{}", messages(&output));
    assert!(messages(&output).contains("out of memory") && messages(&output).lines().count() == 1);
    assert_eq!((folder.names().len(), folder.text("o").as_str()), (4, "old"));
}

#[test]
fn a_run_ends_when_its_processor_time_is_used_up() {
    let folder = Folder::new("time");
    let source = "constexpr int f(int n) { int s = 0; while (n) s ^= n--; return s; }\nconstexpr int x = f(2000000000);\n";
    fs::write(folder.path("b.ii"), source).expect("a source can be written");
    for seconds in ["0", "1"] {
        let limits = ["--max_cost_constexpr_call", "4000000000", "--time_limit", seconds];
        let output = folder.run(&[&OUTPUTS[..], &limits, &["b.ii"]].concat());
        assert_eq!(output.status.code(), Some(4));
        assert!(messages(&output).contains("CPU time limit exceeded"), "{}", messages(&output));
        assert_eq!(folder.names(), ["a.ii", "b.ii"]);
    }
}

/// The names of the signals, and whether the program ends with a status of its own.
const SIGNALS: [(&str, Option<i32>); 8] = [
    ("INT", Some(4)),
    ("TERM", Some(4)),
    ("HUP", None),
    ("QUIT", None),
    ("XCPU", None),
    ("ABRT", Some(4)),
    ("XFSZ", None),
    ("PIPE", None),
];

/// At how many moments of a run a signal comes.
const MOMENTS: u32 = 200;

#[test]
fn interrupted_runs_leave_nothing_behind() {
    let folder = Folder::new("signals");
    let declarations: String = (0..10_000).map(|number| format!("int x{number} = {number};\n")).collect();
    fs::write(folder.path("b.ii"), &declarations).expect("a source can be written");
    let start = Instant::now();
    folder.run(&[&OUTPUTS[..], &["b.ii"]].concat());
    let takes = start.elapsed();
    let (whole, before) = (folder.text("o"), folder.names());
    assert!(whole.contains("int x9999"));
    let (mut early, mut state) = (0, 0x2545_f491_4f6c_dd1d_u64);
    for round in 0..MOMENTS {
        let (signal, status) = SIGNALS[round as usize % SIGNALS.len()];
        fs::write(folder.path("o"), "old").expect("a target can be written");
        let mut child = folder.command(&[&OUTPUTS[..], &["b.ii"]].concat());
        let mut child = child.stderr(Stdio::null()).spawn().expect("the drop-in runs");
        // Some come before anything is written, some while it is, some too late.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        std::thread::sleep(takes.mul_f64((state >> 40) as f64 / f64::from(1 << 24)));
        let _ = Command::new("bash").args(["-c", &format!("kill -{signal} {}", child.id())]).output();
        let ended = child.wait().expect("it ends");
        assert_eq!(folder.names(), before, "{signal} in round {round}");
        let text = folder.text("o");
        assert!(text == "old" || text == whole, "{signal} in round {round}: {} bytes", text.len());
        if ended.code() != Some(0) {
            early += 1;
            assert!(status.is_none_or(|status| ended.code() == Some(status)) || ended.signal().is_some());
        }
    }
    assert!(early > 0, "no signal came in time");
}

#[test]
fn without_descriptors_or_processes_nothing_is_lost() {
    let folder = Folder::new("descriptors");
    fs::write(folder.path("o"), "old").expect("a target can be written");
    let before = folder.names();
    for limit in 3..16 {
        let arguments = [&OUTPUTS[..], &["a.ii"]].concat();
        let output = folder.run_in_shell(&format!("ulimit -n {limit}"), &arguments, "");
        match output.status.code() {
            Some(0) => {
                assert!(folder.text("o").contains("int x;"), "{limit}");
                fs::write(folder.path("o"), "old").expect("a target can be written");
                let _ = fs::remove_file(folder.path("m"));
            }
            // Where not even the streams fit, the system's loader may end the run.
            Some(4 | 127) => assert_eq!(folder.text("o"), "old", "{limit}: {}", messages(&output)),
            other => panic!("{limit}: {other:?} {}", messages(&output)),
        }
        assert!(!messages(&output).contains("please report"), "{limit}: {}", messages(&output));
        assert_eq!(folder.names(), before, "{limit}");
    }
    let output = folder.run_in_shell("ulimit -u 1", &[&OUTPUTS[..], &["a.ii"]].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", messages(&output));
}

#[test]
fn a_folder_that_cannot_be_written_or_has_vanished_is_an_error() {
    let folder = Folder::new("folders");
    for gone in ["no/o", "a.ii/o"] {
        let output = folder.run(&["--gen_c_file_name", gone, "--module_id_file_name", "m", "a.ii"]);
        assert_eq!(output.status.code(), Some(4));
        assert!(messages(&output).contains(&format!("cannot open generated C++ file \"{gone}\"")));
        assert_eq!(folder.names(), ["a.ii"]);
    }
    let source = folder.path("a.ii").to_string_lossy().into_owned();
    let script = "mkdir gone && cd gone && rmdir ../gone";
    let output = folder.run_in_shell(script, &[&OUTPUTS[..], &[&source]].concat(), "");
    assert_eq!(output.status.code(), Some(4), "{}", messages(&output));
    assert_eq!(folder.names(), ["a.ii"]);
}

/// Runs the drop-in in a file system of its own, which holds 64 KiB; none where this machine makes none.
fn run_in_small_file_system(folder: &Folder, before: &str, source: &str) -> Option<String> {
    let mount = "mkdir -p small && mount -t tmpfs -o size=64k tmpfs small && cd small && echo old > o";
    let run = format!(
        "'{PROGRAM}' --c++17 --m64 --stub_file_name s --gen_module_id_file {} '../{source}' 2>&1; echo \"status $?\"; ls; cat o o2 2>/dev/null",
        OUTPUTS.join(" ")
    );
    let script = format!("{mount} && {before} && echo mounted && {run}");
    let output = Command::new("unshare").args(["-rm", "bash", "-c", &script]).current_dir(&folder.0).output();
    let text = String::from_utf8_lossy(&output.ok()?.stdout).into_owned();
    text.contains("mounted").then_some(text)
}

#[test]
fn a_full_disk_or_a_read_only_one_loses_nothing() {
    let folder = Folder::new("disk");
    let declarations: String = (0..20_000).map(|number| format!("int x{number};\n")).collect();
    fs::write(folder.path("b.ii"), declarations).expect("a source can be written");
    let cases = [
        ("true", "b.ii", "error while writing generated C++ file: No space left on device\n", "o\nold\n"),
        (
            "ln o o2",
            "b.ii",
            "error while writing generated C++ file: No space left on device\n",
            "o\no2\nold\nold\n",
        ),
        (
            "mount -o remount,ro .",
            "a.ii",
            "cannot open generated C++ file \"o\": Read-only file system\n",
            "o\nold\n",
        ),
    ];
    for (before, source, message, left) in cases {
        let Some(text) = run_in_small_file_system(&folder, before, source) else {
            eprintln!("no file system can be mounted here: a full disk was not tried");
            return;
        };
        assert!(text.contains(message) && text.ends_with(&format!("status 4\n{left}")), "{before}: {text}");
    }
}

#[test]
fn an_ignored_interrupt_stays_ignored() {
    let folder = Folder::new("ignored");
    let declarations: String = (0..30_000).map(|number| format!("int x{number};\n")).collect();
    fs::write(folder.path("b.ii"), declarations).expect("a source can be written");
    let script = "trap '' INT HUP; (for i in $(seq 50); do kill -INT $$; kill -HUP $$; done) & true";
    let output = folder.run_in_shell(script, &[&OUTPUTS[..], &["b.ii"]].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", messages(&output));
}

#[test]
fn two_runs_on_one_target_leave_one_of_their_files() {
    let folder = Folder::new("two");
    let texts =
        ["x", "y"].map(|name| (0..5_000).map(|number| format!("int {name}{number};\n")).collect::<String>());
    for (name, text) in ["b.ii", "c.ii"].into_iter().zip(&texts) {
        fs::write(folder.path(name), text).expect("a source can be written");
        folder.run(&[&OUTPUTS[..], &[name]].concat());
    }
    let before = folder.names();
    for _ in 0..10 {
        let runs = ["b.ii", "c.ii"].map(|name| folder.command(&[&OUTPUTS[..], &[name]].concat()).spawn());
        for run in runs {
            assert!(run.expect("the drop-in runs").wait().expect("it ends").success());
        }
        let declared = ["int x", "int y"].map(|text| folder.text("o").matches(text).count());
        assert!(matches!(declared, [5_000, 0] | [0, 5_000]), "{declared:?}");
        assert_eq!(folder.names(), before);
    }
}

#[test]
fn nobody_can_plant_a_link_where_a_file_is_written() {
    let folder = Folder::new("planted");
    fs::write(folder.path("victim"), "mine").expect("a file can be written");
    let names: Vec<_> = (0..50_u32).map(|ahead| format!("o.{}.tmp", std::process::id() + ahead)).collect();
    for name in &names {
        symlink("victim", folder.path(name)).expect("a link can be made");
    }
    folder.run(&[&OUTPUTS[..], &["a.ii"]].concat());
    assert_eq!(folder.text("victim"), "mine");
    assert!(folder.text("o").contains("int x;") && Path::new(&folder.path(&names[0])).is_symlink());
}
