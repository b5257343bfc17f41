//! Local names that nothing uses, and initializers out of order: remarks that options raise (`[basic.scope.block]`,
//! `[class.base.init]`).

use crate::compilation::Compilation;
use crate::diag::{EntityKind, messages};
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;
use rustc_hash::FxHashMap;

/// Expressions and statements nested deeper than this count as uses of nothing.
const MAX_NESTING: u32 = 1000;

/// What happens to a variable where it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Used,
    /// It or a part of it is assigned to.
    Set,
    /// Its value is thrown away.
    Discarded,
}

/// How the variables of a block are named.
#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    named: bool,
    used: bool,
    set: bool,
}

struct Walk<'c> {
    c: &'c Compilation,
    uses: FxHashMap<VariableId, Uses>,
    depth: u32,
}

impl Compilation {
    /// Reports the variables that statements of one block declare and that nothing in the block uses.
    pub fn check_unused(&mut self, statements: &[StmtId], block: StmtId) {
        let shown = [messages::declared_but_not_referenced, messages::set_but_not_used]
            .map(|message| message(self.constant_entity()).id());
        if self.quiet > 0 || !shown.into_iter().any(|id| self.diags.may_show(id)) {
            return;
        }
        let mut declared = Vec::new();
        for statement in statements {
            if let StmtKind::Declaration { item: Item::Declaration { id } } = self.il[*statement].kind {
                declared.extend(self.variables_of(id));
            }
        }
        self.report_unused(&declared, block);
    }

    /// The variables that a declaration gives names to, those of structured bindings aside.
    fn variables_of(&self, group: GroupId) -> Vec<VariableId> {
        let variable = |d: &DeclarationId| match self.il[*d].entity {
            Entity::Variable { id } if !self.il[*d].flags.contains(DeclarationFlags::BINDINGS) => Some(id),
            _ => None,
        };
        self.il[self.il[group].declarators].iter().filter_map(variable).collect()
    }

    /// Reports those of some variables that nothing in a statement uses.
    fn report_unused(&mut self, variables: &[VariableId], within: StmtId) {
        let mut walk = Walk { c: self, uses: FxHashMap::default(), depth: 0 };
        walk.statement(within);
        let uses = walk.uses;
        for id in variables {
            let v = &self.il[*id];
            let of = uses.get(id).copied().unwrap_or_default();
            let open = self.is_dependent(v.ty) || self.is_unknown(v.ty);
            let marked = v.definition.is_some_and(|d| !self.il[self.il[d].attributes].is_empty());
            let exempt = v.name.is_none() || marked || v.storage == Storage::Parameter;
            if of.used || open || exempt {
                continue;
            }
            let (pos, entity) = (v.pos, self.variable_entity(*id));
            if !of.named {
                self.report(pos, messages::declared_but_not_referenced(entity));
            } else if (of.set || v.init.is_some()) && !self.scope_is_dependent(self.il[*id].scope) {
                self.report(pos, messages::set_but_not_used(entity));
            }
        }
    }

    /// Any entity, to ask for a message that names one.
    fn constant_entity(&self) -> crate::diag::EntityText {
        crate::diag::EntityText::new(EntityKind::None, "", crate::diag::Declared::Implicitly)
    }

    /// Reports the first mem-initializer that takes effect before the one written before it (`[class.base.init]`).
    pub fn check_initializer_order(&mut self, inits: &[MemberInit]) {
        let Some(class) = self.context.class else { return };
        if self.quiet > 0 {
            return;
        }
        let mut before: Option<(usize, InitTarget)> = None;
        for init in inits {
            let Some(order) = self.initialization_order(class, init.target) else { continue };
            if let Some((earlier, target)) = before
                && order < earlier
            {
                let first = self.initialized_entity(init.target);
                let second = self.initialized_entity(target);
                return self.report(init.pos, messages::out_of_order_ctor_init(first, second));
            }
            before = Some((order, init.target));
        }
    }

