//! Building expressions: literals, names, operators without overloads, and what is derived from their types.

pub(super) mod access_order;
mod allocation;
pub mod call;
pub(super) mod cast;
pub(in crate::sema) mod construct;
mod deallocation;
pub(super) mod effects;
pub mod lambda;
mod literal;
pub(super) mod local_address;
mod local_member;
pub mod made_object;
pub mod member;
mod named_cast;
mod open_constant;
pub mod operator;
mod reference_cast;
mod selection;
mod size;
pub mod variable_access;

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::{Name, known};
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::declaration::unused::Local;
use crate::sema::lookup::Key;
use crate::sema::syntax::{NameScope, ParsedName};
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

/// Flags that say that an expression is known only at instantiation.
pub const DEPENDENT: ExprFlags = ExprFlags::TYPE_DEPENDENT.union(ExprFlags::VALUE_DEPENDENT);
/// Flags of operands that their operator has too.
pub const INHERITED: ExprFlags =
    ExprFlags::VALUE_DEPENDENT.union(ExprFlags::PACK).union(ExprFlags::UNKNOWN).union(ExprFlags::OPEN_ORIGIN);

impl Compilation {
    /// Adds an expression.
    pub fn expr(
        &mut self,
        kind: ExprKind,
        ty: TypeId,
        category: Category,
        flags: ExprFlags,
        pos: Pos,
    ) -> ExprId {
        self.il.expressions.exprs.add(Expr { kind, ty, pos, category, flags })
    }

    /// Adds a prvalue that depends on nothing.
    pub fn prvalue(&mut self, kind: ExprKind, ty: TypeId, pos: Pos) -> ExprId {
        self.expr(kind, ty, Category::Prvalue, ExprFlags::empty(), pos)
    }

    /// Adds an expression whose type is known only at instantiation.
    pub fn dependent_expr(&mut self, kind: ExprKind, flags: ExprFlags, pos: Pos) -> ExprId {
        let ty = self.common.dependent;
        self.expr(kind, ty, Category::Lvalue, flags | DEPENDENT, pos)
    }

    /// An expression that stands for something that is wrong.
    pub fn unknown_expr(&mut self) -> ExprId {
        let pos = self.tokens.pos(0);
        self.unread_expr(List::EMPTY, pos)
    }

    /// An expression that is not analysed, with its text at a position.
    pub fn unread_expr(&mut self, text: List<KeptWord>, pos: Pos) -> ExprId {
        let ty = self.common.unknown;
        let kind = ExprKind::Unknown { text };
        self.expr(kind, ty, Category::Prvalue, ExprFlags::UNKNOWN, pos)
    }

    /// Flags of a list of operands together.
    pub fn flags_of(&self, list: &[ExprId]) -> ExprFlags {
        list.iter().fold(ExprFlags::empty(), |flags, e| {
            let entry = &self.il[*e];
            // A function template's name with dependent arguments has no type yet (`[temp.dep.expr]`).
            let open = entry.ty == self.common.overload && entry.flags.contains(ExprFlags::VALUE_DEPENDENT);
            flags | entry.flags | if open { ExprFlags::TYPE_DEPENDENT } else { ExprFlags::empty() }
        })
    }

    /// Whether the type of an expression is known only at instantiation.
    pub fn is_type_dependent(&self, e: ExprId) -> bool {
        self.il[e].flags.contains(ExprFlags::TYPE_DEPENDENT)
    }

    /// `true` or `false` (`[lex.bool]`).
    pub fn build_bool(&mut self, value: bool, pos: Pos) -> ExprId {
        let ty = self.common.bool;
        self.prvalue(ExprKind::Bool { value }, ty, pos)
    }

    /// `nullptr` (`[lex.nullptr]`).
    pub fn build_nullptr(&mut self, pos: Pos) -> ExprId {
        let ty = self.common.nullptr;
        self.prvalue(ExprKind::Nullptr, ty, pos)
    }

    /// `__null`, a null pointer constant of the size of a pointer (GNU).
    pub fn build_gnu_null(&mut self, pos: Pos) -> ExprId {
        let ty = self.common.difference;
        self.prvalue(ExprKind::GnuNull, ty, pos)
    }

    /// `this`, written or implied (`[expr.prim.this]`).
    pub fn build_this(&mut self, pos: Pos, implicit: bool) -> ExprId {
        if !implicit {
            self.note_this_capture(pos);
            self.check_this_available(pos);
        }
        let (ty, flags) = match self.context.this_type {
            Some(object) => (self.pointer_to(object), self.dependence_of(object)),
            None => {
                let default = matches!(self.il[self.context.scope].kind, ScopeKind::Prototype)
                    && self.reports_now()
                    && self.context.function.is_none()
                    && !self.scope_is_dependent(self.context.scope);
                let member = matches!(self.il[self.context.scope].kind, ScopeKind::Class { .. })
                    && self.reports_now()
                    && self.context.lambdas.is_empty();
                let nowhere = self.has_no_object() || self.is_outside_functions() || default || member;
                if !implicit && nowhere {
                    self.report(pos, messages::only_used_inside_nonstatic_member());
                }
                let named = |c: &mut Self| c.fall_back(UnknownCause::This, pos);
                let ty = if implicit { self.common.unknown } else { named(self) };
                (ty, ExprFlags::UNKNOWN)
            }
        };
        self.expr(ExprKind::This { implicit }, ty, Category::Prvalue, flags, pos)
    }

