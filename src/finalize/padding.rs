//! Layouts that printing needs: of classes whose padding the host compiler is told about.

use crate::compilation::Compilation;
use crate::il::*;

/// Lays out the classes that have members of classes built into the device compiler.
pub fn lay_out_padded_classes(c: &mut Compilation) {
    let padded: Vec<ClassId> =
        c.il.entities
            .classes
            .ids()
            .filter(|id| {
                let class = &c.il[*id];
                class.state == Completeness::Complete
                    && !class.flags.contains(ClassFlags::DEPENDENT)
                    && class.members.fields.iter().any(|field| c.is_device_builtin_class(c.il[*field].ty))
            })
            .collect();
    for class in padded {
        c.layout_of(class);
    }
}

/// Lays out all classes that are complete, for displays of the intermediate language.
pub fn lay_out_classes(c: &mut Compilation) {
    let complete = |id: &ClassId| {
        let class = &c.il[*id];
        class.state == Completeness::Complete && !class.flags.contains(ClassFlags::DEPENDENT)
    };
    let complete: Vec<ClassId> = c.il.entities.classes.ids().filter(complete).collect();
    for class in complete {
        c.layout_of(class);
    }
}

impl Compilation {
    /// Whether a member of this type may make the class a padded one: enumerations may be built in too.
    fn is_device_builtin_class(&self, ty: TypeId) -> bool {
        match self.class_of(ty) {
            Some(class) => self.il[class].flags.contains(ClassFlags::DEVICE_BUILTIN),
            None => matches!(self.canonical_kind(ty), TypeKind::Enum { .. }),
        }
    }
}
