//! Virtual functions and the execution spaces of what overrides them.

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;

/// Where a virtual function runs, as far as overriding is concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Runs {
    Host,
    Device,
    Both,
}

impl Runs {
    fn of(space: ExecutionSpace) -> Self {
        let device = space.contains(ExecutionSpace::DEVICE);
        match (space.contains(ExecutionSpace::HOST), device) {
            (true, true) => Self::Both,
            (false, true) => Self::Device,
            _ => Self::Host,
        }
    }
}

impl Compilation {
    /// A virtual function and the one that it overrides must run in the same places.
    pub fn check_overriding_space(&mut self, overrider: FunctionId, overridden: FunctionId) {
        let (base, own) = (Runs::of(self.il[overridden].space), Runs::of(self.il[overrider].space));
        let implicit = self.il[overrider].flags.contains(FunctionFlags::IMPLICIT);
        if base == own || implicit {
            return;
        }
        let make = match (base, own) {
            (Runs::Host, Runs::Device) => messages::vfunc_incompat_exec_h_d,
            (Runs::Host, _) => messages::vfunc_incompat_exec_h_hd,
            (Runs::Device, Runs::Both) => messages::vfunc_incompat_exec_d_hd,
            (Runs::Device, _) => messages::vfunc_incompat_exec_d_h,
            (Runs::Both, Runs::Host) => messages::vfunc_incompat_exec_hd_h,
            (Runs::Both, _) => messages::vfunc_incompat_exec_hd_d,
        };
        let message = make(self.overriding_text(overridden), self.overriding_text(overrider));
        let pos = self.il[overrider].pos;
        self.report(pos, message);
    }

    fn overriding_text(&self, id: FunctionId) -> EntityText {
        let parameters = !matches!(self.il[id].name, EntityName::Destructor | EntityName::Conversion { .. });
        let name = self.name_in_scope_text(id, parameters);
        EntityText::new(EntityKind::Function, name, Declared::At(self.il[id].pos))
    }
}
