//! Bodies of template instances: made from the template's body where a constant expression or a deduced return
//! type needs them (`[temp.inst]`, `[dcl.spec.auto]`).

use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::sema::expression::variable_access::Use;
use crate::sema::instantiation::context::Instantiated;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::sema::lookup::missing_type::MissingIn;
use crate::sema::statement::flow::Beginning;
use crate::source::Pos;
use crate::tables::limits;

/// The parameters and the body of a function.
pub type Body = (List<VariableId>, FunctionBodyId);

/// Why the body of an instance is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// It is needed: what makes it fail is an error.
    Body,
    /// The same, in an instantiation that was entered already.
    Entered,
    /// Only the calls in it are looked at that its execution space forbids.
    Calls,
}

impl Compilation {
    /// The parameters and body of a function that is defined: of a template instance, those made from the
    /// template, once. None while there is no definition, or where it cannot be made.
    pub fn body_of(&mut self, function: FunctionId) -> Option<Body> {
        if let Some(known) = self.constants.bodies.get(&function) {
            return *known;
        }
        let Some((pattern, env)) = self.body_pattern(function) else {
            return self.written_body(function);
        };
        self.made_body(function, pattern, env, Need::Body)
    }

    /// Looks at the body of an instance that the unit instantiates explicitly at `pos`: what is wrong with it is an error
    /// (`[temp.explicit]`).
    pub fn examine_instance_body(&mut self, function: FunctionId, pos: Pos) {
        if self.constants.bodies.contains_key(&function) {
            return;
        }
        if let Some((pattern, env)) = self.body_pattern(function) {
            self.begin_instantiation_at(Instantiated::Function(function), pos);
            let lambdas = self.il.expressions.lambdas.len();
            self.made_body(function, pattern, env.clone(), Need::Entered);
            self.check_instance_lambdas(function, pattern, &env, lambdas);
            self.end_instantiation();
        }
    }

    /// Makes the body of an instance of which only is shown what it does: nothing that is wrong with it is told.
    pub fn shown_body(&mut self, function: FunctionId) -> Option<Body> {
        let (pattern, env) = self.body_pattern(function)?;
        if let Some(known) = self.constants.bodies.get(&function) {
            return *known;
        }
        self.across(boundary::Trial, |c| c.made_body(function, pattern, env, Need::Body))
    }

