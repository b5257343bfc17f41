//! The implicit special members of a class as they are once all of the unit is known (`[special]`): which are
//! declared, deleted, trivial or constexpr.

use super::part_facts::Fact;
use super::special::Special;
use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;

impl Compilation {
    /// Settles the special members of a class; `done` has an element for each class.
    pub fn complete_implicit_members(&mut self, class: ClassId, done: &mut [bool], depth: u32) {
        let seen = done.get_mut(class.index()).map(|seen| std::mem::replace(seen, true));
        if seen != Some(false)
            || depth > limits::IMPLICIT_MEMBER_CLASS_NESTING
            || self.il[class].state != Completeness::Complete
        {
            return;
        }
        for part in self.part_types(class) {
            if let Some(part) = self.class_of(self.innermost_element(part)) {
                self.complete_implicit_members(part, done, depth + 1);
            }
        }
        self.declare_implicit_members(class);
        if self.il[class].lambda(&self.il).is_some() {
            self.settle_closure(class);
            return;
        }
        let lazy = self.has_lazy_constructors(class);
        self.il[class].flags.set(ClassFlags::LAZY, lazy);
        let mut implicit = Vec::new();
        if self.il[class].name.is_some() && !self.il[class].named_for_linkage {
            self.settle_constructors(class, lazy, &mut implicit);
            self.settle_destructor(class, &mut implicit);
        }
        for which in [Special::CopyAssign, Special::MoveAssign] {
            let declared = self.implicit_of(class, which);
            self.settle(class, which, declared, &mut implicit);
        }
        class.extras_mut(&mut self.il).implicit = implicit;
        self.mark_declared_members(class);
        self.number_virtual_functions(class);
    }

    /// Gives the virtual functions of a class slots in its table: those of the primary base keep theirs, a
    /// destructor has two.
    fn number_virtual_functions(&mut self, class: ClassId) {
        let primary = self.primary_base(class);
        let mut table = primary.map_or_else(Vec::new, |base| self.il[base].virtual_table(&self.il).to_vec());
        let entry = &self.il[class];
        let members = entry.members.declared.iter().filter_map(|member| match member {
            Entity::Function { id } => Some(*id),
            _ => None,
        });
        let implicit = entry.implicit(&self.il).iter().copied();
        for id in members.chain(implicit) {
            let function = &self.il[id];
            if !function.flags.contains(FunctionFlags::VIRTUAL) || function.template.is_some() {
                continue;
            }
            let mut found = false;
            for slot in &mut table {
                let base = self.il[*slot].class.filter(|base| *base != class);
                if base.is_some_and(|base| self.virtual_of_base(base, id) == Some(*slot)) {
                    *slot = id;
                    found = true;
                }
            }
            if !found {
                let count = if function.name == EntityName::Destructor { 2 } else { 1 };
                table.extend(std::iter::repeat_n(id, count));
            }
        }
        class.extras_mut(&mut self.il).virtual_table = table;
    }

    /// The special members of a closure type, in their own order (`[expr.prim.lambda.closure]`).
    fn settle_closure(&mut self, class: ClassId) {
        let mut implicit = Vec::new();
        for which in [Special::Default, Special::CopyAssign, Special::Move, Special::Copy] {
            let declared = self.implicit_of(class, which);
            self.settle(class, which, declared, &mut implicit);
        }
        for id in &implicit {
            if self.il[*id].params(&self.il).is_empty() {
                self.il[*id].flags.remove(FunctionFlags::TRIVIAL);
            }
        }
        class.extras_mut(&mut self.il).implicit = implicit;
    }

