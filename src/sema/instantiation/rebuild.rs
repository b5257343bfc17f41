//! Substitution into expressions: each is built again from its substituted parts (`[temp.inst]`, `[temp.deduct]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::{Found, Key};
use crate::sema::syntax::{NameScope, ParsedName};
use crate::tables::limits;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// An expression with arguments in the place of template parameters.
    pub fn substitute_expr(&mut self, e: ExprId, env: &Environment) -> ExprId {
        let entry = self.il[e];
        let all = env.rebuilds_all || !env.variables.is_empty();
        // What has the type of the class template itself, or of a member class, depends on nothing until then.
        let touched = all
            || self.is_dependent(entry.ty)
            || entry.flags.intersects(DEPENDENT | ExprFlags::PACK)
            || self.names_members_of_template(entry.kind);
        if !touched || (env.is_empty() && !all) {
            return e;
        }
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING {
            self.sfinae_fail();
            return self.fall_back_expr(UnknownCause::Depth, entry.pos);
        }
        self.note_substituted(entry);
        let result = self.across(boundary::Step, |c| c.rebuild(e, entry, env));
        if entry.flags.contains(ExprFlags::PARENTHESIZED) {
            let pos = self.start_of(e);
            return self.build_parenthesized(result, pos);
        }
        result
    }

    /// Whether messages depend on which operands are computed in what is made here.
    fn tells_what_is_computed(&self) -> bool {
        self.class_of_member_declaration().is_some() || self.examines_instance()
    }

    fn rebuild(&mut self, e: ExprId, entry: Expr, env: &Environment) -> ExprId {
        let pos = entry.pos;
        match entry.kind {
            ExprKind::Name { entity, qualifier, args } => self.rebuild_name(e, entity, qualifier, args, env),
            ExprKind::Overload { set, qualifier, args } => {
                self.rebuild_overload(e, self.il[set], qualifier, args, env)
            }
            ExprKind::Dependent { qualifier: None, brought: Some(using), args, .. } => {
                self.rebuild_brought(e, using, args, env)
            }
            ExprKind::Dependent { name, qualifier, args, .. } => {
                self.rebuild_dependent(e, name, qualifier, args, env)
            }
            ExprKind::This { .. } => {
                let ty = self.substitute_type(entry.ty, env);
                let flags = entry.flags - DEPENDENT;
                self.expr(entry.kind, ty, entry.category, flags, pos)
            }
            ExprKind::FunctionName { word, .. } => self.build_function_name(word, pos),
            ExprKind::Unary { op, operand } => {
                let substituted = self.substitute_expr(operand, env);
                if op == UnaryOp::Address && self.named_member(operand).is_some() {
                    return self.rebuild_member_address(substituted, pos);
                }
                self.build_unary(op, substituted, pos)
            }
            ExprKind::Binary { op, lhs, rhs } => self.rebuild_binary(op, (lhs, rhs), env, pos),
            ExprKind::Operator { op, args, postfix, .. } => self.rebuild_operator(e, op, args, postfix, env),
            ExprKind::Conditional { condition, then, otherwise } => {
                let condition = self.substitute_expr(condition, env);
                let choice = if self.tells_what_is_computed() { self.choice(condition) } else { None };
                let then = then
                    .map(|then| self.in_uncomputed(choice == Some(false), |c| c.substitute_expr(then, env)));
                let otherwise =
                    self.in_uncomputed(choice == Some(true), |c| c.substitute_expr(otherwise, env));
                self.build_conditional(condition, then, otherwise, pos)
            }
            ExprKind::Call { callee, args } => {
                let args = self.without_object_size(callee, args);
                let args = self.substitute_exprs(args, env);
                let callee = self.substitute_expr(callee, env);
                // What the choice of a function instantiates becomes necessary here.
                self.stands_at(pos);
                self.build_instance_call(callee, &args, pos)
            }
            ExprKind::Launch { configure, call } => self.rebuild_launch(configure, call, entry, env),
            ExprKind::PseudoDestructor { base, arrow, ty, .. } => {
                self.rebuild_pseudo_destructor(base, arrow, ty, pos, env)
            }
            ExprKind::Implicit { operand, .. } => self.substitute_expr(operand, env),
            ExprKind::Cast { style, to, operand } => {
                self.stands_at(pos);
                let to = self.substitute_type(to, env);
                let operand = self.substitute_expr(operand, env);
                self.checked_cast(style, to, operand, pos)
            }
            ExprKind::Construct { to, args, .. } => {
                self.stands_at(pos);
                let to = self.substitute_type(to, env);
                let args = self.substitute_exprs(args, env);
                self.checked_construct(to, &args, pos)
            }
            ExprKind::ConstructBrace { to, list, .. } => {
                self.stands_at(pos);
                let to = self.substitute_type(to, env);
                let list = self.substitute_expr(list, env);
                self.checked_construct_brace(to, list, pos)
            }
            ExprKind::InitList { elements, .. } => {
                let elements = self.substitute_exprs(elements, env);
                self.build_init_list(&elements, pos)
            }
            ExprKind::SizeofType { of } => {
                self.stands_at(pos);
                let of = self.substitute_type(of, env);
                self.build_sizeof_type(of, pos)
            }
            ExprKind::AlignofType { of, gnu } => {
                self.stands_at(pos);
                let of = self.substitute_type(of, env);
                self.build_alignof_type(of, gnu, pos)
            }
            ExprKind::AlignofExpr { of, gnu } => {
                self.stands_at(pos);
                let of = self.in_unevaluated(|c| c.substitute_expr(of, env));
                self.build_alignof_expr(of, gnu, pos)
            }
            ExprKind::SizeofExpr { of } => {
                let of = self.in_unevaluated(|c| c.substitute_expr(of, env));
                self.build_sizeof_expr(of, pos)
            }
            ExprKind::Noexcept { of } => {
                let of = self.in_unevaluated(|c| c.substitute_expr(of, env));
                self.build_noexcept(of, pos)
            }
            ExprKind::SizeofPack { pack } => self.rebuild_sizeof_pack(e, pack, env),
            ExprKind::Subscript { base, index } => {
                let (base, index) = (self.substitute_expr(base, env), self.substitute_expr(index, env));
                self.build_subscript(base, &[index], pos)
            }
            ExprKind::Trait { trait_, args } => {
                let args = self.substitute_trait_args(args, env);
                self.build_trait(trait_, &args, pos)
            }
            ExprKind::Concept { template, args, .. } => {
                let args = self.substitute_args(args, env);
                self.concept_id(template, None, args, pos)
            }
            ExprKind::Fold { op, left, right, .. } => self.rebuild_fold(e, op, left, right, env),
            ExprKind::Member { .. } | ExprKind::MemberOverload { .. } | ExprKind::DependentMember { .. } => {
                self.rebuild_member(e, entry, env)
            }
            ExprKind::Requires { id } => self.rebuild_requires(id, pos, env),
            ExprKind::Extension { operand } => {
                let operand = self.substitute_expr(operand, env);
                self.build_extension(operand, pos)
            }
            ExprKind::IntegerPack { count } => {
                let count = self.substituted_count(count, env);
                match env.pack_index {
                    Some(index) => self.integer_constant_expr(index as i128, self.il[count].ty, pos),
                    None => self.build_integer_pack(count, pos),
                }
            }
            ExprKind::New { id } => {
                let mut new = self.il[id].clone();
                let written = new.placeholder.take().unwrap_or(new.ty);
                new.ty = self.substitute_type(written, env);
                if let Some(placement) = new.placement {
                    let list = self.substitute_exprs(placement, env);
                    new.placement = Some(self.il.list(&list));
                }
                new.bound = new.bound.map(|bound| self.substitute_expr(bound, env));
                new.init = self.substitute_initializer(new.init, env);
                self.checked_new(new, pos)
            }
            ExprKind::Delete { operand, array, global, start } => {
                let operand = self.substitute_expr(operand, env);
                self.build_delete(operand, array, global.then_some(start), pos)
            }
            ExprKind::Throw { operand } => {
                let operand = operand.map(|operand| self.substitute_expr(operand, env));
                self.build_throw(operand, pos)
            }
            ExprKind::Await { operand } => {
                let operand = self.substitute_expr(operand, env);
                self.build_await(operand, pos)
            }
            ExprKind::Yield { operand } => {
                let operand = self.substitute_expr(operand, env);
                self.build_yield(operand, pos)
            }
            ExprKind::Lambda { id } => self.rebuild_lambda(e, id, env),
            ExprKind::Offsetof { of, path } => self.rebuild_offsetof(of, path, pos, env),
            _ => e,
        }
    }

    /// An initializer with its expressions substituted.
    pub fn substitute_initializer(&mut self, init: Initializer, env: &Environment) -> Initializer {
        match init {
            Initializer::Copy { value } => Initializer::Copy { value: self.substitute_expr(value, env) },
            Initializer::Brace { value } => Initializer::Brace { value: self.substitute_expr(value, env) },
            Initializer::CopyBrace { value } => {
                Initializer::CopyBrace { value: self.substitute_expr(value, env) }
            }
            Initializer::Paren { args } => {
                let list = self.substitute_exprs(args, env);
                Initializer::Paren { args: self.il.list(&list) }
            }
            other => other,
        }
    }

    /// A list of expressions with pack expansions expanded.
    pub fn substitute_exprs(&mut self, list: List<ExprId>, env: &Environment) -> Vec<ExprId> {
        let mut result = Vec::new();
        let listed = self.il[list].to_vec();
        for e in listed {
            let ExprKind::Expansion { pattern } = self.il[e].kind else {
                result.push(self.substitute_expr(e, env));
                continue;
            };
            // Names of variables in a body are replaced here and now: what waits would keep those of the template.
            if !self.expands(Piece::Expr(pattern), env) && env.variables.is_empty() {
                result.push(e);
                continue;
            }
            match self.expansion_length(pattern, env) {
                Some(length) => {
                    let mut chosen = env.clone();
                    for i in 0..length {
                        chosen.pack_index = Some(i);
                        let element = self.substitute_expr(pattern, &chosen);
                        result.push(self.kept_expansion(pattern, element, i, env));
                    }
                }
                None => {
                    let pos = self.il[e].pos;
                    let pattern = self.substitute_expr(pattern, env);
                    result.push(self.build_expansion(pattern, pos));
                }
            }
        }
        result
    }

    /// An element of an expanded pack that is itself an expansion stays one.
    fn kept_expansion(&mut self, pattern: ExprId, element: ExprId, i: usize, env: &Environment) -> ExprId {
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::PACK;
        if self.il[element].flags.intersects(dependent)
            && self.pack_length_in_expr(pattern, &env.probing(i)).is_some()
        {
            let pos = self.il[element].pos;
            return self.build_expansion(element, pos);
        }
        element
    }

    fn rebuild_name(
        &mut self,
        e: ExprId,
        entity: Entity,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        env: &Environment,
    ) -> ExprId {
        let pos = self.il[e].pos;
        match entity {
            Entity::TemplateParam { id } => {
                let p = self.il[id].clone();
                match self.argument_of(p.depth, p.index, env) {
                    Some(arg) => self.argument_as_expr(arg, id, env, e),
                    None => e,
                }
            }
            Entity::Variable { id } | Entity::Binding { id } => {
                let mut replaced = env.variables.iter().filter(|(v, _)| *v == id);
                let pack = self.il[id].flags.contains(VariableFlags::PACK);
                let replaced = match env.pack_index {
                    Some(index) if pack => replaced.nth(index),
                    _ => replaced.next_back(),
                };
                if let Some((_, value)) = replaced {
                    let mut named = self.il[*value];
                    named.pos = pos;
                    let named = self.as_captured(named);
                    return self.il.expressions.exprs.add(named);
                }
                if self.il[id].storage == Storage::Parameter {
                    return self.parameter_of_type(id, e, env);
                }
                match self.member_in_instance(Entity::Variable { id }, env) {
                    Some(entity) => self.build_entity(entity, pos),
                    None => e,
                }
            }
            Entity::Enumerator { id } => {
                let of = self.il[id].of;
                let ty = self.il[of].ty;
                let ty = self.substitute_type(ty, env);
                let name = Key::name(self.il[id].name);
                match self.enum_of(ty) {
                    Some(new) if new != of => {
                        self.stands_at(pos);
                        self.complete_enum(new);
                        let scope = self.il[new].scope;
                        match self.symbols.bindings.get(scope, name).first().copied() {
                            Some(entity) => self.build_entity(entity, pos),
                            None => e,
                        }
                    }
                    _ => e,
                }
            }
            Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Variable { .. }) => {
                let Some(args) = args else { return e };
                let args = self.substitute_args(args, env);
                let member = self.member_in_instance(entity, env);
                let found = Found::one(member.unwrap_or(entity));
                self.build_name(&self.parsed(pos, qualifier, self.il[id].name, Some(args), found), false)
            }
            Entity::Function { id } => match self.function_in_instance(id, env) {
                Some(entity) => self.build_entity(entity, pos),
                None => e,
            },
            _ => e,
        }
    }

    /// A function parameter named in a declaration that is being substituted: something of its type.
    fn parameter_of_type(&mut self, id: VariableId, e: ExprId, env: &Environment) -> ExprId {
        let declared = self.il[id].ty;
        let pattern = match self.il[declared].kind {
            TypeKind::PackExpansion { pattern } => pattern,
            _ => declared,
        };
        let ty = self.substitute_type(pattern, env);
        if self.is_dependent(ty) {
            return e;
        }
        // The types of parameters are adjusted after the substitution ([temp.deduct.general]).
        let id = self.parameter_with_type(id, ty);
        let ty = self.without_reference(ty);
        let kind = ExprKind::Name { entity: Entity::Variable { id }, qualifier: None, args: None };
        let pos = self.il[e].pos;
        self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos)
    }

    /// The parameter of an instance that one of the template becomes while only its type is of interest.
    fn parameter_with_type(&mut self, id: VariableId, ty: TypeId) -> VariableId {
        if let Some(known) = self.instances.typed_parameters.get(&(id, ty)) {
            return *known;
        }
        let mut variable = id.copied(&mut self.il);
        variable.ty = ty;
        variable.flags -= VariableFlags::PACK;
        let made = self.il.entities.variables.add(variable);
        self.instances.typed_parameters.insert((id, ty), made);
        made
    }

    /// The member of a class template instance that a member of the template becomes.
    pub fn member_in_instance(&mut self, entity: Entity, env: &Environment) -> Option<Entity> {
        let instance = self.class_it_becomes(entity, env)?;
        self.instances.member_map.get(&(instance, entity)).copied()
    }

    /// The class, complete, that the class of a member of a class template becomes.
    fn class_it_becomes(&mut self, entity: Entity, env: &Environment) -> Option<ClassId> {
        let class = match entity {
            Entity::Variable { id } => self.il[id].class?,
            Entity::Function { id } => self.il[id].class?,
            Entity::Field { id } => self.il[id].class,
            Entity::Template { id } => self.il[id].class?,
            _ => return None,
        };
        if !self.il[class].flags.contains(ClassFlags::DEPENDENT) {
            return None;
        }
        let ty = self.il[class].ty;
        let ty = self.substitute_type(ty, env);
        let instance = self.class_of(ty)?;
        self.complete_class(instance);
        Some(instance)
    }

    /// The class that the class of a member becomes, where that is specialized explicitly: it has members of its own
    /// (`[temp.expl.spec]`).
    fn class_specialized_for(&mut self, entity: Entity, env: &Environment) -> Option<ClassId> {
        let class = self.class_it_becomes(entity, env)?;
        let explicit = |instance: InstanceId| self.il[instance].explicit == Specialization::Explicit;
        self.il[class].instance.is_some_and(explicit).then_some(class)
    }

    /// A template argument in the place of the parameter's name.
    fn argument_as_expr(
        &mut self,
        arg: TemplateArg,
        param: TemplateParamId,
        env: &Environment,
        original: ExprId,
    ) -> ExprId {
        let pos = self.il[original].pos;
        match arg {
            TemplateArg::Integral { value, ty } => {
                let declared = match self.il[param].kind {
                    TemplateParamKind::NonType { ty, .. } => ty,
                    _ => ty,
                };
                let mut of = self.substitute_type(declared, env);
                if self.is_dependent(of) || self.il[of].flags.contains(TypeFlags::PLACEHOLDER) {
                    of = ty;
                }
                let of = self.unqualified(of);
                let value = Constant { value: Value::Integer { value: value.get() }, ty: of };
                let value = self.interned.constant(&mut self.il, value);
                self.prvalue(ExprKind::Constant { value }, of, pos)
            }
            TemplateArg::Value { value, ty } if self.class_of(ty).is_some() && !self.is_reference(ty) => {
                self.parameter_object_expr(value, ty, pos)
            }
            TemplateArg::Value { value, ty } => self.constant_argument_expr(value, ty, pos),
            TemplateArg::Expr { expr, .. } | TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                expr
            }
            _ => original,
        }
    }

    fn parsed(
        &self,
        pos: crate::source::Pos,
        qualifier: Option<QualifierId>,
        name: Option<crate::names::Name>,
        args: Option<List<TemplateArg>>,
        found: Found,
    ) -> ParsedName {
        ParsedName {
            pos,
            end: 0,
            qualifier,
            scope: NameScope::Unqualified,
            name: name.map_or(EntityName::None, |name| EntityName::Identifier { name }),
            args,
            found,
            template_keyword: false,
            member_pointer: false,
        }
    }

    fn rebuild_overload(
        &mut self,
        e: ExprId,
        OverloadSet { candidates, name }: OverloadSet,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        env: &Environment,
    ) -> ExprId {
        let pos = self.il[e].pos;
        let args = args.map(|a| self.substitute_args(a, env));
        let mut found = Found::new();
        let same = self.is_large_and_free(candidates, name);
        let listed = if same { Vec::new() } else { self.il[candidates].to_vec() };
        let mut specialized = None;
        for entity in listed {
            match entity {
                Entity::Using { id } => found.extend(self.brought_by(id, env).unwrap_or_default()),
                _ => match self.member_in_instance(entity, env) {
                    Some(member) => found.push(member),
                    None => match self.class_specialized_for(entity, env) {
                        Some(class) => specialized = Some(class),
                        None => found.push(entity),
                    },
                },
            }
        }
        if let Some(class) = specialized {
            match Key::of(name) {
                Some(key) => found.extend(self.lookup_in(self.il[class].scope, key)),
                None => self.sfinae_fail(),
            }
            if found.is_empty() {
                self.sfinae_fail();
                return e;
            }
        }
        let candidates = if same { candidates } else { self.il.list(&found) };
        let ty = self.common.overload;
        let set = self.il.overload_set(candidates, name);
        let kind = ExprKind::Overload { set, qualifier, args };
        let mut flags = ExprFlags::empty();
        if args.is_some_and(|a| self.il[a].iter().any(|a| self.arg_is_dependent(a))) {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        self.expr(kind, ty, Category::Lvalue, flags, pos)
    }

    /// `Q::name` looked up in what `Q` has become.
    fn rebuild_dependent(
        &mut self,
        e: ExprId,
        name: EntityName,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
        env: &Environment,
    ) -> ExprId {
        let pos = self.il[e].pos;
        let Some(qualifier) = qualifier else { return e };
        let args = args.map(|a| self.substitute_args(a, env));
        let outer = match env.spelled {
            true => self.spelled_qualifier_type(qualifier, env),
            false => self.substitute_qualifier_type(qualifier, env),
        };
        if self.is_unknown(outer) {
            return self.unknown_expr();
        }
        if let Some(class) = self.class_of(outer) {
            self.stands_at(pos);
            self.complete_class(class);
            self.require_instance(class, pos);
        } else {
            self.complete_scope_of(outer);
        }
        let Some(scope) = self.scope_of_type(outer) else {
            if !self.is_dependent(outer) {
                if self.reports_in_instance() {
                    let start = self.il.places.start_of_name(pos);
                    self.report(start, messages::name_followed_coloncolon_must_class());
                }
                self.sfinae_fail();
                return self.fall_back_expr(UnknownCause::Qualified, pos);
            }
            let of = if env.spelled { outer } else { self.canonical(outer) };
            let qualifier = Some(self.qualifier_of(None, QualifierPart::Type { of }, false));
            let kind = ExprKind::Dependent { name, qualifier, args, template_keyword: false, brought: None };
            return self.dependent_expr(kind, ExprFlags::empty(), pos);
        };
        let found = match Key::of(name) {
            Some(key) => self.lookup_in(scope, key),
            None => Found::new(),
        };
        if found.is_empty() && !self.may_have_more_members(scope) {
            if let (EntityName::Identifier { name }, true) = (name, self.reports_in_instance()) {
                self.report_missing(name, NameScope::Members(scope), pos);
            }
            self.sfinae_fail();
            return self.fall_back_expr(UnknownCause::Qualified, pos);
        }
        let is_type = matches!(
            found.first(),
            Some(Entity::Typedef { .. } | Entity::Class { .. } | Entity::Enum { .. })
        );
        if is_type {
            self.sfinae_fail();
            return self.fall_back_expr(UnknownCause::NameKind, pos);
        }
        if let Some(class) = self.class_of_scope(scope) {
            self.check_named_function_access(&found, class, pos);
        }
        let qualifier = self.qualifier_of(None, QualifierPart::Type { of: outer }, false);
        let parsed = ParsedName {
            pos,
            end: 0,
            qualifier: Some(qualifier),
            scope: NameScope::Members(scope),
            name,
            args,
            found,
            template_keyword: false,
            member_pointer: false,
        };
        self.build_name(&parsed, false)
    }

    fn rebuild_operator(
        &mut self,
        e: ExprId,
        op: OverloadedOperator,
        args: List<ExprId>,
        postfix: bool,
        env: &Environment,
    ) -> ExprId {
        let pos = self.il[e].pos;
        if let (Some(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr)), [lhs, rhs]) =
            (BinaryOp::of_overloaded(op), &self.il[args])
        {
            return self.rebuild_binary(op, (*lhs, *rhs), env, pos);
        }
        let args = self.substitute_exprs(args, env);
        match (op, &args[..]) {
            (OverloadedOperator::Call, [callee, rest @ ..]) => self.build_call(*callee, rest, pos),
            (OverloadedOperator::Subscript, [base, rest @ ..]) => self.build_subscript(*base, rest, pos),
            (_, [operand]) => match UnaryOp::of_overloaded(op, postfix) {
                Some(op) => self.build_unary(op, *operand, pos),
                None => e,
            },
            (_, [lhs, rhs]) => match BinaryOp::of_overloaded(op) {
                Some(op) => self.build_binary(op, *lhs, *rhs, pos),
                None => e,
            },
            _ => e,
        }
    }

    /// An operation whose left operand may say that the right one is never computed.
    fn rebuild_binary(
        &mut self,
        op: BinaryOp,
        (lhs, rhs): (ExprId, ExprId),
        env: &Environment,
        pos: crate::source::Pos,
    ) -> ExprId {
        let lhs = self.substitute_expr(lhs, env);
        let uncomputed = self.tells_what_is_computed() && self.decides(op, lhs);
        let rhs = self.in_uncomputed(uncomputed, |c| c.substitute_expr(rhs, env));
        self.build_binary(op, lhs, rhs, pos)
    }

    fn rebuild_sizeof_pack(&mut self, e: ExprId, pack: Entity, env: &Environment) -> ExprId {
        let length = match pack {
            Entity::TemplateParam { id } => {
                let p = &self.il[id];
                self.pack_length(p.depth, p.index, env)
            }
            Entity::Variable { id } => {
                self.pack_length_in_type(self.il[id].ty, env).or_else(|| match self.il[self.il[id].ty].kind {
                    TypeKind::PackExpansion { pattern } => self.pack_length_in_type(pattern, env),
                    _ => None,
                })
            }
            _ => None,
        };
        let Some(length) = length else { return e };
        let (ty, pos) = (self.common.size, self.il[e].pos);
        self.integer_constant_expr(length as i128, ty, pos)
    }

    /// An integer that no expression was written for.
    pub fn integer_constant_expr(&mut self, value: i128, ty: TypeId, pos: crate::source::Pos) -> ExprId {
        let value = Constant { value: Value::Integer { value }, ty };
        let value = self.interned.constant(&mut self.il, value);
        self.prvalue(ExprKind::Constant { value }, ty, pos)
    }

    fn substitute_trait_args(&mut self, args: List<TraitArg>, env: &Environment) -> Vec<TraitArg> {
        let mut result = Vec::new();
        let listed = self.il[args].to_vec();
        for arg in listed {
            match arg {
                TraitArg::Type { of } => {
                    if let TypeKind::PackExpansion { .. } = self.il[of].kind {
                        let canonical = self.canonical(of);
                        let list = self.interned.type_list(&mut self.il, &[canonical]);
                        let types = self.substitute_type_list(list, env);
                        result.extend(types.into_iter().map(|of| TraitArg::Type { of }));
                    } else {
                        result.push(TraitArg::Type { of: self.substitute_type(of, env) });
                    }
                }
                TraitArg::Expr { expr } => {
                    result.push(TraitArg::Expr { expr: self.substitute_expr(expr, env) })
                }
            }
        }
        result
    }

    /// A fold over the elements of its pack (`[expr.prim.fold]`).
    fn rebuild_fold(
        &mut self,
        e: ExprId,
        op: BinaryOp,
        left: Option<ExprId>,
        right: Option<ExprId>,
        env: &Environment,
    ) -> ExprId {
        let ExprKind::Fold { before, behind, .. } = self.il[e].kind else { return e };
        let is_pack = |c: &Self, e: Option<ExprId>| e.filter(|e| c.il[*e].flags.contains(ExprFlags::PACK));
        let (pack, init, from_left) = match (is_pack(self, left), is_pack(self, right)) {
            (Some(pack), _) => (pack, right, false),
            (None, Some(pack)) => (pack, left, true),
            _ => return e,
        };
        // Its operator is that between the pack and the ellipsis.
        let pos = if from_left { behind } else { before };
        let Some(length) = self.pack_length_in_expr(pack, env) else { return e };
        let mut values: Vec<_> =
            (0..length).map(|i| self.substitute_expr(pack, &env.at_pack_index(i))).collect();
        let init = init.map(|i| self.substitute_expr(i, env));
        if from_left {
            if let Some(init) = init {
                values.insert(0, init);
            }
            let mut values = values.into_iter();
            let Some(mut result) = values.next() else { return self.empty_fold(e, op) };
            for value in values {
                result = self.build_binary(op, result, value, pos);
            }
            return self.whole_fold(result, e);
        }
        values.extend(init);
        let mut values = values.into_iter().rev();
        let Some(mut result) = values.next() else { return self.empty_fold(e, op) };
        for value in values {
            result = self.build_binary(op, value, result, pos);
        }
        self.whole_fold(result, e)
    }

    /// What a fold comes to, where more than one operand is left: it begins with its parenthesis.
    fn whole_fold(&mut self, made: ExprId, fold: ExprId) -> ExprId {
        match self.il[made].kind {
            ExprKind::Binary { .. } | ExprKind::Operator { .. } => {
                let pos = self.il[fold].pos;
                self.build_parenthesized(made, pos)
            }
            _ => made,
        }
    }

    fn empty_fold(&mut self, fold: ExprId, op: BinaryOp) -> ExprId {
        let Expr { kind, pos, .. } = self.il[fold];
        match op {
            BinaryOp::LogicalAnd => self.build_bool(true, pos),
            BinaryOp::LogicalOr => self.build_bool(false, pos),
            BinaryOp::Comma => {
                let ty = self.common.void;
                self.prvalue(ExprKind::Unknown { text: List::EMPTY }, ty, pos)
            }
            _ => {
                if self.reports_in_instance()
                    && let ExprKind::Fold { before, behind, .. } = kind
                {
                    let at = if before.is_some() { before } else { behind };
                    self.report(at, messages::empty_expansion_not_valid_fold());
                }
                self.sfinae_fail();
                self.unknown_expr()
            }
        }
    }

    /// How many elements an expansion of this pattern has.
    pub fn expansion_length(&mut self, pattern: ExprId, env: &Environment) -> Option<usize> {
        if let ExprKind::IntegerPack { count } = self.il[pattern].kind {
            let count = self.substituted_count(count, env);
            return self
                .constant_integer(count)
                .and_then(|n| usize::try_from(n).ok())
                .filter(|n| *n < 1 << 20);
        }
        self.pack_length_in_expr(pattern, env)
    }

    /// The operand of `__integer_pack` with template arguments in the place of parameters. What stands for the
    /// parameter of an alias template may be an object of a class yet.
    fn substituted_count(&mut self, count: ExprId, env: &Environment) -> ExprId {
        let count = self.substitute_expr(count, env);
        match self.class_of(self.il[count].ty) {
            Some(_) if !self.il[count].flags.intersects(DEPENDENT) => {
                let size = self.common.unsigned_long;
                self.convert(count, size)
            }
            _ => count,
        }
    }

    /// How many elements the packs in an expression have.
    pub fn pack_length_in_expr(&self, e: ExprId, env: &Environment) -> Option<usize> {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                let p = &self.il[id];
                if p.pack { self.pack_length(p.depth, p.index, env) } else { None }
            }
            ExprKind::Name { entity: Entity::Variable { id }, args, .. } => {
                let of_type = match self.il[self.il[id].ty].kind {
                    TypeKind::PackExpansion { pattern } => self.pack_length_in_type(pattern, env),
                    _ => None,
                };
                of_type.or_else(|| args.and_then(|a| self.pack_length_in_args(a, env)))
            }
            // What is expanded within is no pack of what stands around it.
            ExprKind::Expansion { .. } | ExprKind::Fold { .. } => None,
            kind => self.il.first_in_expr(kind, |piece| self.pack_length_in_piece(piece, env)),
        }
    }

    /// The same for a part of an expression or type.
    pub(super) fn pack_length_in_piece(&self, piece: Piece, env: &Environment) -> Option<usize> {
        match piece {
            Piece::Expr(e) => self.pack_length_in_expr(e, env),
            Piece::Type(ty) => self.pack_length_in_type(ty, env),
            Piece::Args(args) => self.pack_length_in_args(args, env),
            Piece::Qualifier(qualifier) => self.pack_length_in_qualifier(qualifier, env),
        }
    }
}
