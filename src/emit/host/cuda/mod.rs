//! What becomes of functions, variables and classes of the device in the host file.
//!
//! A function of the device keeps its declaration and gets a body that never runs; its own body is hidden from
//! the host compiler. A kernel is only declared: the stub file defines it. Variables of the device become host
//! variables of which only the address is used.

mod extended_lambda;
mod kernel_template;
mod lambda_preamble;
pub(super) mod reference_arrays;

use super::change;
use super::declaration::declarator::Shape;
use super::declaration::parameter::ParameterStyle;
use super::statement::BodyEnd;
use super::{Place, Printer};
use crate::il::*;
use crate::names::known;
use crate::source::Pos;
use crate::tables::host_runtime;
use crate::tables::spelled;

impl<'a> Printer<'a> {
    /// Prints a declaration with what must stand around it: classes built into the device compiler are hidden,
    /// static functions of the device may be unused.
    pub(super) fn guarded(
        &mut self,
        group: Option<GroupId>,
        mut place: Place,
        print: impl FnOnce(&mut Self, Place),
    ) {
        let Some(group) = group else { return print(self, place) };
        if place.class.is_none() && !place.local && self.is_hidden_tag(group) {
            let il = self.il;
            let pos = match (il[il[group].declarators].first(), il[group].definition(il)) {
                (Some(declarator), _) => il[*declarator].pos,
                (None, Some(definition)) => il[definition].pos,
                (None, None) => il[group].specifiers.pos,
            };
            if let Some(Entity::Enum { id }) =
                il[group].definition(il).map(|definition| il[definition].entity)
                && il[group].declarators.is_empty()
            {
                self.memory.hidden_enums.add(id);
            }
            if self.around.templates == 0 && !self.is_templated(group) {
                self.w.at(pos);
                let bodiless = il[group].definition(il).is_none_or(|definition| !il[definition].body);
                place.positioned = bodiless || !il[group].declarators.is_empty();
            }
            if self.options.extended_lambda && self.marks_lambda_preamble(group) {
                self.w.drop_position();
                self.w.own_line(pos, host_runtime::LAMBDA_PREAMBLE_START.as_bytes());
                self.lambda_preamble();
                self.w.forget_file();
                self.w.raw(host_runtime::HIDDEN_START);
            } else {
                self.w.raw_lines(host_runtime::HIDDEN_START);
            }
            print(self, place);
            self.end_hidden();
        } else if self.may_be_unused(group) && self.options.has_pragmas(host_runtime::DIAGNOSTIC_PUSH) {
            self.w.uncounted_lines(&[host_runtime::PUSH, host_runtime::IGNORE_FUNCTIONS]);
            print(self, place);
            self.w.uncounted_lines(&[host_runtime::POP]);
        } else {
            print(self, place);
        }
    }

    /// Whether a group declares the class before which the types stand that extended lambdas are wrapped in.
    fn marks_lambda_preamble(&self, group: GroupId) -> bool {
        let il = self.il;
        let name = match il[group].definition(il).map(|definition| il[definition].entity) {
            Some(Entity::Class { id }) => il[id].name,
            Some(Entity::Enum { id }) => il[id].name,
            _ => None,
        };
        name == Some(known::LAMBDA_PREHEADER_INJECTION) && il[group].declarators.is_empty()
    }

    /// Whether what a group declares is a template.
    fn is_templated(&self, group: GroupId) -> bool {
        let il = self.il;
        match il[group].definition(il).map(|definition| il[definition].entity) {
            Some(Entity::Class { id }) => il[id].template.is_some(),
            Some(Entity::Template { .. }) => true,
            _ => false,
        }
    }

    /// Whether a declaration itself says that its class or enumeration is built into the device compiler.
    fn is_hidden_tag(&self, group: GroupId) -> bool {
        let il = self.il;
        let group = &il[group];
        let builtin = |list: List<AttributeId>| il[list].iter().any(|a| il[*a].name == known::DEVICE_BUILTIN);
        match il[group.declarators].first() {
            None => {
                builtin(group.specifiers.attributes)
                    || group.definition(self.il).is_some_and(|definition| builtin(il[definition].attributes))
            }
            Some(declarator) => {
                matches!(il[*declarator].entity, Entity::Typedef { .. })
                    && builtin(group.specifiers.attributes)
            }
        }
    }

    /// Whether a declaration defines a static function of the device, which the host compiler sees no use of.
    fn may_be_unused(&self, group: GroupId) -> bool {
        let il = self.il;
        let group = &il[group];
        let flags = group.specifiers.flags;
        let Some(d) = il[group.declarators].first().map(|d| &il[*d]) else { return false };
        let Some(function) = self.il.function_in(d.entity) else { return false };
        let f = &il[function];
        d.body.is_some()
            && !self.completes_template(d)
            && flags.contains(SpecifierFlags::STATIC)
            && !flags
                .intersects(SpecifierFlags::INLINE | SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL)
            && f.class.is_none()
            && f.space.is_device_only()
            && !f.space.contains(ExecutionSpace::GLOBAL)
            && !f.flags.contains(FunctionFlags::DEVICE_BUILTIN)
            && !self.is_unnamed_scope(f.scope)
    }