    /// Whether the template that a function is made from leaves its return type to its body.
    pub fn is_deduced_instance(&self, function: FunctionId) -> bool {
        let pattern = self.body_pattern(function).map(|(pattern, _)| self.il[pattern].ty);
        pattern
            .and_then(|ty| self.function_of(ty))
            .is_some_and(|(ret, _, _)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER))
    }

    /// Looks at the body of a friend that is defined in a class template, as it is for an instance of that.
    pub fn examine_friend_body(&mut self, function: FunctionId, class: ClassId, pos: Pos) {
        if self.constants.bodies.contains_key(&function) {
            return;
        }
        let made = self.instances.made_from.get(&Entity::Function { id: function });
        if let Some(Entity::Function { id: pattern }) = made.copied() {
            let env = self.environment_of_class(class);
            self.begin_instantiation_at(Instantiated::Class(class), pos);
            self.made_body(function, pattern, env, Need::Calls);
            self.end_instantiation();
        }
    }

    /// Makes the body of an instance.
    fn made_body(
        &mut self,
        function: FunctionId,
        pattern: FunctionId,
        env: Environment,
        need: Need,
    ) -> Option<Body> {
        let required = need != Need::Calls;
        let body = self.written_body(pattern)?;
        if self.is_nested_too_deeply() {
            return None;
        }
        // The body of a lambda that is no template is part of the body around it.
        let flags = self.il[function].flags;
        let own = !flags.contains(FunctionFlags::LAMBDA) || self.il[function].instance.is_some();
        let entered = need == Need::Body && (own || self.instantiation.open.is_empty());
        if entered {
            self.begin_body_instantiation(self.instantiated_with(function));
        }
        // A function that needs its own body to make it has none meanwhile.
        self.constants.bodies.insert(function, None);
        // What is found in a body that another one needs is told in the order of that one.
        let within = self.instantiation.sfinae.is_some_and(|attempt| attempt.of_body);
        let made = self.across(boundary::InstanceBody { examines_only: !required }, |c| {
            c.told_body(function, body, env, (required, within))
        });
        if entered {
            self.end_instantiation();
        }
        self.constants.bodies.insert(function, made);
        made
    }

    /// Makes a body and tells what is wrong with it and the calls in it; those in a body within another one are kept.
    fn told_body(
        &mut self,
        function: FunctionId,
        body: Body,
        env: Environment,
        (required, within): (bool, bool),
    ) -> Option<Body> {
        let (tried, declared) = (env.clone(), self.il[function].ty);
        let calls = self.cuda.forbidden_uses.len();
        let made = self.make_body(function, body, env).filter(|_| !self.sfinae_failed());
        self.instantiation.sfinae = None;
        let tells = (made.is_some() || !required) && !self.is_silent();
        let kept = tells && within;
        if tells && !kept {
            self.report_forbidden_uses(calls);
        }
        if !kept {
            self.cuda.forbidden_uses.truncate(calls);
        }
        if made.is_none() && required && !self.is_silent() {
            // What makes it fail is an error: it is found again and reported. A type deduced meanwhile is deduced anew,
            // since closures are made anew.
            self.il[function].ty = declared;
            self.across(boundary::Retold, |c| c.make_body(function, body, tried));
        }
        made
    }

    /// What is instantiated when the body of a function is: the class with a friend that is defined in it.
    fn instantiated_with(&self, function: FunctionId) -> Instantiated {
        let f = &self.il[function];
        match self.befriending_class(function).filter(|_| f.instance.is_none() && f.class.is_none()) {
            Some(class) => Instantiated::Class(class),
            None => Instantiated::Function(function),
        }
    }

    pub(in crate::sema) fn written_body(&self, function: FunctionId) -> Option<Body> {
        let declaration = &self.il[self.il[function].definition?];
        Some((declaration.params, declaration.body?))
    }

    /// For template instances and members of class template instances: the function with the body as written,
    /// and what its template parameters stand for.
    pub(in crate::sema) fn body_pattern(&self, function: FunctionId) -> Option<(FunctionId, Environment)> {
        let entry = &self.il[function];
        let origin = |mut id: FunctionId| {
            while let Some(Entity::Function { id: from }) =
                self.instances.made_from.get(&Entity::Function { id })
            {
                id = *from;
            }
            id
        };
        if let Some(instance) = entry.instance {
            let instance = &self.il[instance];
            if instance.explicit == Specialization::Explicit {
                return None;
            }
            let TemplateKind::Function { pattern } = self.il[instance.template].kind else { return None };
            return Some((origin(pattern), self.environment_for(instance.template, instance.args)));
        }
        let pattern = origin(function);
        let class =
            entry.class.or_else(|| self.befriending_class(function)).filter(|_| pattern != function)?;
        Some((pattern, self.environment_of_class(class)))
    }

    /// The class in which a friend function is declared, if only there; of several the one that defines it.
    pub fn befriending_class(&self, function: FunctionId) -> Option<ClassId> {
        if let Some(class) = self.instances.defining_friends.get(&function) {
            return Some(*class);
        }
        let entry = &self.il[function];
        let declared = self.hidden_friends(entry.scope, Key::of(entry.name)?);
        declared
            .iter()
            .find(|(_, entity)| *entity == Entity::Function { id: function })
            .map(|(class, _)| *class)
    }

    fn make_body(&mut self, function: FunctionId, (params, body): Body, env: Environment) -> Option<Body> {
        let entry = &self.il[function];
        let (class, ty, scope) = (entry.class, entry.ty, entry.scope);
        let instance_method = class.is_some() && !entry.flags.contains(FunctionFlags::STATIC);
        self.context.scope = class.map_or(scope, |class| self.il[class].scope);
        self.context.class = class;
        self.context.function = Some(function);
        self.context.lambdas.clear();
        self.context.return_types.clear();
        self.context.unevaluated = false;
        self.context.uncomputed = false;
        self.context.constant = false;
        // What needs the body may be discarded: the body itself is not.
        (self.context.discarded, self.context.discards_return) = (false, false);
        self.context.loops = 0;
        self.body.flow = Default::default();
        self.context.sub_statements = 0;
        self.context.this_type = None;
        if let Some(class) = class.filter(|_| instance_method) {
            let traits = self.function_of(ty).map(|(_, _, traits)| traits).unwrap_or_default();
            self.context.this_type = Some(self.this_object_type(class, traits));
        }
        if let Some(closure) = class.and_then(|class| self.instances.closures.get(&class)) {
            self.context.this_type = closure.this_type;
            self.context.class = closure.class;
        }
        let mut env = env;
        env.rebuilds_all = true;
        let mut rebuilder = Rebuilder { c: self, env, depth: 0 };
        let params = rebuilder.parameters(params);
        let body = rebuilder.body(class, body)?;
        let params = self.il.list(&params);
        self.deduce_return_type(function);
        let end = body.statement.and_then(|statement| self.end_of_block(statement));
        if let Some(end) = end.filter(|_| body.try_handlers(&self.il).is_none() && self.makes_examined_body())
        {
            self.check_end_of_function(function, self.context.scope, end);
        }
        Some((params, self.il.written.function_bodies.add(body)))
    }
}

