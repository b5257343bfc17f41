//! The special members that classes have without declaring them, which displays of the intermediate language show.

use crate::compilation::Compilation;
use crate::il::*;

/// Finds the implicit special members of all complete classes, those of members and bases before their owners'.
pub fn declare_special_members(c: &mut Compilation) {
    let complete = |id: &ClassId| {
        let class = &c.il[*id];
        class.state == Completeness::Complete
            && !class.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR)
            && class.template.is_none()
    };
    let complete: Vec<ClassId> = c.il.entities.classes.ids().filter(complete).collect();
    let mut done = vec![false; c.il.entities.classes.ids().count()];
    for class in complete {
        c.complete_implicit_members(class, &mut done, 0);
    }
}
