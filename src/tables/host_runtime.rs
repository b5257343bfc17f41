//! What the host file has for the CUDA runtime and the host compiler, generated from `tables/host_runtime.toml`.

include!(concat!(env!("OUT_DIR"), "/host_runtime.rs"));
