//! With a folder for images, a unit gives what it gives without one: from the first run on, whatever lies in the folder,
//! and whoever else uses it.
//!
//! `DAMAGES` says how many damaged images are tried (100).

#[allow(dead_code, reason = "others use more of it")]
#[path = "../inputs/folder.rs"]
mod folder;
#[path = "../inputs/random.rs"]
mod random;

use folder::entries;
use random::Random;
use std::fmt;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime};

/// What is left of a run.
#[derive(PartialEq)]
struct Result {
    status: Option<i32>,
    messages: String,
    host_file: Option<String>,
    id: Option<String>,
}

impl fmt::Debug for Result {
    /// Without the host file, which is long.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum = self.host_file.as_ref().map(|text| (text.len(), crc32fast::hash(text.as_bytes())));
        write!(f, "{:?} {:?} {:?} {sum:?}", self.status, self.messages, self.id)
    }
}

/// Folders for a test: units, and images.
struct Place {
    folder: PathBuf,
}

/// So many classes are in headers; a few more than what makes them just long enough for an image.
const CLASSES: usize = 400;
const FEW_CLASSES: usize = 220;

/// Headers that are long enough for an image: much of what a translation keeps in mind.
fn headers(classes: usize, other: &str) -> String {
    let mut text = String::from("# 1 \"a.h\" 1\n#pragma GCC diagnostic push\n");
    text += "namespace std { template<class T> struct box { T t; template<class U> U as() const { return U(t); } }; }\n";
    for n in 0..classes {
        text += &format!(
            "namespace n{} {{ template<class T, int N = {n}> struct S{n} {{ T t[N + 1]; enum E {{ a, b = N }}; \
             template<class U> friend U get(const S{n} &s, U u) {{ return u + s.t[0]; }} }};\n\
             inline int f{n}(const S{n}<int> &s) {{ return s.t[0] + sizeof(S{n}<char>) + get(s, {n}L); }} }}\n\
             static __attribute__((device)) int d{n}(int x) {{ return x * {n}; }}\n",
            n % 7
        );
    }
    text += other;
    text + "#pragma GCC diagnostic pop\n"
}

/// A unit with these headers; `own` is what it says itself.
fn unit(main: &str, own: &str) -> String {
    unit_of(CLASSES, main, own)
}

fn unit_of(classes: usize, main: &str, own: &str) -> String {
    format!("# 0 \"{main}\"\n# 0 \"<built-in>\"\n{}# 2 \"{main}\" 2\n\n{own}", headers(classes, ""))
}

const OWN: &str = "int own(int x) { n3::S3<int> s = {{x}}; return n3::f3(s) + std::box<long>{x}.as<int>(); }\n\
    static int unused;\ntemplate<> struct n1::S1<void, 1> {}; n1::S1<void, 1> special;\n";

impl Place {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("snapshots").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        Self { folder }
    }

    fn images(&self) -> PathBuf {
        self.folder.join("images")
    }

    fn files(&self, ending: &str) -> Vec<PathBuf> {
        let images = entries(&self.images()).into_iter();
        images.filter(|path| path.extension().is_some_and(|found| found == ending)).collect()
    }

    fn image(&self) -> PathBuf {
        let mut images = self.files("image");
        assert_eq!(images.len(), 1, "one image is there");
        images.remove(0)
    }

    /// Begins to translate a text that is named `name`, with images or without.
    fn start(&self, name: &str, text: &str, images: bool) -> Child {
        self.command(name, text, images).arg(format!("{name}.ii")).spawn().expect("the program can be run")
    }

    /// The command for that, still without the name of the file.
    fn command(&self, name: &str, text: &str, images: bool) -> Command {
        fs::write(self.folder.join(format!("{name}.ii")), text).expect("the unit can be written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_cudafexx"));
        command
            .args([
                "--c++17",
                "--m64",
                "--display_error_number",
                "--gen_module_id_file",
                "--frandom-seed=1",
                "--orig_src_file_name",
            ])
            .args([format!("{name}.cu"), format!("--gen_c_file_name={name}.c")])
            .args([format!("--stub_file_name={name}.stub.c"), format!("--module_id_file_name={name}.id")])
            .current_dir(&self.folder)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .env_remove("CUDAFEXX_CACHE");
        if images {
            command.env("CUDAFEXX_CACHE", self.images());
        }
        command
    }

    fn end(&self, name: &str, child: Child) -> Result {
        let output = child.wait_with_output().expect("the program ends");
        let taken = |ending: &str| {
            let path = self.folder.join(format!("{name}.{ending}"));
            let text = fs::read_to_string(&path).ok();
            let _ = fs::remove_file(path);
            text
        };
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        Result { status: output.status.code(), messages, host_file: taken("c"), id: taken("id") }
    }

    fn run(&self, name: &str, text: &str, images: bool) -> Result {
        let child = self.start(name, text, images);
        self.end(name, child)
    }
}