    /// Whether no constructor of a class is declared and none of them needs code: they are made in any case then,
    /// in the order in which they are asked for.
    fn has_lazy_constructors(&self, class: ClassId) -> bool {
        let entry = &self.il[class];
        let declared = ClassFlags::USER_CTOR
            | ClassFlags::INHERITED_CTOR
            | ClassFlags::USER_COPY_CTOR
            | ClassFlags::USER_MOVE_CTOR;
        if entry.flags.intersects(declared | ClassFlags::POLYMORPHIC) || self.has_virtual_bases(class) {
            return false;
        }
        entry.members.fields.iter().all(|f| !self.il[*f].has_init && !self.is_reference(self.il[*f].ty))
            && self.part_types(class).into_iter().all(|ty| {
                self.class_of(self.innermost_element(ty)).is_none_or(|part| {
                    let part = &self.il[part];
                    part.flags.intersects(ClassFlags::LAZY | ClassFlags::ANONYMOUS)
                })
            })
    }

    /// The implicit special member of a class that was declared for overload resolution.
    fn implicit_of(&mut self, class: ClassId, which: Special) -> Option<FunctionId> {
        let found = self.special_member_itself(class, which)?;
        self.il[found].flags.contains(FunctionFlags::IMPLICIT).then_some(found)
    }

    fn settle_constructors(&mut self, class: ClassId, lazy: bool, implicit: &mut Vec<FunctionId>) {
        if lazy {
            let ty = self.il[class].ty;
            let moves = match self.special_member_itself(class, Special::Move) {
                Some(moves) => moves,
                None => {
                    let param = self.rvalue_reference(ty);
                    self.implicit_constructor(class, Some(param))
                }
            };
            let others =
                [Special::Copy, Special::Default].map(|which| self.special_member_itself(class, which));
            for id in std::iter::once(moves).chain(others.into_iter().flatten()) {
                self.il[id].pos = crate::source::Pos::NONE;
                self.il[id].flags |= FunctionFlags::TRIVIAL;
                implicit.push(id);
            }
            return;
        }
        let default = self.implicit_of(class, Special::Default);
        let default = default.filter(|_| {
            let deleted = !self.parts_usable(class, Special::Default, 0);
            !self.needs_no_code(class, Special::Default, 0) || deleted && !self.has_reference_member(class)
        });
        self.settle(class, Special::Default, default, implicit);
        for which in [Special::Move, Special::Copy] {
            let declared = self.implicit_of(class, which);
            self.settle(class, which, declared, implicit);
        }
    }

    fn has_reference_member(&self, class: ClassId) -> bool {
        self.il[class].members.fields.iter().any(|f| self.is_reference(self.il[*f].ty))
    }

    /// A destructor is declared where it does something or cannot be called.
    fn settle_destructor(&mut self, class: ClassId, implicit: &mut Vec<FunctionId>) {
        let declared = self.il[class].special.destructor;
        if declared.is_some_and(|id| !self.il[id].flags.contains(FunctionFlags::IMPLICIT))
            || declared.is_none() && self.needs_no_code(class, Special::Destructor, 0)
        {
            return;
        }
        let id = declared.unwrap_or_else(|| {
            let void = self.common.void;
            self.implicit_member(class, EntityName::Destructor, void, &[])
        });
        let usable = self.parts_usable(class, Special::Destructor, 0);
        let virtual_ = self.il[class].bases.iter().any(|base| {
            let base = self.class_of(base.ty).and_then(|base| self.il[base].special.destructor);
            base.is_some_and(|base| self.il[base].flags.contains(FunctionFlags::VIRTUAL))
        });
        let flags = &mut self.il[id].flags;
        flags.remove(FunctionFlags::CONSTEXPR);
        flags.set(FunctionFlags::DELETED, !usable);
        flags.set(FunctionFlags::VIRTUAL, virtual_);
        self.il[class].special.destructor = Some(id);
        implicit.push(id);
    }

    /// Adds an implicit member with what is known of it; a move that would be deleted is not declared.
    fn settle(
        &mut self,
        class: ClassId,
        which: Special,
        declared: Option<FunctionId>,
        implicit: &mut Vec<FunctionId>,
    ) {
        let Some(id) = declared else { return };
        let usable = self.parts_usable(class, which, 0);
        let moves = matches!(which, Special::Move | Special::MoveAssign);
        if moves && !usable {
            return;
        }
        let trivial = self.needs_no_code(class, which, 0);
        let constant = self.is_constexpr_member(class, which, 0);
        let flags = &mut self.il[id].flags;
        flags.set(FunctionFlags::TRIVIAL, trivial);
        flags.set(FunctionFlags::CONSTEXPR, constant);
        if !usable {
            flags.insert(FunctionFlags::DELETED);
        }
        implicit.push(id);
    }

