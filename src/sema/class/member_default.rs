//! Default member initializers of instances of class templates: they are made where an implicit default constructor is
//! generated that uses them (`[class.base.init]`, `[temp.inst]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::initializer::narrowing::Narrowing;
use crate::sema::instantiation::context::Instantiated;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// What stands at `pos` makes an object of a class by its implicit or defaulted default constructor. What is wrong with
    /// the initializers that members have for it is an error, which is reported once.
    pub(in crate::sema) fn examine_generated_default(&mut self, class: ClassId, pos: Pos) {
        let tried = self.instantiation.sfinae.is_some() || self.reports.quiet > 0 || self.is_silent();
        if tried || !self.dialect.cxx || self.refuses_own_default(class, pos) {
            return;
        }
        if self.context.unevaluated || self.context.template_depth > 0 {
            return;
        }
        self.examine_default_members(class, pos, 0);
    }

    /// The initializer of a member makes no object of the member's class by the constructor that is generated: that is made
    /// of this initializer (`[class.mem.general]`). True if one does.
    fn refuses_own_default(&mut self, class: ClassId, pos: Pos) -> bool {
        let own = self.classes.initialized_member_of == Some(class) && !self.is_dependent_class(class);
        let generated = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED;
        let uses =
            own && self.default_constructor(class).is_some_and(|f| self.il[f].flags.intersects(generated));
        if uses && self.reports_here() {
            let shown = self.shown_type(self.il[class].ty);
            self.report_in_context(pos, messages::generated_default_used_in_own_initializer(shown));
        }
        uses
    }

    fn examine_default_members(&mut self, class: ClassId, pos: Pos, depth: u32) {
        let Some(constructor) = self.default_constructor(class) else { return };
        let (implicit, c) = (self.il[constructor].flags, &self.il[class]);
        let nested = depth > limits::DEFAULT_MEMBER_CLASS_NESTING || self.is_nested_too_deeply();
        if nested
            || !implicit.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            || implicit.contains(FunctionFlags::DELETED)
            || c.tag == Tag::Union
            || c.state != Completeness::Complete
            || c.flags.intersects(ClassFlags::ERROR | ClassFlags::UNKNOWN_ARGUMENT)
            || self.is_dependent_class(class)
            || !self.classes.generated.insert(class)
        {
            return;
        }
        let made = self.il[class].instance.is_some() || self.enclosing_instance(class).is_some();
        let generated = depth == 0 && implicit.contains(FunctionFlags::IMPLICIT);
        if made {
            self.begin_instantiation_at(Instantiated::Class(class), pos);
        }
        if generated {
            self.begin_instantiation_at(Instantiated::Generation(constructor), pos);
        }
        let c = &self.il[class];
        let (bases, fields) = (c.bases.clone(), c.members.fields.clone());
        for base in &bases {
            self.examine_part(base.ty, pos, depth);
        }
        for field in fields {
            let f = &self.il[field];
            match f.has_init {
                true if made => self.examine_default_initializer(class, field),
                true => {}
                false => self.examine_part(f.ty, pos, depth),
            }
        }
        // The class was instantiated before: nothing of that is measured again.
        for _ in 0..u32::from(made) + u32::from(generated) {
            self.instantiation.open.pop();
        }
    }

    /// A list without designators initializes an aggregate: the members that it leaves have their own initializers.
    pub(in crate::sema) fn examine_left_members(&mut self, class: ClassId, values: &[ExprId]) {
        let c = &self.il[class];
        let fields = &c.members.fields;
        let left = fields.len().saturating_sub(values.len().saturating_sub(c.bases.len()));
        let made = c.instance.is_some() || self.enclosing_instance(class).is_some();
        if !made || left == 0 || !fields.iter().any(|f| self.il[*f].has_init) {
            return;
        }
        let tried = self.instantiation.sfinae.is_some() || self.reports.quiet > 0 || self.is_silent();
        let plain = |e: &ExprId| {
            !matches!(self.il[*e].kind, ExprKind::Designated { .. } | ExprKind::Expansion { .. })
        };
        if tried
            || !self.dialect.cxx
            || self.context.template_depth > 0
            || !values.iter().all(plain)
            || self.is_dependent_class(class)
            || c.flags.intersects(ClassFlags::ERROR | ClassFlags::UNKNOWN_ARGUMENT)
            || !self.classes.generated.insert(class)
        {
            return;
        }
        let fields: Vec<FieldId> = self.il[class].members.fields.clone();
        let pos = self.tokens.pos(self.reports.diags.token as usize);
        self.begin_instantiation_at(Instantiated::Class(class), pos);
        for field in fields.iter().skip(fields.len() - left) {
            if self.il[*field].has_init {
                self.examine_default_initializer(class, *field);
            }
        }
        self.instantiation.open.pop();
    }

    fn examine_part(&mut self, ty: TypeId, pos: Pos, depth: u32) {
        if let Some(part) = self.class_of(self.innermost_element(ty)) {
            self.examine_default_members(part, pos, depth + 1);
        }
    }

    /// Makes the initializer of a member from that of the template's member, unless nothing in that depends on parameters.
    fn examine_default_initializer(&mut self, class: ClassId, field: FieldId) {
        let mut pattern = field;
        while let Some(Entity::Field { id }) = self.instances.made_from.get(&Entity::Field { id: pattern }) {
            pattern = *id;
        }
        let (ty, p) = (self.il[field].ty, &self.il[pattern]);
        let Some(init) = p.init.filter(|_| pattern != field) else { return };
        let open = self.is_dependent(p.ty) || self.il[init].flags.intersects(DEPENDENT);
        // That of a pointer was told of in the template.
        let told = self.is_pointer(p.ty) && self.is_floating(self.il[init].ty);
        if !open || told || self.is_dependent(ty) || self.is_unknown(ty) {
            return;
        }
        let env = self.environment_of_class(class);
        self.across(boundary::InstanceInitializer(class), |c| {
            c.context.this_type = Some(c.il[class].ty);
            c.across(boundary::Retold, |c| {
                let init =
                    c.across(boundary::InitializedMember(Some(class)), |c| c.substitute_expr(init, &env));
                let known = DEPENDENT | ExprFlags::UNKNOWN;
                if c.il[init].flags.intersects(known) {
                    return;
                }
                c.across(boundary::Narrowing(Narrowing::Warned), |c| match c.il[init].kind {
                    ExprKind::InitList { .. } => c.convert_list(init, ty),
                    _ => c.convert_initializer(init, ty),
                });
            });
        });
    }
}