/// Makes a file old, and says whether it is used by what runs then.
fn is_used(file: &Path, run: impl FnOnce()) -> bool {
    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
    let opened = fs::File::options().write(true).open(file).expect("the file is there");
    opened.set_modified(old).expect("a time can be set");
    run();
    fs::metadata(file).is_ok_and(|found| found.mtime() != 1_000_000)
}

#[test]
fn the_second_unit_goes_on_from_the_image_and_gives_the_same() {
    let place = Place::new("second");
    let (one, two) = (unit("one.cu", OWN), unit("dir/another.cu", &OWN.replace("own", "mine")));
    let cold = [place.run("one", &one, false), place.run("another", &two, false)];
    assert_eq!(cold[0].status, Some(0), "{}", cold[0].messages);
    assert_eq!(place.run("one", &one, true), cold[0], "the first run makes the image");
    let image = place.image();
    let used = is_used(&image, || assert_eq!(place.run("another", &two, true), cold[1]));
    assert!(used, "the image is used for another unit");
    assert!(is_used(&image, || assert_eq!(place.run("one", &one, true), cold[0])));
    assert_eq!(place.files("image").len(), 1, "one image does for both");
}

#[test]
fn units_that_begin_or_are_translated_otherwise_do_not_use_the_image() {
    let place = Place::new("otherwise");
    let text = unit("one.cu", OWN);
    place.run("one", &text, true);
    let image = place.image();
    let other = text.replace("x * 7", "x * 8");
    let cold = place.run("other", &other, false);
    assert!(!is_used(&image, || assert_eq!(place.run("other", &other, true), cold)));
    let with_flag = |images: bool| {
        let mut command = place.command("flag", &text, images);
        place.end("flag", command.args(["--extended-lambda", "flag.ii"]).spawn().expect("it can be run"))
    };
    let cold = with_flag(false);
    assert_eq!(cold.status, Some(0), "{}", cold.messages);
    assert!(!is_used(&image, || assert_eq!(with_flag(true), cold)));
}

#[test]
fn an_image_of_a_part_makes_room_for_one_of_more() {
    let place = Place::new("more");
    place.run("one", &unit("the_first.cu", OWN), true);
    assert_eq!(place.files("image").len(), 1);
    let more: String = (0..12000).map(|n| format!("struct More{n} {{ int a, b[{n} + 1]; }};\n")).collect();
    let text = format!("{}# 1 \"b.h\" 1\n{more}# 3 \"two.cu\" 2\nint own_of_two;\n", unit("two.cu", ""));
    let cold = place.run("two", &text, false);
    assert_eq!(cold.status, Some(0), "{}", cold.messages);
    assert_eq!(place.run("two", &text, true), cold);
    assert_eq!(place.files("image").len(), 1, "what was seen once is not worth an image");
    for _ in 0..3 {
        assert_eq!(place.run("two", &text, true), cold);
    }
    let images = place.files("image");
    assert_eq!(images.len(), 2, "the runs that went on from the first image have led to a second");
    let longer = images.iter().max_by_key(|image| fs::metadata(image).map_or(0, |found| found.len()));
    let longer = longer.expect("there is one");
    assert!(is_used(longer, || assert_eq!(place.run("two", &text, true), cold)));
    // The unit that made it went on from an image with another name in it.
    let third = text.replace("two", "dir/third").replace("own_of_dir/third", "own_of_third");
    let cold = place.run("third", &third, false);
    assert_eq!(cold.status, Some(0), "{}", cold.messages);
    assert!(is_used(longer, || assert_eq!(place.run("third", &third, true), cold)));
    let message = third.replace("own_of_third", "own_of_third[sizeof(More7) - sizeof(More8)]");
    let cold = place.run("third", &message, false);
    assert_eq!(cold.status, Some(2), "{}", cold.messages);
    assert!(is_used(longer, || assert_eq!(place.run("third", &message, true), cold)));
}

