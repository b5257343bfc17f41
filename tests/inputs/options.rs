//! The options of runs over inputs that no one has written.

/// What each such run is given besides its own flags.
pub const FLAGS: [&str; 11] = [
    "--static-host-stub",
    "--device-hidden-visibility",
    "--display_error_number",
    "--allow_managed",
    "--m64",
    "--parse_templates",
    "--gen_c_file_name=int.c",
    "--stub_file_name=x.stub.c",
    "--gen_module_id_file",
    "--module_id_file_name=module_id",
    "--error_limit=100",
];