    /// The place of a base or member in the order of initialization: virtual bases, bases, members.
    fn initialization_order(&self, class: ClassId, target: InitTarget) -> Option<usize> {
        let (bases, fields) = (&self.il[class].bases, &self.il[class].fields);
        match target {
            InitTarget::Base { ty } => {
                let index = bases.iter().position(|base| self.same_type(base.ty, ty))?;
                Some(if bases[index].virtual_ { index } else { bases.len() + index })
            }
            InitTarget::Field { id } => {
                let holder = |field: &FieldId| {
                    *field == id || self.class_of(self.il[*field].ty) == Some(self.il[id].class)
                };
                fields.iter().position(holder).map(|index| 2 * bases.len() + index)
            }
            InitTarget::Unknown { .. } => None,
        }
    }

    fn initialized_entity(&self, target: InitTarget) -> crate::diag::EntityText {
        match target {
            InitTarget::Field { id } => {
                let mut entity = self.field_entity(id);
                entity.declared = crate::diag::Declared::Implicitly;
                entity
            }
            InitTarget::Base { ty } => {
                let text = self.type_text(ty);
                crate::diag::EntityText::new(EntityKind::Class, text, crate::diag::Declared::Implicitly)
            }
            InitTarget::Unknown { .. } => self.constant_entity(),
        }
    }

    /// A constant index that an array does not have (`[expr.sub]`); the address of the end is fine.
    pub fn check_subscript_range(&mut self, e: ExprId, address: bool, pos: Pos) {
        let ExprKind::Subscript { base, index } = self.il[e].kind else { return };
        let (base, index) = match self.canonical_kind(self.il[base].ty) {
            TypeKind::Array { .. } => (base, index),
            _ => (index, base),
        };
        let TypeKind::Array { bound: ArrayBound::Constant { count }, .. } =
            self.canonical_kind(self.il[base].ty)
        else {
            return;
        };
        let dependent = self.il[e].flags.intersects(DEPENDENT);
        let message = messages::subscript_out_of_range();
        if self.context.unevaluated || self.quiet > 0 || dependent || !self.diags.may_show(message.id()) {
            return;
        }
        let Some(value) = self.is_simple_constant(index).then(|| self.constant_integer(index)).flatten()
        else {
            return;
        };
        let most = i128::from(count) + i128::from(address);
        if !(0..most).contains(&value) {
            // The element after the last one is a place, but none to read or write.
            let pos = if value == i128::from(count) { self.start_of(e) } else { pos };
            self.warn(pos, message);
        }
    }
}