#[test]
fn messages_about_the_rest_are_the_same() {
    let place = Place::new("messages");
    let good = unit("good.cu", OWN);
    place.run("good", &good, true);
    let image = place.image();
    for own in [
        "int f() { return n3::S3<int>{}.nothing; }\nint g(",
        "#pragma unknown_one\nint g() { int unused; return undeclared; }\n#pragma nv_diag_suppress 177\n",
        "static int never() { return 1; }\nint h() { return sizeof(n5::S5<void>); }\n",
        "}\n",
        "int last;\n",
    ] {
        let text = unit("bad.cu", own);
        let cold = place.run("bad", &text, false);
        assert!(is_used(&image, || assert_eq!(place.run("bad", &text, true), cold)), "{own}");
    }
}

#[test]
fn headers_that_end_in_the_midst_of_something_make_no_image() {
    for (number, open) in
        ["extern \"C\" {\nint x;\n", "struct Open { int x; }\n", "int f()\n", "#pragma unroll\n"]
            .into_iter()
            .enumerate()
    {
        let place = Place::new(&format!("midst{number}"));
        let close = ["}\n", ";\n", "{ return 1; }\n", "int y;\n"][number];
        let text = format!("# 0 \"m.cu\"\n{}# 2 \"m.cu\" 2\n{close}{OWN}", headers(CLASSES, open));
        let cold = place.run("m", &text, false);
        assert_eq!(place.run("m", &text, true), cold);
        assert_eq!(place.run("m", &text, true), cold);
        assert!(place.files("image").is_empty(), "{open}");
    }
}

#[test]
fn a_beginning_that_two_units_share_gets_an_image() {
    let place = Place::new("shared");
    let text = |name: &str, more: &str| {
        let start = unit(name, "");
        format!(
            "{start}# 1 \"{more}.h\" 1\nint {more};\n# 3 \"{name}\" 2\nint own_{more}() {{ return {more}; }}\n"
        )
    };
    let units: Vec<String> = ["a", "b", "c"].map(|more| text(&format!("{more}.cu"), more)).into();
    let cold: Vec<Result> = units.iter().map(|unit| place.run("u", unit, false)).collect();
    // What follows the headers is short: the image of the first unit's longest beginning does for no other.
    for (unit, cold) in units.iter().zip(&cold) {
        assert_eq!(place.run("u", unit, true), *cold);
    }
    assert!(!place.files("image").is_empty() && place.files("image").len() <= 2);
    let images = place.files("image");
    let used =
        images.iter().any(|image| is_used(image, || assert_eq!(place.run("u", &units[2], true), cold[2])));
    assert!(used);
}

#[test]
fn units_that_begin_each_in_its_own_way_make_few_images() {
    let place = Place::new("alone");
    for number in 0..6 {
        let text = unit_of(FEW_CLASSES, "u.cu", OWN).replace("x * ", &format!("x * {number} + "));
        let cold = place.run("u", &text, false);
        assert_eq!(place.run("u", &text, true), cold);
    }
    assert_eq!(place.files("image").len(), 2, "the first and the fifth");
}