fn beginning_of(kind: StmtKind) -> Beginning {
    match kind {
        StmtKind::Null
        | StmtKind::Compound { .. }
        | StmtKind::Declaration { .. }
        | StmtKind::Pragma { .. }
        | StmtKind::LocalLabels { .. } => Beginning::Passive,
        StmtKind::Case { .. } | StmtKind::Default { .. } => Beginning::Case,
        StmtKind::Label { .. } => Beginning::Label,
        StmtKind::While { .. } | StmtKind::Do { .. } | StmtKind::For { .. } | StmtKind::RangeFor { .. } => {
            Beginning::Loop
        }
        _ => Beginning::Other,
    }
}

/// A body while it is made.
struct Rebuilder<'c> {
    c: &'c mut Compilation,
    /// Template arguments, and the variables made so far in the place of the template's.
    env: Environment,
    depth: u32,
}

impl Rebuilder<'_> {
    /// A variable in the place of one of the template.
    fn variable(&mut self, from: VariableId, ty: TypeId) -> VariableId {
        let mut variable = from.copied(&mut self.c.il);
        variable.ty = ty;
        variable.init = None;
        variable.value = None;
        variable.flags -= VariableFlags::PACK | VariableFlags::CONSTANT | VariableFlags::BOUND;
        self.c.il.entities.variables.add(variable)
    }

    /// Lets a name of the template's variable mean another one from here on; packs have several.
    fn replace(&mut self, from: VariableId, to: VariableId) {
        let pos = self.c.il[to].pos;
        let name = self.c.build_entity(Entity::Variable { id: to }, pos);
        self.env.variables.push((from, name));
    }

    fn parameters(&mut self, params: List<VariableId>) -> Vec<VariableId> {
        let mut made = Vec::new();
        let templates = self.c.il[params].to_vec();
        for from in templates {
            let declared = self.c.il[from].ty;
            let types = match self.c.il[declared].kind {
                TypeKind::PackExpansion { .. } => {
                    let declared = self.c.canonical(declared);
                    let list = self.c.interned.type_list(&mut self.c.il, &[declared]);
                    self.c.substitute_type_list(list, &self.env).to_vec()
                }
                _ => vec![self.c.substitute_type(declared, &self.env)],
            };
            for ty in types {
                let to = self.variable(from, ty);
                self.replace(from, to);
                made.push(to);
            }
        }
        made
    }

    fn body(&mut self, class: Option<ClassId>, body: FunctionBodyId) -> Option<FunctionBody> {
        let mut made = body.copied(&mut self.c.il);
        let mut inits = Vec::new();
        let written = self.c.il[made.inits(&self.c.il)].to_vec();
        for init in written {
            match init.expansion {
                true => self.expanded_inits(init, &mut inits)?,
                false => inits.push(self.member_init(class?, init)?),
            }
        }
        if let Some(extras) = made.extras {
            self.c.il[extras].inits = self.c.il.list(&inits);
        }
        made.statement = Some(self.statement(made.statement?)?);
        Some(made)
    }

    /// The initializers of the bases that a pack expansion names (`[temp.variadic]`).
    fn expanded_inits(&mut self, init: MemberInit, made: &mut Vec<MemberInit>) -> Option<()> {
        let InitTarget::Base { ty } = init.target else { return None };
        for index in 0..self.c.pack_length_in_type(ty, &self.env)? {
            let env = self.env.at_pack_index(index);
            let target = InitTarget::Base { ty: self.c.substitute_type(ty, &env) };
            let value = self.c.substitute_initializer(init.init, &env);
            made.push(self.c.member_init(target, value, false, (init.pos, init.pos)));
        }
        Some(())
    }

    fn member_init(&mut self, class: ClassId, init: MemberInit) -> Option<MemberInit> {
        let target = match init.target {
            InitTarget::Field { id } => match self.c.member_in_instance(Entity::Field { id }, &self.env) {
                Some(Entity::Field { id }) => InitTarget::Field { id },
                _ if self.c.il[id].class == class => init.target,
                _ => return None,
            },
            InitTarget::Base { ty } => InitTarget::Base { ty: self.c.substitute_type(ty, &self.env) },
            InitTarget::Unknown { .. } => return None,
        };
        let value = self.c.substitute_initializer(init.init, &self.env);
        Some(self.c.member_init(target, value, false, (init.pos, init.pos)))
    }

    fn expr(&mut self, e: ExprId) -> ExprId {
        self.c.substitute_expr(e, &self.env)
    }

    fn optional(&mut self, statement: Option<StmtId>) -> Option<Option<StmtId>> {
        match statement {
            Some(statement) => self.statement(statement).map(Some),
            None => Some(None),
        }
    }

    /// A statement with template arguments in it; none where that cannot be made.
    fn statement(&mut self, statement: StmtId) -> Option<StmtId> {
        if self.depth >= limits::REBUILT_STATEMENT_NESTING {
            return None;
        }
        self.depth += 1;
        let declared = self.env.variables.len();
        let mut made = statement.copied(&mut self.c.il);
        self.c.begin_statement(beginning_of(made.kind), made.pos);
        let kind = self.kind(made.kind, made.pos);
        if let Some(kind) = kind {
            self.c.end_simple_statement(kind);
            self.c.tell_made();
        }
        // Names declared in a statement end with it, except those of declarations.
        if !matches!(made.kind, StmtKind::Declaration { .. }) {
            self.env.variables.truncate(declared);
        }
        self.depth -= 1;
        made.kind = kind?;
        Some(self.c.il.stmts.add(made))
    }

    fn kind(&mut self, kind: StmtKind, pos: crate::source::Pos) -> Option<StmtKind> {
        Some(match kind {
            StmtKind::Expr { expr } => {
                let from = expr;
                let expr = self.expr(from);
                self.c.check_discarded_in_instance(from, expr);
                self.c.examine(expr, Use::Discarded);
                StmtKind::Expr { expr }
            }
            StmtKind::Declaration { item } => StmtKind::Declaration { item: self.item(item)? },
            StmtKind::Compound { body, end } => {
                let mut list = Vec::with_capacity(body.len());
                let statements = self.c.il[body].to_vec();
                for statement in statements {
                    list.push(self.statement(statement)?);
                }
                StmtKind::Compound { body: self.c.il.list(&list), end }
            }
            StmtKind::If { .. } => self.branch(kind)?,
            StmtKind::While { condition, body } => {
                let condition = self.condition(condition)?;
                let body = self.breakable(body)?;
                self.c.end_loop_flow(Some(condition));
                StmtKind::While { condition, body }
            }
            StmtKind::Do { body, condition, while_pos } => {
                let body = self.breakable(body)?;
                let condition = self.expr(condition);
                let condition = self.c.contextual_bool(condition);
                self.c.end_do_flow(condition);
                StmtKind::Do { body, condition, while_pos }
            }
            StmtKind::For { init, condition, increment, body } => {
                let init = self.optional(init)?;
                let condition = match condition {
                    Some(condition) => Some(self.condition(condition)?),
                    None => None,
                };
                let increment = increment.map(|from| {
                    let made = self.expr(from);
                    self.c.check_discarded_in_instance(from, made);
                    made
                });
                let body = self.breakable(body)?;
                self.c.end_loop_flow(condition);
                StmtKind::For { init, condition, increment, body }
            }
            StmtKind::RangeFor { init, declaration, range, body, awaits, constant } => {
                let init = self.optional(init)?;
                let range = self.expr(range);
                let declaration = self.group(declaration, Some(range))?;
                let body = self.breakable(body)?;
                self.c.end_range_flow();
                StmtKind::RangeFor { init, declaration, range, body, awaits, constant }
            }
            StmtKind::Switch { init, condition, body } => {
                let init = self.optional(init)?;
                let condition = match condition {
                    Condition::Expr { expr } => {
                        let expr = self.expr(expr);
                        Condition::Expr { expr: self.c.switch_condition(expr) }
                    }
                    other => self.condition(other)?,
                };
                let entered = self.c.begin_switch(condition);
                let before = self.c.body.flow.here;
                self.c.begin_breakable(true);
                let body = self.statement(body);
                self.c.end_switch_flow(before);
                self.c.end_switch(entered, Pos::NONE);
                StmtKind::Switch { init, condition, body: body? }
            }
            StmtKind::Case { low, high, body } => {
                let low = self.expr(low);
                let low = self.c.case_value(low);
                let high = high.map(|high| self.expr(high));
                let high = high.map(|high| self.c.case_value(high));
                StmtKind::Case { low, high, body: self.optional(body)? }
            }
            StmtKind::Default { body } => {
                self.c.note_default_label();
                StmtKind::Default { body: self.optional(body)? }
            }
            StmtKind::Label { label, body } => StmtKind::Label { label, body: self.optional(body)? },
            StmtKind::Return { value } => {
                let value = value.map(|e| self.expr(e));
                StmtKind::Return { value: self.c.returned(value, pos) }
            }
            StmtKind::Try { body, handlers } => {
                let body = self.statement(body)?;
                // Handlers are not made; they may end.
                self.c.body.flow.here.reached = true;
                StmtKind::Try { body, handlers }
            }
            other => other,
        })
    }

    /// The body of a loop.
    fn breakable(&mut self, body: StmtId) -> Option<StmtId> {
        self.c.begin_breakable(false);
        self.statement(body)
    }

    /// `if`: of `if constexpr` only the branch that is taken is made.
    fn branch(&mut self, kind: StmtKind) -> Option<StmtKind> {
        let StmtKind::If { form, init, condition, then, otherwise } = kind else { return Some(kind) };
        let init = self.optional(init)?;
        let condition = match condition {
            Some(condition) => Some(self.condition(condition)?),
            None => None,
        };
        if let (IfForm::Constexpr, Some(condition)) = (form, condition) {
            let Some(holds) = self.c.constant_truth(condition.value(&self.c.il)) else {
                self.c.require_constant(condition.value(&self.c.il));
                return None;
            };
            let chosen = if holds { Some(then) } else { otherwise };
            let Some(chosen) = chosen else { return Some(StmtKind::Null) };
            let body = [self.statement(chosen)?];
            return Some(StmtKind::Compound { body: self.c.il.list(&body), end: crate::source::Pos::NONE });
        }
        let before = self.c.body.flow.here;
        let then = self.statement(then)?;
        let end = self.c.body.flow.turn_back(before);
        let otherwise = self.optional(otherwise)?;
        let other_end = otherwise.map(|_| self.c.body.flow.here);
        self.c.end_if_flow(form, condition, before, (end, other_end));
        Some(StmtKind::If { form, init, condition, then, otherwise })
    }

    fn condition(&mut self, condition: Condition) -> Option<Condition> {
        Some(match condition {
            Condition::Expr { expr } => {
                let expr = self.expr(expr);
                let expr = self.c.contextual_bool(expr);
                self.c.examine(expr, Use::Value);
                Condition::Expr { expr }
            }
            Condition::Declaration { declared } => {
                let ConditionDeclaration { group, value } = self.c.il[declared];
                let group = self.group(group, None)?;
                let value = self.expr(value);
                let value = self.c.contextual_bool(value);
                self.c.il.declared_condition(group, value)
            }
        })
    }

    /// A declaration statement; only variables are made anew.
    fn item(&mut self, item: Item) -> Option<Item> {
        match item {
            Item::Declaration { id } => self.group(id, None).map(|id| Item::Declaration { id }),
            Item::StaticAssert { id } => {
                self.assertion(id);
                Some(Item::Empty)
            }
            other => Some(other),
        }
    }

    /// A static assertion with template arguments in it (`[dcl.pre]`).
    fn assertion(&mut self, id: StaticAssertId) {
        let StaticAssert { condition, message, pos, .. } = self.c.il[id];
        let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        if !self.c.il[condition].flags.intersects(dependent) {
            return;
        }
        let env = &self.env;
        let condition = self.c.attempt(|c| {
            let condition = c.substitute_expr(condition, env);
            c.contextual_bool(condition)
        });
        if condition.and_then(|condition| self.c.constant_truth(condition)) != Some(false) {
            return;
        }
        if self.c.instantiation.sfinae.is_some() {
            self.c.sfinae_fail();
        } else if self.c.reports_in_instance() {
            self.c.report_failed_assertion(message, pos);
        }
    }

    fn group(&mut self, group: GroupId, range: Option<ExprId>) -> Option<GroupId> {
        let mut made = group.copied(&mut self.c.il);
        if let Some(definition) = made.definition(&self.c.il) {
            self.c.instantiate_local_type(definition, &mut self.env);
        }
        let mut list = Vec::new();
        let declarations = self.c.il[made.declarators].to_vec();
        for declaration in &declarations {
            list.push(self.declaration(*declaration)?);
        }
        made.declarators = self.c.il.list(&list);
        let made = self.c.il.written.groups.add(made);
        if let Some(range) = range {
            self.c.deduce_range_variable(made, range);
            // The name was made when the type of the variable was not known.
            if let Some(Entity::Variable { id }) = list.first().map(|d| self.c.il[*d].entity) {
                let pos = self.c.il[id].pos;
                let name = self.c.build_entity(Entity::Variable { id }, pos);
                if let Some(last) = self.env.variables.last_mut() {
                    last.1 = name;
                }
            }
            if let (Some(from), Some(to)) = (declarations.first(), list.first())
                && self.c.il[*to].flags.contains(DeclarationFlags::BINDINGS)
            {
                self.replace_bindings(self.c.il[*from].params, *to);
            }
        }
        Some(made)
    }

    fn declaration(&mut self, declaration: DeclarationId) -> Option<DeclarationId> {
        let Entity::Variable { id: from } = self.c.il[declaration].entity else { return Some(declaration) };
        let mut made = declaration.copied(&mut self.c.il);
        let bound = made.flags.contains(DeclarationFlags::BINDINGS).then_some(made.params);
        if let Some(names) = bound {
            let unknown = self.c.common.unknown;
            let mut list = self.c.il[names].to_vec();
            for name in &mut list {
                *name = self.variable(*name, unknown);
            }
            made.params = self.c.il.list(&list);
        }
        let known = self.c.il[from].ty;
        let placeholder = |c: &Compilation, ty: TypeId| c.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
        let written = self.c.is_dependent(known) || self.c.is_unknown(known) || placeholder(self.c, known);
        let declared = if written { made.ty } else { known };
        let ty = self.c.across(boundary::MissingMember(None), |c| {
            let ty = c.substitute_type(declared, &self.env);
            if c.examines_instance() || c.reports_now() {
                c.report_missing_type(made.pos, MissingIn::Other);
            }
            ty
        });
        let to = self.variable(from, ty);
        made.entity = Entity::Variable { id: to };
        let (init, pos) = (made.init, made.pos);
        let made = self.c.il.written.declarations.add(made);
        let defines = !self.c.il[to].flags.contains(VariableFlags::EXTERN);
        self.c.check_abstract(ty, pos);
        // Its own initializer may name it, but where that gives it its type.
        let whole = self.c.is_reference(ty) || self.c.is_scalar(ty) || self.c.class_of(ty).is_some();
        let named = whole && !placeholder(self.c, ty);
        if named {
            self.replace(from, to);
        }
        match init {
            // Names of parts of a range's element follow once its type is known.
            Initializer::Range { .. } => {}
            Initializer::None => {
                self.c.note_default_initialized(to);
                // A declarator that makes a reference was reported in the template.
                if defines && !self.c.is_reference(known) {
                    let after = self.c.after_token(pos);
                    self.c.check_left_uninitialized(to, pos, after);
                    self.c.check_destructor_access(ty, pos);
                    self.c.check_destructor_not_deleted(ty, pos);
                }
            }
            _ if defines && !self.c.check_complete(ty, pos) => {}
            init => {
                let init = self.c.substitute_initializer(init, &self.env);
                self.c.initialize_declaration(made, init);
                if let Some(names) = bound {
                    self.c.type_bindings(made);
                    self.replace_bindings(names, made);
                }
            }
        }
        if !named {
            self.replace(from, to);
        }
        Some(made)
    }

    /// Lets the names of the template's structured binding declaration mean those of the one made from it
    /// ([dcl.struct.bind]).
    fn replace_bindings(&mut self, names: List<VariableId>, made: DeclarationId) {
        let (from, to) = (self.c.il[names].to_vec(), self.c.il[self.c.il[made].params].to_vec());
        for (from, to) in from.into_iter().zip(to) {
            let pos = self.c.il[to].pos;
            let name = self.c.build_entity(Entity::Binding { id: to }, pos);
            self.env.variables.push((from, name));
        }
    }
}
