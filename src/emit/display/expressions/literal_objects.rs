//! Whether the value of an object may be known while the program is translated ([basic.types.general]).

use crate::emit::display::build::Build;
use crate::finalize::lifetime;
use crate::il::*;
use crate::tables::limits;

impl Build<'_> {
    /// Whether a type is no class, or one of which constant expressions can have objects.
    pub(super) fn may_be_constant(&self, ty: TypeId) -> bool {
        self.may_be_constant_at(ty, 0)
    }

    fn may_be_constant_at(&self, ty: TypeId, depth: u32) -> bool {
        let il = self.il;
        let Some(class) = il.class_of(lifetime::innermost(il, ty)) else { return true };
        if depth > limits::DISPLAYED_CONSTANT_NESTING {
            return false;
        }
        let c = &il[class];
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let unprovided = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
        let ended = c.special.destructor.is_none_or(|f| il[f].flags.intersects(constant | unprovided));
        let made = || {
            let mut constructors = c.special.constructors.iter().filter_map(|e| il.function_in(*e));
            constructors.any(|f| il[f].flags.intersects(constant) && !self.copies(f, class))
        };
        let unwritten = || {
            let written = |f: FunctionId| !il[f].flags.intersects(unprovided);
            let any = c.special.constructors.iter().any(|e| il.function_in(*e).is_none_or(written));
            !any && (self.is_plain(class) || self.has_all_values(class))
        };
        ended
            && (c.lambda(il).is_some() || made() || unwritten())
            && c.members.fields.iter().all(|field| self.may_be_constant_at(il[*field].ty, depth + 1))
            && c.bases.iter().all(|base| self.may_be_constant_at(base.ty, depth + 1))
    }

    /// Whether a constructor is for the copies of objects.
    fn copies(&self, constructor: FunctionId, class: ClassId) -> bool {
        let il = self.il;
        let first = il[constructor].params(il).first().map(|param| il[il[param.ty].canonical].kind);
        match first {
            Some(TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to }) => {
                il.class_of(to) == Some(class)
            }
            _ => false,
        }
    }

    /// Whether objects of a class have no pointers to tables.
    fn is_plain(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        !c.flags.contains(ClassFlags::POLYMORPHIC) && c.bases.iter().all(|base| !base.virtual_)
    }

    /// Whether the constructor that the compiler makes gives all members values.
    fn has_all_values(&self, class: ClassId) -> bool {
        let il = self.il;
        let c = &il[class];
        let given = |field: FieldId| il[field].has_init || il.class_of(il[field].ty).is_some();
        c.bases.iter().all(|base| !base.virtual_) && c.members.fields.iter().all(|field| given(*field))
    }
}