#[test]
fn damaged_images_are_never_used() {
    let place = Place::new("damaged");
    let text = unit_of(FEW_CLASSES, "one.cu", OWN);
    let cold = place.run("one", &text, false);
    place.run("one", &text, true);
    let image = place.image();
    let whole = fs::read(&image).expect("the image can be read");
    let count = std::env::var("DAMAGES").ok().and_then(|count| count.parse().ok()).unwrap_or(100);
    let mut random = Random::new(1);
    for number in 0..count {
        let mut bytes = whole.clone();
        match number % 5 {
            0 => bytes.truncate(random.below(whole.len())),
            1 => bytes.extend([0; 4096]),
            // The page that says what the file is, and any other.
            2 => bytes[random.below(4096)] ^= 1 << random.below(8),
            3 => bytes[random.below(whole.len())] ^= 1 << random.below(8),
            _ => {
                let (from, to) = (random.below(whole.len() / 4096), random.below(whole.len() / 4096));
                bytes.copy_within(from * 4096..from * 4096 + 4096, to * 4096);
                if bytes == whole {
                    continue;
                }
            }
        }
        // Making another one takes most of the time: that is let be, but for some of them.
        let mark = image.with_extension("none");
        match number % 16 {
            0 => drop(fs::remove_file(&mark)),
            _ => fs::write(&mark, "").expect("the mark can be written"),
        }
        fs::write(&image, &bytes).expect("the image can be written");
        assert_eq!(place.run("one", &text, true), cold, "damage {number}");
        // It is gone, and made anew or not: what is there now is whole.
        if let Ok(now) = fs::read(&image) {
            assert!(now != bytes, "damage {number} stays");
        }
    }
}

#[test]
fn many_processes_use_one_folder_at_once() {
    let place = Place::new("many");
    let texts: Vec<String> =
        (0..8).map(|n| unit(&format!("u{n}.cu"), &OWN.replace("own", &format!("own{n}")))).collect();
    let cold: Vec<Result> = (0..8).map(|n| place.run(&format!("u{n}"), &texts[n], false)).collect();
    for round in 0..3 {
        let children: Vec<Child> = (0..8).map(|n| place.start(&format!("u{n}"), &texts[n], true)).collect();
        for (n, child) in children.into_iter().enumerate() {
            assert_eq!(place.end(&format!("u{n}"), child), cold[n], "round {round}");
        }
    }
    assert!(!place.files("image").is_empty() && place.files("part").is_empty());
}

#[test]
fn a_folder_that_others_can_write_to_is_not_used() {
    let place = Place::new("open");
    fs::create_dir_all(place.images()).expect("a folder can be made");
    fs::set_permissions(place.images(), fs::Permissions::from_mode(0o777)).expect("a mode can be set");
    let text = unit("one.cu", OWN);
    let cold = place.run("one", &text, false);
    assert_eq!(place.run("one", &text, true), cold);
    assert_eq!(entries(&place.images()).len(), 0);
}

#[test]
fn an_image_that_cannot_be_written_changes_nothing() {
    let place = Place::new("full");
    let text = unit("one.cu", OWN);
    let cold = place.run("one", &text, false);
    // The host file fits, an image does not.
    let command = place.command("one", &text, true);
    let shell = Command::new("sh")
        .args(["-c", "ulimit -f 2000; exec \"$0\" \"$@\""])
        .arg(command.get_program())
        .args(command.get_args())
        .arg("one.ii")
        .current_dir(&place.folder)
        .env("CUDAFEXX_CACHE", place.images())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the shell can be run");
    assert_eq!(place.end("one", shell), cold);
    assert!(place.files("image").is_empty());
    // What a killed writer leaves is not used, and stops nobody for good.
    for part in place.files("part") {
        fs::remove_file(part).expect("it can be removed");
    }
    let notes = place.files("seen").into_iter();
    let mut notes = notes.filter(|path| path.to_string_lossy().contains('-'));
    let name = notes.next().expect("it was noted how the unit begins").with_extension("part");
    fs::write(&name, "half an image").expect("it can be written");
    assert_eq!(place.run("one", &text, true), cold);
    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
    let opened = fs::File::options().write(true).open(&name).expect("it is there");
    opened.set_modified(old).expect("a time can be set");
    for ending in ["none", "seen"] {
        place.files(ending).iter().for_each(|file| fs::remove_file(file).expect("it can be removed"));
    }
    assert_eq!(place.run("one", &text, true), cold);
    assert_eq!(place.files("image").len(), 1);
    assert_eq!(place.run("one", &text, true), cold);
}
