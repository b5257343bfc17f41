//! How many instructions the program takes for units that are the same everywhere, against what is stored: more by 3 per
//! cent fails, and the functions that have grown are named. Time would depend on the machine.
//!
//!     cargo test --test instructions -- --ignored --nocapture
//!     UPDATE_COUNTS=1 cargo test --test instructions -- --ignored     takes over the new counts
//!
//! Needs valgrind, and says so where there is none. The program that is measured is built with the profile `counted`,
//! which `counts.toml` holds for: without what `benches/profile` knows, of which a part is lost with each function that
//! changes, and as one unit, so that nothing depends on how the program is divided. Counts hold for one version of rustc.

mod callgrind;
mod counts;
#[path = "../../benches/units/generated.rs"]
mod generated;
mod scaling;

use callgrind::Profile;
use counts::{Counts, Stored};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where this version's counts lie.
const COUNTS: &str = "tests/instructions/counts.toml";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The units by name. None includes a header that is not of this repository.
fn units() -> Vec<(&'static str, Vec<u8>)> {
    let header = fs::read_to_string(root().join("examples/mini_runtime.h")).expect("the header is there");
    let program = |file: &str| {
        let text = fs::read_to_string(root().join("benches/units").join(file)).expect("the unit is there");
        // What is behind the includes, for which the header stands.
        let (_, rest) = text.split_once("#endif\n").expect("it includes a runtime");
        format!("{header}\n{rest}").into_bytes()
    };
    vec![
        ("plain", program("plain.cu")),
        ("templates", program("templates.cu")),
        ("generated", generated::text(60)),
    ]
}

/// Builds the program as it is measured, in the way in which it is built for other tests with the same profile: what
/// packages contain differs with what the tests use of them, and it would be built twice.
fn program() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it is in the target folder");
    let built = Command::new(env!("CARGO"))
        .args([
            "test",
            "--no-run",
            "--quiet",
            "--profile",
            "counted",
            "--test",
            "instructions",
            "--target-dir",
        ])
        .arg(target)
        .current_dir(root())
        .status()
        .expect("cargo can be run");
    assert!(built.success(), "the program must be built");
    target.join("counted/cudafexx")
}

/// Counts what a program takes for a unit; `None` where there is no valgrind.
fn counted(program: &Path, name: &str, text: &[u8]) -> Option<Profile> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("instructions").join(name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("unit.cu"), text).expect("the unit can be written");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=profile", "--"])
        .arg(program)
        .args(["--c++17", "--m64", "--gnu_version=120200", "--parse_templates", "--static-host-stub"])
        .args([
            "--allow_managed",
            "--stub_file_name",
            "unit.stub.c",
            "--gen_c_file_name",
            "host.ii",
            "unit.cu",
        ])
        .env_remove("CUDAFEXX_CACHE")
        .current_dir(&folder)
        .output();
    let output = match output {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        output => output.expect("valgrind can be run"),
    };
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    let profile = fs::read_to_string(folder.join("profile")).expect("valgrind has written its profile");
    Some(Profile::parse(&profile).expect("it is a profile of callgrind"))
}

/// The version of the compiler, of which counts depend.
fn rustc() -> String {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler).arg("--version").output().expect("rustc can be run");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.split(' ').nth(1).unwrap_or_default().to_string()
}

#[test]
#[ignore = "needs valgrind, and builds the program optimized"]
fn units_take_no_more_instructions_than_are_stored() {
    let update = std::env::var_os("UPDATE_COUNTS").is_some();
    let stored = Stored::read(&root().join(COUNTS));
    let version = rustc();
    if stored.rustc != version && !update {
        println!(
            "instructions are not compared: the counts are of rustc {}, this is {version}",
            stored.rustc
        );
        return;
    }
    let program = program();
    let (mut new, mut grown) = (Stored { rustc: version, units: Default::default() }, Vec::new());
    for (name, text) in units() {
        let Some(profile) = counted(&program, name, &text) else {
            println!("instructions are not counted: there is no valgrind");
            return;
        };
        let counts = Counts::of(&profile);
        match stored.units.get(name) {
            Some(before) => {
                println!("{}", before.summary(name, &counts));
                grown.extend(before.growth(name, &counts));
            }
            None => grown.push(format!("{name}: no counts are stored")),
        }
        new.units.insert(name.to_string(), counts);
    }
    if update {
        new.write(&root().join(COUNTS));
    } else {
        assert!(grown.is_empty(), "{}", grown.join("\n"));
    }
}

#[test]
fn a_planted_growth_is_caught() {
    let program = Path::new(env!("CARGO_BIN_EXE_cudafexx"));
    let Some(profile) = counted(program, "four_parts", &generated::text(4)) else {
        println!("instructions are not counted: there is no valgrind");
        return;
    };
    let before = Counts::of(&profile);
    assert_eq!(before.growth("unit", &before), None, "the same is no growth");
    let more = Counts::of(&counted(program, "five_parts", &generated::text(5)).expect("valgrind was there"));
    let grown = before.growth("unit", &more).expect("a unit that is longer by a quarter takes more");
    assert!(grown.lines().count() > 3 && grown.contains("cudafexx::"), "functions are named: {grown}");
}