    /// Whether this is in no function and no class.
    pub(in crate::sema) fn is_outside_functions(&self) -> bool {
        let scope = self.scope_outside_headers(self.context.scope);
        self.reports_now()
            && self.context.function.is_none()
            && self.context.lambdas.is_empty()
            && matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. })
    }

    /// Whether this is the body of a function without an object: no member, or a static one.
    pub fn has_no_object(&self) -> bool {
        let Some(function) = self.context.function else { return false };
        let f = &self.il[function];
        let body = matches!(
            self.il[self.scope_outside_headers(self.context.scope)].kind,
            ScopeKind::Block | ScopeKind::Function { .. }
        );
        self.reports.quiet == 0
            && self.instantiation.sfinae.is_none()
            && self.instantiation.depth == 0
            && self.context.lambdas.is_empty()
            && self.context.this_type.is_none()
            && body
            && (f.class.is_none() || f.flags.contains(FunctionFlags::STATIC))
            && !f.flags.contains(FunctionFlags::LAMBDA)
    }

    /// Flags of an expression of this type: dependent inside templates even where its members are known.
    pub fn dependence_of(&self, ty: TypeId) -> ExprFlags {
        // The cv-qualifiers of a pointer change nothing.
        let inner = match self.split(ty).kind {
            TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => to,
            _ => ty,
        };
        if self.is_dependent(inner) && self.class_of(inner).is_none() {
            DEPENDENT
        } else {
            ExprFlags::empty()
        }
    }

    /// `__func__` and its relatives: an array with the name of the function around it. In a template it depends on the
    /// arguments, outside of functions its length is not known.
    pub fn build_function_name(&mut self, word: Name, pos: Pos) -> ExprId {
        let dependent = self.context.template_depth > 0;
        let declared = self.names.text(word) == TokenKind::KwPrettyFunction.spelling();
        let function = self.named_function().filter(|_| !dependent);
        let text = function.map(|function| self.function_name_text(function, declared));
        let bound = match &text {
            Some(text) => ArrayBound::Constant { count: (text.len() as u64 + 1).into() },
            None => ArrayBound::Unknown,
        };
        let literal = text.map(|text| self.il.literals.add_narrow(text.as_bytes()));
        let char_type = self.common.char;
        let element = self.qualified(char_type, Qualifiers::CONST);
        let ty = self.make_type(TypeKind::Array { element, bound });
        let flags = if dependent { DEPENDENT } else { ExprFlags::empty() };
        self.expr(ExprKind::FunctionName { word, literal }, ty, Category::Lvalue, flags, pos)
    }

    /// The innermost function around the code being analysed, a closure's operator included.
    fn named_function(&self) -> Option<FunctionId> {
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            match self.il[scope].kind {
                ScopeKind::Function { of: Some(function) } => return Some(function),
                ScopeKind::Class { .. } => return self.context.function,
                _ => at = self.il[scope].parent,
            }
        }
        self.context.function
    }

    /// The name of a value parameter.
    pub fn build_template_param(&mut self, param: TemplateParamId, pos: Pos) -> ExprId {
        let p = self.il[param].clone();
        let kind =
            ExprKind::Name { entity: Entity::TemplateParam { id: param }, qualifier: None, args: None };
        let pack = if p.pack { ExprFlags::PACK } else { ExprFlags::empty() };
        match p.kind {
            TemplateParamKind::NonType { ty, .. } => {
                let placeholder = self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
                if self.is_dependent(ty) || placeholder {
                    return self.dependent_expr(kind, pack, pos);
                }
                let object = self.class_of(ty).is_some();
                let lvalue = object || self.is_reference(ty);
                let category = if lvalue { Category::Lvalue } else { Category::Prvalue };
                let ty = self.without_reference(ty);
                // A template parameter object is constant ([temp.param]).
                let ty = if object { self.qualified(ty, Qualifiers::CONST) } else { ty };
                self.expr(kind, ty, category, ExprFlags::VALUE_DEPENDENT | pack, pos)
            }
            _ => self.dependent_expr(kind, pack, pos),
        }
    }

    /// An id-expression: the entity or the set of functions that a name stands for (`[expr.prim.id]`).
    pub fn build_name(&mut self, name: &ParsedName, called: bool) -> ExprId {
        let (pos, qualifier, args) = (name.pos, name.qualifier, name.args);
        let dependent_args = args.is_some_and(|a| self.il[a].iter().any(|a| self.arg_is_dependent(a)));
        if name.scope == NameScope::Dependent
            || matches!(name.name, EntityName::Conversion { .. }) && name.found.is_empty()
        {
            return self.build_dependent_name(name);
        }
        if let NameScope::Members(scope) = name.scope
            && name.found.is_empty()
        {
            // In a nested class of a template an explicit specialization could declare it.
            let specializable = self
                .class_of_scope(scope)
                .is_some_and(|class| self.is_dependent_class(class) && self.il[class].template.is_none());
            if specializable || self.may_have_more_members(scope) {
                return self.build_dependent_name(name);
            }
            return self.undeclared(name);
        }
        let Some(first) = name.found.first().copied() else { return self.undeclared(name) };
        if self.check_ambiguous_name(name) {
            return self.fall_back_expr(UnknownCause::MemberAmbiguous, pos);
        }
        let overloaded = name.found.len() > 1
            || matches!(first, Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Function { .. }));
        let is_function = matches!(first, Entity::Function { .. }) || overloaded;
        if is_function && !matches!(first, Entity::Variable { .. }) {
            return self.build_overload(name, dependent_args, called);
        }
        match first {
            Entity::Using { id } => self.build_name_brought(name, Some(id)),
            Entity::Template { id } => self.build_template_name(id, qualifier, args, pos),
            Entity::Field { id } => self.build_implicit_member(id, qualifier, pos),
            Entity::Namespace { .. } | Entity::NamespaceAlias { .. } => {
                if self.reports_here() {
                    let at = self.il.places.start_of_name(pos);
                    self.report(at, messages::namespace_name_not_allowed());
                }
                self.fall_back_expr(UnknownCause::NameKind, pos)
            }
            entity => self.build_qualified_entity(entity, qualifier, pos),
        }
    }

    fn build_dependent_name(&mut self, name: &ParsedName) -> ExprId {
        self.build_name_brought(name, None)
    }

    /// The same for one that a using-declaration brings from a dependent base (`[namespace.udecl]`).
    fn build_name_brought(&mut self, name: &ParsedName, brought: Option<UsingId>) -> ExprId {
        let kind = ExprKind::Dependent {
            name: name.name,
            qualifier: name.qualifier,
            args: name.args,
            template_keyword: name.template_keyword,
            brought,
        };
        let mut flags = DEPENDENT;
        if let Some(qualifier) = name.qualifier
            && self.qualifier_flags(qualifier).contains(TypeFlags::PACK)
        {
            flags |= ExprFlags::PACK;
        }
        flags |= self.args_pack_flag(name.args);
        self.dependent_expr(kind, flags, name.pos)
    }

    fn args_pack_flag(&self, args: Option<List<TemplateArg>>) -> ExprFlags {
        let packs = args
            .is_some_and(|args| self.il[args].iter().any(|a| self.arg_flags(a).contains(TypeFlags::PACK)));
        if packs { ExprFlags::PACK } else { ExprFlags::empty() }
    }

    /// A name that nothing declares: a function found by its arguments perhaps, else an error.
    fn undeclared(&mut self, name: &ParsedName) -> ExprId {
        if name.scope == NameScope::Unqualified
            && let Some(identifier) = name.identifier()
            && let Some(id) = self.builtin_function(identifier)
        {
            let kind = ExprKind::Name { entity: Entity::Function { id }, qualifier: None, args: None };
            let ty = self.il[id].ty;
            return self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), name.pos);
        }
        let set = self.il.overload_set(List::EMPTY, name.name);
        let kind = ExprKind::Overload { set, qualifier: name.qualifier, args: name.args };
        let ty = self.common.overload;
        let mut flags = ExprFlags::UNKNOWN | self.args_pack_flag(name.args);
        if name.args.is_some_and(|args| self.il[args].iter().any(|a| self.arg_is_dependent(a))) {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        self.expr(kind, ty, Category::Lvalue, flags, name.pos)
    }

    /// A name that stands for functions or function templates.
    fn build_overload(&mut self, name: &ParsedName, dependent_args: bool, called: bool) -> ExprId {
        if let [entity @ Entity::Function { id }] = name.found[..]
            && name.args.is_none()
            && !self.is_instance_member(entity)
        {
            // What an instance returns is found out by its call.
            let undeduced = self.il[id].flags.contains(FunctionFlags::UNDEDUCED)
                && self.scope_is_dependent(self.context.scope);
            // A callee is looked at with the call.
            // What a name without qualifier means in a call is decided by the arguments, too.
            match dependent_args || called && name.qualifier.is_none() {
                true => self.note_candidate(id),
                false => self.note_function_use(id, name.pos),
            }
            if !called {
                self.check_deduced_reference(id, name.pos);
            }
            let mut flags = ExprFlags::empty();
            let local = self.is_dependent(self.il[id].ty);
            if undeduced || local {
                flags |= DEPENDENT;
            }
            let kind =
                ExprKind::Name { entity: Entity::Function { id }, qualifier: name.qualifier, args: None };
            let ty = if local { self.common.dependent } else { self.il[id].ty };
            return self.expr(kind, ty, Category::Lvalue, flags - ExprFlags::TYPE_DEPENDENT, name.pos);
        }
        let candidates = self.candidate_list(name.name, &name.found);
        let member = self.has_instance_member(name.name, candidates);
        let mut flags = self.args_pack_flag(name.args);
        if dependent_args {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        let ty = self.common.overload;
        let of_this = |entity: &Entity| self.is_instance_member(*entity) && self.is_function_of_this(*entity);
        let of_this = member && name.found.iter().any(of_this);
        let object = of_this || name.qualifier.is_none() || self.has_open_object();
        let set = self.il.overload_set(candidates, name.name);
        let kind = if member && object && self.context.this_type.is_some() {
            if of_this {
                self.note_this_capture(name.pos);
            }
            let base = self.build_this(name.pos, true);
            let (qualifier, args) = (name.qualifier, name.args);
            ExprKind::MemberOverload { base, arrow: true, set, qualifier, args }
        } else {
            ExprKind::Overload { set, qualifier: name.qualifier, args: name.args }
        };
        self.expr(kind, ty, Category::Lvalue, flags, name.pos)
    }

    /// Whether `this` points to an object whose class may have more bases once it is instantiated.
    fn has_open_object(&self) -> bool {
        let class = self.context.this_type.and_then(|ty| self.class_of(ty));
        class.is_none_or(|class| self.has_dependent_base(class))
    }

    /// Whether the body of a member function is read whose class has bases that depend on template parameters.
    pub fn is_in_open_class(&self) -> bool {
        let class = self.context.function.and(self.context.class);
        class.is_some_and(|class| self.has_dependent_base(class))
    }

    /// Whether an entity is a non-static member function or a template of one.
    pub fn is_instance_member(&self, entity: Entity) -> bool {
        self.il.function_in(entity).is_some_and(|f| {
            let f = &self.il[f];
            f.class.is_some() && !f.flags.contains(FunctionFlags::STATIC) && f.name != EntityName::Constructor
        })
    }

    /// A variable template-id, concept-id, or the name of another template.
    fn build_template_name(
        &mut self,
        id: TemplateId,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        pos: Pos,
    ) -> ExprId {
        match (self.il[id].kind, args) {
            (TemplateKind::Concept { .. }, args) => {
                self.check_concept_arguments(id, args.unwrap_or(List::EMPTY), 0, pos);
                self.concept_id(id, qualifier, args.unwrap_or(List::EMPTY), pos)
            }
            (TemplateKind::Variable { .. }, Some(args)) => {
                self.build_variable_instance(id, qualifier, args, pos)
            }
            _ => {
                if matches!(self.il[id].kind, TemplateKind::Variable { .. }) && self.reports_here() {
                    let (at, entity) = (self.il.places.start_of_name(pos), self.template_entity(id));
                    self.report(at, messages::argument_list_missing(entity));
                }
                let kind = ExprKind::Name { entity: Entity::Template { id }, qualifier, args };
                let ty = self.fall_back(UnknownCause::NameKind, pos);
                self.expr(kind, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos)
            }
        }
    }

    /// A template-id that names a variable (`[temp.names]`).
    fn build_variable_instance(
        &mut self,
        id: TemplateId,
        qualifier: Option<QualifierId>,
        args: List<TemplateArg>,
        pos: Pos,
    ) -> ExprId {
        // A member of a class template depends on the parameters of that one too.
        let dependent = self.il[id].class.is_some_and(|class| self.is_dependent_class(class))
            || self.il[args].iter().any(|a| self.arg_is_dependent(a));
        let args = if dependent { self.variable_mention(id, args) } else { args };
        let kind = ExprKind::Name { entity: Entity::Template { id }, qualifier, args: Some(args) };
        let pack = self.args_pack_flag(Some(args));
        let TemplateKind::Variable { pattern } = self.il[id].kind else { return self.unknown_expr() };
        let declared = self.il[pattern].ty;
        if dependent {
            self.check_dependent_arguments(id, args, pos);
            // A partial specialization may have another type.
            let varies = !self.il[id].partials(&self.il).is_empty();
            if varies
                || self.is_dependent(declared)
                || self.il[declared].flags.contains(TypeFlags::PLACEHOLDER)
            {
                return self.dependent_expr(kind, pack, pos);
            }
            let ty = self.without_reference(declared);
            return self.expr(kind, ty, Category::Lvalue, DEPENDENT | pack, pos);
        }
        // A substitution stops where it fails (`[temp.deduct.general]`): nothing is made of what came to no type.
        if self.sfinae_failed() {
            let unknown = self.common.unknown;
            return self.expr(kind, unknown, Category::Lvalue, ExprFlags::UNKNOWN, pos);
        }
        let Some(variable) = self.variable_instance(id, args, pos) else {
            self.report_template_arguments(id, args, pos);
            let ty = self.fall_back(UnknownCause::VariableInstance, pos);
            return self.expr(kind, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos);
        };
        let ty = self.variable_type(variable);
        let ty = self.without_reference(ty);
        let kind = ExprKind::Name { entity: Entity::Variable { id: variable }, qualifier, args: Some(args) };
        self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos)
    }

    /// An entity as an expression without a qualifier.
    pub fn build_entity(&mut self, entity: Entity, pos: Pos) -> ExprId {
        self.build_qualified_entity(entity, None, pos)
    }

    fn build_qualified_entity(&mut self, entity: Entity, qualifier: Option<QualifierId>, pos: Pos) -> ExprId {
        let kind = ExprKind::Name { entity, qualifier, args: None };
        match entity {
            Entity::Variable { id } | Entity::Binding { id } => {
                self.check_named_value_access(entity, qualifier, pos);
                self.build_variable(id, kind, pos)
            }
            Entity::Enumerator { id } => {
                self.check_named_value_access(entity, qualifier, pos);
                let (mut ty, dependent) = (self.il[id].ty, self.il[id].dependent);
                // In C enumerators are integers.
                if !self.dialect.cxx {
                    ty = self.common.int;
                }
                let mut flags = ExprFlags::empty();
                if dependent {
                    flags |= ExprFlags::VALUE_DEPENDENT;
                }
                if self.is_dependent(ty) {
                    flags |= DEPENDENT;
                }
                self.expr(kind, ty, Category::Prvalue, flags, pos)
            }
            Entity::Function { id } => {
                self.note_function_use(id, pos);
                let ty = self.il[id].ty;
                self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos)
            }
            Entity::TemplateParam { id } => self.build_template_param(id, pos),
            Entity::Field { id } => self.build_implicit_member(id, qualifier, pos),
            _ => {
                let ty = self.fall_back(UnknownCause::NameKind, pos);
                self.expr(kind, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos)
            }
        }
    }

    /// A variable: its type without reference, and what of it is known only at instantiation.
    fn build_variable(&mut self, id: VariableId, kind: ExprKind, pos: Pos) -> ExprId {
        if self.is_undeduced_member(id) {
            self.instantiate_initializer(id);
        }
        let declared = self.variable_type(id);
        let ty = self.without_reference(declared);
        let variable = &self.il[id];
        let pack = variable.flags.contains(VariableFlags::PACK);
        let mut flags = if pack { ExprFlags::PACK } else { ExprFlags::empty() };
        if variable.flags.contains(VariableFlags::BIT_FIELD) {
            flags |= ExprFlags::BIT_FIELD;
        }
        let is_auto = self.il[declared].flags.contains(TypeFlags::PLACEHOLDER);
        if is_auto || self.has_open_bound(id) {
            flags |= DEPENDENT;
        } else if self.is_dependent(ty) {
            flags |= self.dependence_of(ty);
        } else {
            flags |= self.value_dependence_of(id);
        }
        self.note_variable_use(id);
        self.examine_member_initializer(id, pos);
        if is_auto {
            self.check_own_initializer(id, pos);
        }
        if self.is_refused_outer_local(id, pos) || self.note_capture(id, pos) {
            return self.unknown_expr();
        }
        let copied = !self.is_unknown(ty) && self.is_constant_copy(id);
        let ty = if copied { self.qualified(ty, Qualifiers::CONST) } else { ty };
        self.expr(kind, ty, Category::Lvalue, flags, pos)
    }

    /// Whether a variable is an array of unknown bound that a list with a pack expansion initializes, or that is a member
    /// of a class template: how many elements it has is known at instantiation (`[temp.dep.expr]`).
    fn has_open_bound(&self, id: VariableId) -> bool {
        let variable = &self.il[id];
        if variable.flags.contains(VariableFlags::OPEN_BOUND) {
            return true;
        }
        let unknown =
            matches!(self.canonical_kind(variable.ty), TypeKind::Array { bound: ArrayBound::Unknown, .. });
        let Some(ExprKind::InitList { elements, .. }) = variable.init.map(|init| self.il[init].kind) else {
            return false;
        };
        unknown && self.il[elements].iter().any(|e| matches!(self.il[*e].kind, ExprKind::Expansion { .. }))
    }

    /// The type of a variable; `constexpr` makes an object constant (`[dcl.constexpr]`).
    pub fn variable_type(&mut self, id: VariableId) -> TypeId {
        let (ty, flags) = (self.il[id].ty, self.il[id].flags);
        let object = flags.contains(VariableFlags::CONSTEXPR) && !self.is_reference(ty);
        if object && !self.is_unknown(ty) { self.qualified(ty, Qualifiers::CONST) } else { ty }
    }

    /// Whether the type of a static data member of a class template instance is yet to be deduced.
    fn is_undeduced_member(&self, id: VariableId) -> bool {
        let variable = &self.il[id];
        (variable.ty == self.common.dependent || self.il[variable.ty].flags.contains(TypeFlags::PLACEHOLDER))
            && variable.init.is_none()
            && variable.class.is_some_and(|class| !self.is_dependent_class(class))
    }

    /// What of a variable's value depends on a template parameter: that of a constant, or what a reference is bound to,
    /// makes expressions with it dependent, that of another one only the constants that are computed from it.
    fn value_dependence_of(&self, id: VariableId) -> ExprFlags {
        let variable = &self.il[id];
        let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::OPEN_ORIGIN;
        let depends = match variable.init {
            Some(init) => self.il[init].flags.intersects(open),
            None => variable.class.is_some_and(|c| self.il[c].flags.contains(ClassFlags::DEPENDENT)),
        };
        let constant = variable.flags.contains(VariableFlags::CONSTEXPR)
            || self.is_reference(variable.ty)
            || self.qualifiers(variable.ty).contains(Qualifiers::CONST);
        match (depends, constant) {
            (false, _) => ExprFlags::empty(),
            (true, true) => ExprFlags::VALUE_DEPENDENT,
            (true, false) => ExprFlags::OPEN_ORIGIN,
        }
    }

    /// `(e)`: the expression, marked; parentheses are not printed but matter to decltype.
    pub fn build_parenthesized(&mut self, e: ExprId, pos: Pos) -> ExprId {
        let exprs = &mut self.il.expressions.exprs;
        // The newest one is nobody's part yet.
        let id = if exprs.is_newest(e) { e } else { exprs.add(exprs[e]) };
        exprs[id].flags |= ExprFlags::PARENTHESIZED;
        if self.instantiation.depth == 0 || self.warns_in_body() || self.reports_in_instance() {
            self.spellings.parentheses.push((id, pos));
        }
        id
    }

    /// The type that `decltype(e)` is (`[dcl.type.decltype]`).
    pub fn decltype_of(&mut self, e: ExprId) -> TypeId {
        let entry = self.il[e];
        if self.stands_for_error(e) {
            return self.common.unknown;
        }
        if !entry.flags.contains(ExprFlags::PARENTHESIZED) {
            match entry.kind {
                // The type of a value parameter, not that of the object that its name stands for (`[dcl.type.decltype]`).
                ExprKind::Name { entity: Entity::Variable { id }, .. } if self.is_parameter_object(id) => {
                    return self.unqualified(entry.ty);
                }
                ExprKind::Name { entity: Entity::Variable { id } | Entity::Binding { id }, .. }
                | ExprKind::Member { entity: Entity::Variable { id }, .. } => return self.variable_type(id),
                ExprKind::Member { entity: Entity::Field { id }, .. } => return self.il[id].ty,
                ExprKind::Name { entity: Entity::Function { .. }, .. }
                | ExprKind::Member { entity: Entity::Function { .. }, .. } => return entry.ty,
                ExprKind::Name { entity: Entity::TemplateParam { .. }, .. }
                    if self.class_of(entry.ty).is_some()
                        && self.qualifiers(entry.ty).contains(Qualifiers::CONST) =>
                {
                    return self.unqualified(entry.ty);
                }
                _ => {}
            }
        }
        match entry.category {
            Category::Lvalue => self.lvalue_reference(entry.ty),
            Category::Xvalue => self.rvalue_reference(entry.ty),
            Category::Prvalue => entry.ty,
        }
    }

    fn typeid_result(&mut self, kind: ExprKind, pos: Pos) -> ExprId {
        let declared = self.std_class(known::TYPE_INFO);
        let ty = match declared {
            // What is not complete was not included either.
            Some(class) if !self.is_only_declared(class) => {
                let ty = self.il[class].ty;
                self.qualified(ty, Qualifiers::CONST)
            }
            _ => {
                if self.reports_here() {
                    self.report(pos, messages::typeinfo_must_included_before_typeid());
                }
                self.fall_back(UnknownCause::TypeInfo, pos)
            }
        };
        self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos)
    }

    /// `typeid (type-id)` (`[expr.typeid]`).
    pub fn build_typeid_type(&mut self, of: TypeId, pos: Pos) -> ExprId {
        let result = self.typeid_result(ExprKind::TypeidType { of }, pos);
        let at = self.il.places.operand(pos);
        self.check_identified(of, at);
        result
    }

    /// The operand of `typeid` has no incomplete class type, nor does the object that a reference is bound to
    /// (`[expr.typeid]`).
    fn check_identified(&mut self, of: TypeId, at: Pos) {
        let object = self.without_reference(of);
        if let Some(class) = self.class_of(object) {
            self.complete_class(class);
            self.check_complete(object, at);
        }
    }

    /// `typeid (expression)` (`[expr.typeid]`).
    pub fn build_typeid_expr(&mut self, of: ExprId, pos: Pos) -> ExprId {
        let result = self.typeid_result(ExprKind::TypeidExpr { of }, pos);
        let (object, at) = (self.il[of].ty, self.start_of(of));
        self.check_identified(object, at);
        result
    }

    /// throw-expression, with what is thrown (`[expr.throw]`).
    pub fn build_throw(&mut self, operand: Option<ExprId>, pos: Pos) -> ExprId {
        if let Some(thrown) = operand {
            let object = self.unqualified(self.il[thrown].ty);
            if self.is_void(object) && self.reports_here() {
                let at = self.start_of(thrown);
                self.report(at, messages::throw_void());
            }
            self.check_thrown(thrown);
            if !self.is_incomplete(object) {
                self.forget_made(thrown);
                let moves = match self.il[thrown].kind {
                    ExprKind::Name { entity: Entity::Variable { id }, .. } => self.ends_in_try_block(id),
                    _ => false,
                };
                self.check_copied(thrown, object, if moves { Purpose::Return } else { Purpose::Initialize });
                self.check_thrown_destroyed(thrown, object);
            }
            self.refuses_overload_set(thrown);
        }
        let ty = self.common.void;
        let flags = operand.map_or(ExprFlags::empty(), |e| self.il[e].flags & INHERITED);
        self.expr(ExprKind::Throw { operand }, ty, Category::Prvalue, flags, pos)
    }

    /// `__extension__` before an expression; a call does not keep it.
    pub fn build_extension(&mut self, operand: ExprId, pos: Pos) -> ExprId {
        let e = self.il[operand];
        if let ExprKind::Call { .. } = e.kind {
            return operand;
        }
        self.expr(ExprKind::Extension { operand }, e.ty, e.category, e.flags, pos)
    }

    /// `&&label`, the address of a label (GNU).
    pub fn build_label_address(&mut self, label: LabelId, pos: Pos) -> ExprId {
        self.body.used_labels.insert(label);
        let void = self.common.void;
        let ty = self.pointer_to(void);
        self.prvalue(ExprKind::LabelAddress { label }, ty, pos)
    }

    /// The label of a name in the current function.
    pub fn label(&mut self, name: Name, pos: Pos) -> LabelId {
        if let Some(label) = self.body.labels.get(&name) {
            return *label;
        }
        let label = self.il.entities.labels.add(Label { name, pos, defined: false });
        self.body.labels.insert(name, label);
        self.note_local(Local::Label(label));
        label
    }

    /// A label that a block declares for itself (GNU), whatever its name is around that.
    pub fn local_label(&mut self, name: Name, pos: Pos) -> LabelId {
        let before = self.body.labels.remove(&name);
        self.body.local_labels.push((name, before));
        self.label(name, pos)
    }

    /// `pattern...` (`[temp.variadic]`).
    pub fn build_expansion(&mut self, pattern: ExprId, pos: Pos) -> ExprId {
        let flags = (self.il[pattern].flags - ExprFlags::PACK) & !ExprFlags::PARENTHESIZED;
        self.dependent_expr(ExprKind::Expansion { pattern }, flags, pos)
    }

    /// fold-expression (`[expr.prim.fold]`); an operand that is not written is none. The operator stands before the
    /// ellipsis and behind it, where there are two operands.
    pub fn build_fold(
        &mut self,
        op: BinaryOp,
        left: Option<ExprId>,
        right: Option<ExprId>,
        (before, behind): (Pos, Pos),
        pos: Pos,
    ) -> ExprId {
        let kind = ExprKind::Fold { op, left, right, before, behind };
        self.dependent_expr(kind, ExprFlags::empty(), pos)
    }

    /// requires-expression (`[expr.prim.req]`).
    pub fn build_requires(&mut self, requires: Requires, pos: Pos) -> ExprId {
        let dependent = self.scope_is_dependent(self.context.scope);
        let id = self.il.expressions.requires.add(requires);
        let ty = self.common.bool;
        let flags = if dependent { ExprFlags::VALUE_DEPENDENT } else { ExprFlags::empty() };
        self.expr(ExprKind::Requires { id }, ty, Category::Prvalue, flags, pos)
    }

    /// The type at `pos` whose member an offset is of: a class (`[support.types.layout]`). None where nothing is known of it.
    pub fn offset_object(&mut self, of: TypeId, pos: Pos) -> Option<TypeId> {
        if self.is_unknown(of) || self.is_dependent(of) || !self.reports_now() {
            return None;
        }
        if self.class_of(of).is_none() {
            self.report(pos, messages::expected_class_struct_union_type());
        }
        self.check_offset_object(of, pos);
        Some(of)
    }

    /// Where members lie is only said of standard-layout classes.
    fn check_offset_object(&mut self, of: TypeId, pos: Pos) {
        let Some(class) = self.class_of(of) else { return };
        self.complete_class(class);
        if self.il[class].state == Completeness::Complete && !self.is_standard_layout(of) {
            self.report(pos, messages::offsetof_applied_type_other_than());
        }
    }

    /// The type of a member that is named at `pos` of the object, which stands at `object`, of a class.
    pub fn offset_member(&mut self, ty: TypeId, name: Name, pos: Pos, object: Pos) -> Option<TypeId> {
        let Some(class) = self.class_of(ty) else {
            let open = self.is_unknown(ty) || self.is_dependent(ty);
            if !open {
                let shown = self.shown_type(ty);
                self.report(object, messages::expression_must_have_class_type(shown));
            }
            return None;
        };
        self.complete_class(class);
        let scope = self.il[class].scope;
        if self.il[class].state != Completeness::Complete || self.may_have_more_members(scope) {
            return None;
        }
        match self.lookup_in(scope, Key::name(name))[..] {
            [Entity::Field { id }] => Some(self.il[id].ty),
            [] => {
                self.report_missing(name, NameScope::Members(scope), pos);
                None
            }
            _ => None,
        }
    }

    /// The type of the elements that an index chooses from.
    pub fn offset_element(&mut self, ty: TypeId) -> Option<TypeId> {
        match self.canonical_kind(ty) {
            TypeKind::Array { element, .. } => Some(element),
            _ => None,
        }
    }

    /// `__builtin_offsetof` of a member that a path of designators leads to (`[support.types.layout]`).
    pub fn build_offsetof(&mut self, of: TypeId, path: &[Designator], pos: Pos) -> ExprId {
        if let Some(class) = self.class_of(of) {
            self.complete_class(class);
        }
        let dependent = self.is_dependent(of)
            || path.iter().any(|designator| match *designator {
                Designator::Index { index } => self.il[index].flags.intersects(DEPENDENT),
                _ => false,
            });
        let path = self.il.list(path);
        self.size_expr(ExprKind::Offsetof { of, path }, dependent, false, pos)
    }

    /// `__integer_pack(count)`
    pub fn build_integer_pack(&mut self, count: ExprId, pos: Pos) -> ExprId {
        let ty = self.il[count].ty;
        let flags = ExprFlags::VALUE_DEPENDENT | ExprFlags::PACK | (self.il[count].flags & DEPENDENT);
        self.expr(ExprKind::IntegerPack { count }, ty, Category::Prvalue, flags, pos)
    }

    /// `va_arg` (`[cstdarg.syn]`).
    pub fn build_va_arg(&mut self, list: ExprId, to: TypeId, pos: Pos) -> ExprId {
        self.check_argument_list(list);
        let flags = self.dependence_of(to);
        let ty = if flags.is_empty() { to } else { self.common.dependent };
        self.expr(ExprKind::VaArg { list, to }, ty, Category::Prvalue, flags, pos)
    }

    /// `({ ... })`: its value is that of the last statement.
    pub fn build_statement_expr(&mut self, body: StmtId, pos: Pos) -> ExprId {
        let mut ty = self.common.void;
        let mut flags = ExprFlags::empty();
        let last = match self.il[body].kind {
            StmtKind::Compound { body, .. } => self.il[body].last(),
            _ => None,
        };
        if let Some(expr) = last.and_then(|last| self.il.labeled_value(*last)) {
            let e = self.il[expr];
            flags = e.flags & (DEPENDENT | ExprFlags::UNKNOWN);
            ty = self.decayed(e.ty);
            ty = self.without_top_qualifiers(ty);
        }
        self.expr(ExprKind::StatementExpr { body }, ty, Category::Prvalue, flags, pos)
    }

    /// The value of a constant array bound, or the expression where it is none.
    pub fn array_bound(&mut self, expr: ExprId) -> ArrayBound {
        let at = self.start_of(expr);
        self.array_bound_at(expr, at)
    }

    /// The same for a bound that stands at a position, perhaps in the template that it is made from.
    pub(in crate::sema) fn array_bound_at(&mut self, expr: ExprId, at: Pos) -> ArrayBound {
        if self.il[expr].flags.intersects(DEPENDENT) {
            return ArrayBound::Expr { expr };
        }
        if self.has_other_bound_type(expr) {
            return ArrayBound::Expr { expr };
        }
        let expr = self.contextual_integral(expr);
        match self.constant_integer(expr) {
            Some(value) if value >= 0 => {
                let bound = self.il.written_bounds.add(WrittenBound { count: value as u64, expr });
                ArrayBound::Written { bound }
            }
            Some(_) => {
                if self.reports_in_instance() {
                    self.report_once_of_template(at, messages::size_array_must_greater_than());
                } else if self.reports_here() {
                    self.report(at, messages::size_array_must_greater_than());
                }
                ArrayBound::Expr { expr }
            }
            None => {
                let scope = self.declaring_scope();
                let outside = matches!(
                    self.il[scope].kind,
                    ScopeKind::Global | ScopeKind::Namespace { .. } | ScopeKind::Class { .. }
                );
                if outside || self.dialect.cxx && !self.dialect.gnu {
                    self.require_constant(expr);
                }
                ArrayBound::Expr { expr }
            }
        }
    }

    /// `signed int` and its relatives keep the word `signed` when they are printed.
    pub fn signed_spelling(&mut self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Builtin { .. } => self.make_type(TypeKind::Signed { of: ty }),
            _ => ty,
        }
    }
}