    /// Prints something that the host compiler must not see, with the directives around it.
    pub(super) fn hidden_body(&mut self, print: impl FnOnce(&mut Self)) {
        self.w.close_line();
        self.w.raw(host_runtime::HIDDEN_START);
        self.with(change::Hidden(self.around.hidden + 1), |p| print(p));
        self.end_hidden();
    }

    fn end_hidden(&mut self) {
        self.w.close_line();
        self.w.raw(host_runtime::HIDDEN_END);
        self.w.forget_file();
    }

    /// Where the body of a function ends.
    fn body_end_pos(&self, body: &FunctionBody) -> Pos {
        match body.statement.map(|statement| self.il[statement].kind) {
            Some(StmtKind::Compound { end, .. }) => end,
            _ => Pos::NONE,
        }
    }

    /// Prints the stand-in for the body of a function that the host does not run; says whether it is one.
    pub(super) fn device_body(
        &mut self,
        id: DeclarationId,
        body: &'a FunctionBody,
        function: FunctionId,
        end: BodyEnd,
    ) -> bool {
        let il = self.il;
        let f = &il[function];
        if f.space.contains(ExecutionSpace::GLOBAL) {
            self.text(" ;");
            self.hidden_body(|p| p.plain_body(body, function, end));
            return true;
        }
        if !f.space.is_device_only()
            || f.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
        {
            return false;
        }
        if self.options.no_shadow_functions {
            self.text(" ");
            self.hidden_body(|p| p.plain_body(body, function, end));
            self.text("; ");
            return true;
        }
        let object = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        self.text(" ");
        let tried = body.try_handlers(self.il).is_some();
        if !tried {
            self.constructor_initializers(body, function);
        }
        if let Some(statement) = body.statement {
            self.w.at(il[statement].pos);
        }
        self.text(if object { host_runtime::OBJECT_BODY } else { host_runtime::EXITING_BODY });
        self.mention_parameters(id);
        self.w.at(self.body_end_pos(body));
        self.text(if object { host_runtime::OBJECT_BODY_END } else { host_runtime::EXITING_BODY_END });
        self.hidden_body(|p| match body.statement {
            Some(statement) if !tried => p.in_function_body(function, |p| p.compound(statement, end)),
            _ => p.plain_body(body, function, end),
        });
        true
    }

    /// Mentions each named parameter, so that none is unused.
    fn mention_parameters(&mut self, id: DeclarationId) {
        let il = self.il;
        for parameter in &il[il[id].params] {
            let v = &il[*parameter];
            let pack = v.flags.contains(VariableFlags::PACK)
                || matches!(il[v.ty].kind, TypeKind::PackExpansion { .. });
            if let Some(name) = v.name.filter(|_| !pack) {
                self.text(spelled!("(" VOID ")"));
                self.name(name);
                self.text(";");
            }
        }
    }

    /// How the parameters of a declaration are printed, by what becomes of the function.
    pub(super) fn kernel_style(&self, id: DeclarationId) -> ParameterStyle {
        let d = &self.il[id];
        let kernel = self
            .il
            .function_in(d.entity)
            .is_some_and(|function| self.il[function].space.contains(ExecutionSpace::GLOBAL));
        ParameterStyle {
            separated: false,
            name_all: kernel && d.body.is_some(),
            by_reference: self.manner.printing_stub,
            no_defaults: self.manner.printing_stub,
            names_from: None,
            void_list: false,
        }
    }

    /// Whether a kernel's stub takes a parameter by reference that the kernel takes by value.
    pub(super) fn is_passed_by_value(&self, ty: TypeId) -> bool {
        !matches!(
            self.il[ty].kind,
            TypeKind::LvalueReference { .. }
                | TypeKind::RvalueReference { .. }
                | TypeKind::Decayed { .. }
                | TypeKind::Array { .. }
                | TypeKind::Function { .. }
        )
    }

    /// Prints the declarator of a managed variable: the host holds a pointer to it.
    pub(super) fn managed_declarator(&mut self, d: &Declaration, ty: TypeId, shape: Shape, external: bool) {
        self.pointer_declarator(ty, shape, |p| {
            p.w.at(d.pos);
            if let Some(qualifier) = d.qualifier(self.il) {
                p.qualifier(qualifier);
            }
            if let Entity::Variable { id } = d.entity {
                p.variable_identifier(id);
            } else {
                p.entity_name(d.name, None);
            }
            if let Some(args) = d.args(self.il) {
                p.template_args(args);
            }
        });
        if !external {
            self.text(" = 0");
        }
    }

    /// Whether the initializer of a variable of the device is left out.
    pub(super) fn drops_initializer(&self, variable: VariableId, _d: &Declaration, place: Place) -> bool {
        let v = &self.il[variable];
        matches!(v.space, MemorySpace::Device | MemorySpace::Constant)
            && !place.templated
            && !v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::CONSTINIT)
            && !self.il.is_constant_object(v.ty)
    }

    /// Whether a variable is printed with its complete type, as what it would be completed from may be left out.
    pub(super) fn replaces_type(&self, variable: VariableId, place: Place) -> bool {
        let space = self.il[variable].space;
        matches!(space, MemorySpace::Device | MemorySpace::Constant | MemorySpace::Managed)
            && !place.templated
    }
}