impl Walk<'_> {
    fn note(&mut self, variable: VariableId, access: Access) {
        let uses = self.uses.entry(variable).or_default();
        uses.named = true;
        uses.used |= access == Access::Used;
        uses.set |= access == Access::Set;
    }

    fn exprs(&mut self, list: List<ExprId>) {
        for e in self.c.il[list].iter().copied() {
            self.expr(e, Access::Used);
        }
    }

    fn expr(&mut self, e: ExprId, access: Access) {
        if self.depth >= MAX_NESTING {
            return;
        }
        self.depth += 1;
        self.kind(e, access);
        self.depth -= 1;
    }

    fn kind(&mut self, e: ExprId, access: Access) {
        let used = Access::Used;
        match self.c.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id } | Entity::Binding { id }, .. } => {
                self.note(id, access);
            }
            ExprKind::Binary { op: BinaryOp::Assign, lhs, rhs } => {
                self.expr(lhs, Access::Set);
                self.expr(rhs, used);
            }
            ExprKind::Binary { lhs, rhs, .. } => {
                self.expr(lhs, used);
                self.expr(rhs, used);
            }
            ExprKind::Subscript { base, index } => {
                let array = matches!(self.c.canonical_kind(self.c.il[base].ty), TypeKind::Array { .. });
                self.expr(base, if array { access } else { used });
                self.expr(index, used);
            }
            ExprKind::Member { base, arrow, .. }
            | ExprKind::MemberOverload { base, arrow, .. }
            | ExprKind::DependentMember { base, arrow, .. } => {
                self.expr(base, if arrow { used } else { access });
            }
            ExprKind::PseudoDestructor { base, .. } => self.expr(base, used),
            ExprKind::Cast { to, operand, .. } => {
                self.expr(operand, if self.c.is_void(to) { Access::Discarded } else { used });
            }
            ExprKind::Implicit { operand, .. } => self.expr(operand, access),
            ExprKind::Unary { operand, .. }
            | ExprKind::Extension { operand }
            | ExprKind::Await { operand }
            | ExprKind::Yield { operand }
            | ExprKind::Delete { operand, .. }
            | ExprKind::UserLiteral { operand, .. }
            | ExprKind::SizeofExpr { of: operand }
            | ExprKind::AlignofExpr { of: operand }
            | ExprKind::TypeidExpr { of: operand }
            | ExprKind::Noexcept { of: operand }
            | ExprKind::Expansion { pattern: operand }
            | ExprKind::VaArg { list: operand, .. }
            | ExprKind::CompoundLiteral { list: operand, .. }
            | ExprKind::ConstructBrace { list: operand, .. }
            | ExprKind::Designated { value: operand, .. } => self.expr(operand, used),
            ExprKind::Conditional { condition, then, otherwise } => {
                self.expr(condition, used);
                if let Some(then) = then {
                    self.expr(then, used);
                }
                self.expr(otherwise, used);
            }
            _ => self.rarer_kind(e),
        }
    }

    /// Expressions with lists, types, declarations or statements in them.
    fn rarer_kind(&mut self, e: ExprId) {
        match self.c.il[e].kind {
            ExprKind::Operator { args, .. } | ExprKind::Construct { args, .. } => self.exprs(args),
            ExprKind::InitList { elements, .. } => self.exprs(elements),
            ExprKind::Call { callee, args } => {
                self.expr(callee, Access::Used);
                self.exprs(args);
            }
            ExprKind::Launch { configure, call } => {
                self.expr(configure, Access::Used);
                self.expr(call, Access::Used);
            }
            ExprKind::Throw { operand } => self.optional(operand),
            ExprKind::Fold { left, right, .. } => {
                self.optional(left);
                self.optional(right);
            }
            ExprKind::New { id } => {
                let new = self.c.il[id].clone();
                self.optional(new.bound);
                if let Some(placement) = new.placement {
                    self.exprs(placement);
                }
                self.initializer(new.init);
            }
            ExprKind::StatementExpr { body } => self.statement(body),
            ExprKind::Lambda { id } => self.lambda(id),
            ExprKind::Trait { args, .. } => {
                for arg in self.c.il[args].iter().copied() {
                    match arg {
                        TraitArg::Expr { expr } => self.expr(expr, Access::Used),
                        TraitArg::Type { of } => self.ty(of),
                    }
                }
            }
            ExprKind::SizeofType { of } | ExprKind::AlignofType { of } => self.ty(of),
            _ => {}
        }
    }

    fn optional(&mut self, e: Option<ExprId>) {
        if let Some(e) = e {
            self.expr(e, Access::Used);
        }
    }

    fn lambda(&mut self, id: LambdaId) {
        for capture in self.c.il[self.c.il[id].captures].iter().copied() {
            match capture.kind {
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    self.note(variable, Access::Used);
                }
                CaptureKind::Init { init, .. } => self.initializer(init),
                _ => {}
            }
        }
        self.declaration(self.c.il[id].declaration);
    }

    /// The expressions that a type names its variables in.
    fn ty(&mut self, ty: TypeId) {
        match self.c.il[ty].kind {
            TypeKind::Decltype { expr } | TypeKind::TypeofExpr { expr } => self.expr(expr, Access::Used),
            TypeKind::Array { element, bound } => {
                if let ArrayBound::Expr { expr } | ArrayBound::Written { expr, .. } = bound {
                    self.expr(expr, Access::Used);
                }
                self.ty(element);
            }
            TypeKind::Qualified { base: to, .. }
            | TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => self.ty(to),
            TypeKind::Instance { args, .. } | TypeKind::AliasInstance { args, .. } => self.args(args),
            TypeKind::Class { class } => {
                if let Some(args) = self.c.il[class].first_args {
                    self.args(args);
                }
            }
            _ => {}
        }
    }

    fn args(&mut self, args: List<TemplateArg>) {
        for arg in self.c.il[args].iter().copied() {
            match arg {
                TemplateArg::Expr { expr, .. } => self.expr(expr, Access::Used),
                TemplateArg::Type { of } => self.ty(of),
                _ => {}
            }
        }
    }

    fn initializer(&mut self, init: Initializer) {
        match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.expr(value, Access::Used);
            }
            Initializer::Paren { args } => self.exprs(args),
            _ => {}
        }
    }

    fn declaration(&mut self, id: DeclarationId) {
        let declaration = self.c.il[id].clone();
        self.ty(declaration.ty);
        self.initializer(declaration.init);
        if let Some(body) = declaration.body {
            let body = &self.c.il[body];
            if let Some(statement) = body.statement {
                self.statement(statement);
            }
        }
    }

    fn item(&mut self, item: Item) {
        match item {
            Item::Declaration { id } => self.group(id),
            Item::StaticAssert { id } => self.expr(self.c.il[id].condition, Access::Used),
            _ => {}
        }
    }

    fn group(&mut self, id: GroupId) {
        let group = self.c.il[id].clone();
        self.ty(group.specifiers.ty);
        for declaration in self.c.il[group.declarators].iter().copied() {
            self.declaration(declaration);
        }
        if let Some(definition) = group.definition {
            for item in self.c.il[definition].items.clone() {
                self.item(item);
            }
        }
    }

    fn condition(&mut self, condition: Condition) {
        match condition {
            Condition::Expr { expr } => self.expr(expr, Access::Used),
            Condition::Declaration { group, value } => {
                self.group(group);
                self.expr(value, Access::Used);
            }
        }
    }

    fn statement(&mut self, statement: StmtId) {
        if self.depth >= MAX_NESTING {
            return;
        }
        self.depth += 1;
        self.statement_kind(self.c.il[statement].kind);
        self.depth -= 1;
    }

    fn statement_kind(&mut self, kind: StmtKind) {
        match kind {
            StmtKind::Expr { expr } => self.expr(expr, Access::Discarded),
            StmtKind::Declaration { item } => self.item(item),
            StmtKind::Compound { body, .. } => {
                for statement in self.c.il[body].iter().copied() {
                    self.statement(statement);
                }
            }
            StmtKind::If { init, condition, then, otherwise, .. } => {
                init.into_iter().for_each(|s| self.statement(s));
                condition.into_iter().for_each(|c| self.condition(c));
                self.statement(then);
                otherwise.into_iter().for_each(|s| self.statement(s));
            }
            StmtKind::While { condition, body } => {
                self.condition(condition);
                self.statement(body);
            }
            StmtKind::Do { body, condition, .. } => {
                self.statement(body);
                self.expr(condition, Access::Used);
            }
            StmtKind::For { init, condition, increment, body } => {
                init.into_iter().for_each(|s| self.statement(s));
                condition.into_iter().for_each(|c| self.condition(c));
                increment.into_iter().for_each(|e| self.expr(e, Access::Discarded));
                self.statement(body);
            }
            StmtKind::RangeFor { init, declaration, range, body, .. } => {
                init.into_iter().for_each(|s| self.statement(s));
                self.group(declaration);
                self.expr(range, Access::Used);
                self.statement(body);
            }
            StmtKind::Switch { init, condition, body } => {
                init.into_iter().for_each(|s| self.statement(s));
                self.condition(condition);
                self.statement(body);
            }
            StmtKind::Case { low, high, body } => {
                self.expr(low, Access::Used);
                self.optional(high);
                body.into_iter().for_each(|s| self.statement(s));
            }
            StmtKind::Default { body } | StmtKind::Label { body, .. } => {
                body.into_iter().for_each(|s| self.statement(s));
            }
            StmtKind::Return { value } | StmtKind::CoReturn { value } => self.optional(value),
            StmtKind::Try { body, handlers } => {
                self.statement(body);
                for handler in self.c.il[handlers].iter().copied() {
                    self.statement(handler.body);
                }
            }
            StmtKind::ComputedGoto { target } => self.expr(target, Access::Used),
            StmtKind::Asm { id } => {
                let asm = &self.c.il[id];
                let operands = [asm.outputs, asm.inputs];
                for operand in operands.map(|list| self.c.il[list].to_vec()).concat() {
                    self.expr(operand.value, Access::Used);
                }
            }
            _ => {}
        }
    }
}
