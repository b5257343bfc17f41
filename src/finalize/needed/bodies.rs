//! What functions lead to: their types, and what they do.

use super::{Reached, Search};
use crate::il::*;
use crate::names::known;

impl Search<'_> {
    /// A function leads to its type, to the template that it is made from, and to what it does.
    pub(super) fn visit_function(&mut self, id: FunctionId) {
        let il = self.il;
        let f = &il[id];
        self.namespaces(f.scope);
        self.function_type(id);
        if let Some(instance) = f.instance {
            let Instance { template, args, .. } = il[instance];
            self.arguments(args);
            if let TemplateKind::Function { pattern } = il[template].kind {
                self.function(pattern);
            }
        } else if let Some(origin) = self.origin(Entity::Function { id }) {
            self.entity(origin);
        }
        if !self.is_pattern(id) {
            self.reach(Reached::Body(id));
        }
    }

    /// Whether a function is the pattern of a template: nothing of what it does is known.
    fn is_pattern(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        // What a lambda does is shown with it, whether or not its call operator is a template.
        let lambda = f.class.is_some_and(|class| self.il[class].lambda(self.il).is_some());
        !lambda && (f.template.is_some() || f.class.is_some_and(|class| self.is_prototype(class)))
    }

    /// The type of a function, with its default arguments and exception specification.
    pub(super) fn function_type(&mut self, id: FunctionId) {
        let il = self.il;
        let f = &il[id];
        self.ty(f.ty);
        if let Some(d) = f.definition.or(f.first)
            && il[d].entity == (Entity::Function { id })
        {
            self.ty(il[d].ty);
            if let ExceptionSpec::Throw { types } = il[d].noexcept {
                for ty in il[types].iter().copied() {
                    self.ty(ty);
                }
            }
        }
        if let Some(class) = f.class
            && !f.flags.contains(FunctionFlags::STATIC)
        {
            self.reach(Reached::Definition(class));
        }
        for param in f.params(il).iter().copied() {
            self.ty(param.ty);
            if let Some(default) = param.default {
                self.expr(default);
            }
        }
    }

    /// What a function does.
    pub(super) fn visit_body(&mut self, id: FunctionId) {
        let il = self.il;
        let (params, body) = match (self.bodies.get(&id).copied(), self.facts.instance_bodies.get(&id)) {
            (Some(d), _) => (il[d].params, il[d].body),
            (None, Some((params, body))) => (*params, Some(*body)),
            _ => (List::EMPTY, None),
        };
        for param in il[params].iter().copied() {
            self.entity(Entity::Variable { id: param });
        }
        self.returns_object = match il[il[il[id].ty].canonical].kind {
            TypeKind::Function { ret, .. } => il.class_of(ret).is_some(),
            _ => false,
        };
        let inits = match body {
            Some(body) => il[il[body].inits(il)].to_vec(),
            None => Vec::new(),
        };
        if body.is_some() || il[id].flags.contains(FunctionFlags::IMPLICIT) {
            self.member_initializers(id, &inits);
        }
        let Some(body) = body else { return };
        if let Some(statement) = il[body].statement {
            self.statement(statement);
        }
        if let Some(handlers) = il[body].try_handlers(il) {
            for handler in il[handlers].iter().copied() {
                self.handler(handler);
            }
        }
    }

    /// A handler copies the exception object ([except.handle]).
    fn handler(&mut self, handler: Handler) {
        if let Some(group) = handler.declaration {
            for d in self.il[self.il[group].declarators].iter().copied() {
                if let Entity::Variable { id } = self.il[d].entity {
                    self.entity(self.il[d].entity);
                    self.copied(self.il[id].ty);
                }
            }
        }
        self.statement(handler.body);
    }

    /// What a statement does.
    pub(super) fn statement(&mut self, id: StmtId) {
        let il = self.il;
        let kind = il[id].kind;
        // Declarations and conditions are no parts that a walk visits; the other statements have nothing but parts.
        match kind {
            StmtKind::Declaration { item: Item::Declaration { id } } => self.local_group(id),
            StmtKind::If { condition: Some(condition), .. } => self.condition(condition),
            StmtKind::While { condition, .. } | StmtKind::Switch { condition, .. } => {
                self.condition(condition)
            }
            StmtKind::For { condition: Some(condition), .. } => self.condition(condition),
            StmtKind::RangeFor { declaration, range, .. } => self.range(declaration, range),
            StmtKind::Asm { id } => {
                let asm = &il[id];
                for operand in il[asm.outputs].iter().chain(&il[asm.inputs]) {
                    self.expr(operand.value);
                }
            }
            StmtKind::Try { handlers, body } => {
                self.statement(body);
                for handler in il[handlers].iter().copied() {
                    self.handler(handler);
                }
                return;
            }
            _ => {}
        }
        let returned = matches!(kind, StmtKind::Return { .. });
        kind.any_part(|part| {
            match part {
                Part::Expr { of } if returned => self.returned(of),
                Part::Expr { of } => self.expr(of),
                Part::Stmt { of } => self.statement(of),
                Part::Stmts { of } => il[of].iter().for_each(|of| self.statement(*of)),
                _ => {}
            }
            false
        });
    }

    /// What a function returns: an object of its own is moved from ([class.copy.elision]).
    fn returned(&mut self, value: ExprId) {
        self.initial(value);
        let il = self.il;
        let local = match il[value].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                matches!(il[id].storage, Storage::Automatic | Storage::Register | Storage::Parameter)
                    && il.class_of(il[id].ty).is_some()
            }
            _ => false,
        };
        if self.returns_object {
            self.copied_from(value, local);
        }
    }

    /// A range-based for statement calls what says where its range begins and ends ([stmt.ranged]).
    fn range(&mut self, declaration: GroupId, range: ExprId) {
        let il = self.il;
        for d in il[il[declaration].declarators].iter().copied() {
            self.entity(il[d].entity);
        }
        let Some(class) = il.class_of(il[range].ty) else { return };
        for name in [known::BEGIN, known::END] {
            let named = |member: &Entity| match *member {
                Entity::Function { id } => il[id].name == EntityName::Identifier { name },
                _ => false,
            };
            if let Some(member) = il[class].members.declared.iter().copied().find(named) {
                self.entity(member);
            }
        }
    }

    /// A condition, which may declare a variable ([stmt.pre]).
    fn condition(&mut self, condition: Condition) {
        match condition {
            Condition::Expr { expr } => self.expr(expr),
            Condition::Declaration { declared } => {
                let ConditionDeclaration { group, value } = self.il[declared];
                self.local_group(group);
                self.expr(value);
            }
        }
    }

    /// The variables that a declaration in a function declares.
    fn local_group(&mut self, group: GroupId) {
        let il = self.il;
        for d in il[il[group].declarators].iter().copied() {
            if let Entity::Variable { id } = il[d].entity {
                self.local_variable(id, d);
            }
        }
    }
}