    /// Special members that the unit declares may be trivial or constexpr too.
    fn mark_declared_members(&mut self, class: ClassId) {
        for which in Special::ALL {
            let Some(id) = self.special_member_itself(class, which) else { continue };
            let flags = self.il[id].flags;
            if flags.contains(FunctionFlags::IMPLICIT)
                || !flags.intersects(FunctionFlags::DEFAULTED_FIRST | FunctionFlags::DELETED)
            {
                continue;
            }
            let trivial = self.needs_no_code(class, which, 0);
            let constant = which != Special::Destructor && self.is_constexpr_member(class, which, 0);
            self.il[id].flags.set(FunctionFlags::TRIVIAL, trivial);
            if constant {
                self.il[id].flags.insert(FunctionFlags::CONSTEXPR);
            }
        }
    }

    /// Whether a special member copies bytes or does nothing, deleted or not.
    /// Whether the default constructor of a class is trivial and no other one is declared.
    pub(in crate::sema) fn has_plain_construction(&mut self, class: ClassId) -> bool {
        !self.declares_constructors(class) && self.needs_no_code(class, Special::Default, 0)
    }

    fn needs_no_code(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        depth <= limits::IMPLICIT_MEMBER_CLASS_NESTING
            && self.part_fact(Fact::NoCode, class, which, |c| c.class_needs_no_code(class, which, depth))
    }

    fn class_needs_no_code(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        let found = self.special_member(class, which);
        if let Some(found) = found
            && (self.is_user_provided(found) || self.il[found].flags.contains(FunctionFlags::VIRTUAL))
        {
            return false;
        }
        if which == Special::Default && found.is_none() {
            return false;
        }
        if which != Special::Destructor
            && (self.il[class].flags.contains(ClassFlags::POLYMORPHIC) || self.has_virtual_bases(class))
        {
            return false;
        }
        for field in self.il[class].members.fields.clone() {
            let (ty, has_init) = (self.il[field].ty, self.il[field].has_init);
            let fixed = self.is_reference(ty) || self.qualifiers(ty).contains(Qualifiers::CONST);
            if which == Special::Default && has_init || which.is_assignment() && fixed {
                return false;
            }
        }
        self.part_types(class).into_iter().all(|ty| {
            let part = self.class_of(self.innermost_element(ty));
            part.is_none_or(|part| self.needs_no_code(part, which, depth + 1))
        })
    }

    /// Whether an implicit special member can be used in constant expressions.
    pub(super) fn is_constexpr_member(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        depth <= limits::IMPLICIT_MEMBER_CLASS_NESTING
            && self
                .part_fact(Fact::Constexpr, class, which, |c| c.class_constexpr_member(class, which, depth))
    }

    fn class_constexpr_member(&mut self, class: ClassId, which: Special, depth: u32) -> bool {
        let found = self.special_member(class, which);
        if let Some(found) = found
            && self.is_user_provided(found)
        {
            return self.il[found].flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL);
        }
        let default = which == Special::Default;
        if found.is_none() || !which.is_assignment() && self.has_virtual_bases(class) {
            return false;
        }
        for field in self.il[class].members.fields.clone() {
            let (ty, has_init) = (self.il[field].ty, self.il[field].has_init);
            let part = self.class_of(self.innermost_element(ty));
            if default && part.is_none() && !has_init && self.dialect.standard < 20 {
                return false;
            }
        }
        self.parts_made_by(class, which).into_iter().all(|ty| {
            let part = self.class_of(self.innermost_element(ty));
            part.is_none_or(|part| self.is_constexpr_member(part, which, depth + 1))
        })
    }
}
