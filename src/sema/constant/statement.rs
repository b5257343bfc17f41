//! Statements of constexpr functions (`[stmt.stmt]`, `[dcl.constexpr]`).

use super::Interpreter;
use super::value::*;
use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

/// Where evaluation goes on after a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Next,
    Break,
    Continue,
    Return,
    /// In a switch: the label that is looked for has not been reached.
    Seeking,
}

/// The label that a switch looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Case(StmtId),
    Default,
}

impl Interpreter<'_> {
    /// Runs a statement.
    pub fn execute(&mut self, statement: StmtId) -> Eval<Flow> {
        let pos = self.c.il[statement].pos;
        self.nested(pos, |i| i.execute_inner(statement))
    }

    fn execute_inner(&mut self, statement: StmtId) -> Eval<Flow> {
        let (kind, pos) = (self.c.il[statement].kind, self.c.il[statement].pos);
        match kind {
            StmtKind::Null | StmtKind::Pragma { .. } | StmtKind::LocalLabels { .. } => Ok(Flow::Next),
            StmtKind::Expr { expr } => {
                let made = self.objects.len();
                self.discard(expr)?;
                self.end_objects(made, pos)?;
                Ok(Flow::Next)
            }
            StmtKind::Declaration { item } => self.declare(item, pos).map(|()| Flow::Next),
            StmtKind::Compound { body, .. } => self.in_block(|i| i.sequence(body, None)),
            StmtKind::If { form, init, condition, then, otherwise } => {
                self.in_block(|i| i.branch(form, init, condition, then, otherwise, pos))
            }
            StmtKind::While { condition, body } => self.loop_while(condition, body, pos),
            StmtKind::Do { body, condition, .. } => self.loop_do(body, condition, pos),
            StmtKind::For { init, condition, increment, body } => self.in_block(|i| {
                if let Some(init) = init {
                    i.execute(init)?;
                }
                i.loop_for(condition, increment, body, pos)
            }),
            StmtKind::RangeFor { init, declaration, range, body, .. } => self.in_block(|i| {
                if let Some(init) = init {
                    i.execute(init)?;
                }
                i.loop_range(declaration, range, body, pos)
            }),
            StmtKind::Switch { init, condition, body } => self.in_block(|i| {
                if let Some(init) = init {
                    i.execute(init)?;
                }
                i.switch(condition, body, pos)
            }),
            StmtKind::Case { body, .. } | StmtKind::Default { body } | StmtKind::Label { body, .. } => {
                body.map_or(Ok(Flow::Next), |body| self.execute(body))
            }
            StmtKind::Break => Ok(Flow::Break),
            StmtKind::Continue => Ok(Flow::Continue),
            StmtKind::Return { value } => self.return_value(value, pos),
            StmtKind::Try { body, .. } => self.execute(body),
            StmtKind::Goto { .. }
            | StmtKind::ComputedGoto { .. }
            | StmtKind::CoReturn { .. }
            | StmtKind::Asm { .. } => stop(Reason::NotConstant, pos),
        }
    }

    /// Runs something whose variables and temporaries end with it.
    fn in_block(&mut self, run: impl FnOnce(&mut Self) -> Eval<Flow>) -> Eval<Flow> {
        let made = self.objects.len();
        let declared = self.frames.last().map_or(0, |frame| frame.variables.len());
        let flow = run(self)?;
        self.end_objects(made, Pos::NONE)?;
        if let Some(frame) = self.frames.last_mut() {
            frame.variables.truncate(declared);
        }
        Ok(flow)
    }

    /// The statements of a block, from a label on if one is looked for.
    fn sequence(&mut self, body: List<StmtId>, target: Option<Target>) -> Eval<Flow> {
        let mut target = target;
        for index in 0..body.len() {
            let Some(statement) = self.c.il[body].get(index).copied() else { break };
            let flow = match target {
                Some(label) => self.seek(statement, label)?,
                None => self.execute(statement)?,
            };
            match flow {
                Flow::Seeking => {}
                Flow::Next => target = None,
                other => return Ok(other),
            }
        }
        Ok(if target.is_some() { Flow::Seeking } else { Flow::Next })
    }

    /// Runs a statement from a label in it on; [`Flow::Seeking`] if the label is not there.
    fn seek(&mut self, statement: StmtId, target: Target) -> Eval<Flow> {
        let pos = self.c.il[statement].pos;
        match self.c.il[statement].kind {
            StmtKind::Case { body, .. } => match body {
                _ if target == Target::Case(statement) => self.execute(statement),
                Some(body) => self.nested(pos, |i| i.seek(body, target)),
                None => Ok(Flow::Seeking),
            },
            StmtKind::Default { body } => match body {
                _ if target == Target::Default => self.execute(statement),
                Some(body) => self.nested(pos, |i| i.seek(body, target)),
                None => Ok(Flow::Seeking),
            },
            StmtKind::Label { body: Some(body), .. } => self.nested(pos, |i| i.seek(body, target)),
            StmtKind::Compound { body, .. } => {
                self.nested(pos, |i| i.in_block(|i| i.sequence(body, Some(target))))
            }
            StmtKind::If { then, otherwise, .. } => {
                let flow = self.nested(pos, |i| i.seek(then, target))?;
                match otherwise {
                    Some(otherwise) if flow == Flow::Seeking => {
                        self.nested(pos, |i| i.seek(otherwise, target))
                    }
                    _ => Ok(flow),
                }
            }
            StmtKind::While { body, .. } | StmtKind::Do { body, .. } | StmtKind::For { body, .. } => {
                let flow = self.nested(pos, |i| i.seek(body, target))?;
                match flow {
                    Flow::Next | Flow::Continue => self.loop_on(statement),
                    Flow::Break => Ok(Flow::Next),
                    _ => Ok(flow),
                }
            }
            _ => Ok(Flow::Seeking),
        }
    }

    /// Goes on with a loop whose body has been run from a label in it on.
    fn loop_on(&mut self, statement: StmtId) -> Eval<Flow> {
        let pos = self.c.il[statement].pos;
        match self.c.il[statement].kind {
            StmtKind::While { condition, body } => self.loop_while(condition, body, pos),
            StmtKind::Do { body, condition, .. } => {
                match self.holds(Condition::Expr { expr: condition }, pos)? {
                    true => self.loop_do(body, condition, pos),
                    false => Ok(Flow::Next),
                }
            }
            StmtKind::For { condition, increment, body, .. } => {
                if let Some(increment) = increment {
                    self.discard(increment)?;
                }
                self.loop_for(condition, increment, body, pos)
            }
            _ => Ok(Flow::Next),
        }
    }

    fn branch(
        &mut self,
        form: IfForm,
        init: Option<StmtId>,
        condition: Option<Condition>,
        then: StmtId,
        otherwise: Option<StmtId>,
        pos: Pos,
    ) -> Eval<Flow> {
        if let Some(init) = init {
            self.execute(init)?;
        }
        let holds = match (form, condition) {
            (IfForm::Consteval, _) => self.is_needed(),
            (IfForm::NotConsteval, _) => !self.is_needed(),
            (_, Some(condition)) => self.holds(condition, pos)?,
            _ => return stop(Reason::Unknown, pos),
        };
        match (holds, otherwise) {
            (true, _) => self.execute(then),
            (false, Some(otherwise)) => self.execute(otherwise),
            (false, None) => Ok(Flow::Next),
        }
    }

    /// Whether a condition holds; a declaration in it is made.
    fn holds(&mut self, condition: Condition, pos: Pos) -> Eval<bool> {
        match condition {
            Condition::Expr { expr } => {
                let made = self.objects.len();
                let holds = self.truth(expr)?;
                self.end_objects(made, pos)?;
                Ok(holds)
            }
            Condition::Declaration { declared } => {
                let ConditionDeclaration { group, value } = self.c.il[declared];
                self.declare_group(group, pos)?;
                self.truth(value)
            }
        }
    }

    fn loop_while(&mut self, condition: Condition, body: StmtId, pos: Pos) -> Eval<Flow> {
        loop {
            self.spend(2, pos)?;
            let mut ends = false;
            let flow = self.in_block(|i| {
                if !i.holds(condition, pos)? {
                    ends = true;
                    return Ok(Flow::Next);
                }
                i.execute(body)
            })?;
            match flow {
                Flow::Return => return Ok(flow),
                Flow::Break => return Ok(Flow::Next),
                _ if ends => return Ok(Flow::Next),
                _ => {}
            }
        }
    }

    fn loop_do(&mut self, body: StmtId, condition: ExprId, pos: Pos) -> Eval<Flow> {
        loop {
            self.spend(2, pos)?;
            match self.execute(body)? {
                Flow::Return => return Ok(Flow::Return),
                Flow::Break => return Ok(Flow::Next),
                _ => {}
            }
            if !self.holds(Condition::Expr { expr: condition }, pos)? {
                return Ok(Flow::Next);
            }
        }
    }

    fn loop_for(
        &mut self,
        condition: Option<Condition>,
        increment: Option<ExprId>,
        body: StmtId,
        pos: Pos,
    ) -> Eval<Flow> {
        loop {
            self.spend(2, pos)?;
            let mut ends = false;
            let flow = self.in_block(|i| {
                if let Some(condition) = condition
                    && !i.holds(condition, pos)?
                {
                    ends = true;
                    return Ok(Flow::Next);
                }
                let flow = i.execute(body)?;
                if matches!(flow, Flow::Next | Flow::Continue)
                    && let Some(increment) = increment
                {
                    i.discard(increment)?;
                }
                Ok(flow)
            })?;
            match flow {
                Flow::Return => return Ok(flow),
                Flow::Break => return Ok(Flow::Next),
                _ if ends => return Ok(Flow::Next),
                _ => {}
            }
        }
    }

    /// A range-based for (`[stmt.ranged]`): elements of arrays and of std::initializer_list are counted, others asked for.
    fn loop_range(&mut self, declaration: GroupId, range: ExprId, body: StmtId, pos: Pos) -> Eval<Flow> {
        let declarators = self.c.il[declaration].declarators;
        let Some(declared) = self.c.il[declarators].first().copied() else {
            return stop(Reason::Unknown, pos);
        };
        let place = self.lvalue(range)?;
        let ty = self.pointee_type(&place, pos)?;
        let (first, count, element) = match self.c.split(ty).kind {
            TypeKind::Array { element, .. } => (place.child(0), self.element_count(ty), element),
            TypeKind::Class { class } => {
                let Some(element) = self.c.initializer_list_element(class) else {
                    return self.loop_iterators(declared, range, place, body, pos);
                };
                let start = self.read(&place.child(0), pos)?.pointer(pos)?;
                let count = self.read(&place.child(1), pos)?.integer(pos)?;
                let element = self.c.qualified(element, Qualifiers::CONST);
                (start, u64::try_from(count).ok(), element)
            }
            _ => return self.loop_iterators(declared, range, place, body, pos),
        };
        let Some(count) = count else { return stop(Reason::Unknown, pos) };
        for index in 0..count {
            self.spend(2, pos)?;
            let at = self.advance(&first, index.into(), pos)?;
            match self.in_block(|i| i.loop_element(declared, &at, element, body, pos))? {
                Flow::Return => return Ok(Flow::Return),
                Flow::Break => break,
                _ => {}
            }
        }
        Ok(Flow::Next)
    }

    /// A range-based for over the object of class type at `place`: what stands for its beginning is moved on until it equals
    /// the end.
    fn loop_iterators(
        &mut self,
        declared: DeclarationId,
        range: ExprId,
        place: Pointer,
        body: StmtId,
        pos: Pos,
    ) -> Eval<Flow> {
        let (Entity::Variable { id: variable }, Some(parts)) =
            (self.c.il[declared].entity, self.c.range_loop(range))
        else {
            return stop(Reason::Unknown, pos);
        };
        self.bind(parts.range, place);
        for (iterator, value) in [parts.begin, parts.end] {
            self.make_variable(iterator, Initializer::Copy { value }, pos)?;
        }
        let element = Initializer::Copy { value: parts.element };
        loop {
            self.spend(2, pos)?;
            let holds = Condition::Expr { expr: parts.differs };
            if !self.holds(holds, pos)? {
                return Ok(Flow::Next);
            }
            let flow = self.in_block(|i| {
                let place = i.make_variable(variable, element, pos)?;
                if i.c.il[declared].flags.contains(DeclarationFlags::BINDINGS) {
                    let ty = i.c.il[variable].ty;
                    i.declare_bindings(declared, &place, ty, pos)?;
                }
                i.execute(body)
            })?;
            match flow {
                Flow::Return => return Ok(Flow::Return),
                Flow::Break => return Ok(Flow::Next),
                _ => {}
            }
            let made = self.objects.len();
            self.discard(parts.next)?;
            self.end_objects(made, pos)?;
        }
    }

    fn loop_element(
        &mut self,
        declared: DeclarationId,
        at: &Pointer,
        element: TypeId,
        body: StmtId,
        pos: Pos,
    ) -> Eval<Flow> {
        let Entity::Variable { id: variable } = self.c.il[declared].entity else {
            return stop(Reason::Unknown, pos);
        };
        let ty = self.c.il[variable].ty;
        let value = if self.c.is_reference(ty) {
            let target = self.c.without_reference(ty);
            if !self.same_class_or_type(target, element) {
                return stop(Reason::NotConstant, pos);
            }
            Datum::Pointer(at.clone())
        } else {
            let value = self.read(at, pos)?;
            self.scalar_conversion(value, element, ty, pos)?
        };
        let place = self.new_object(ty, value, None);
        self.bind(variable, place.clone());
        if self.c.il[declared].flags.contains(DeclarationFlags::BINDINGS) {
            self.declare_bindings(declared, &place, ty, pos)?;
        }
        self.execute(body)
    }

    fn switch(&mut self, condition: Condition, body: StmtId, pos: Pos) -> Eval<Flow> {
        let value = match condition {
            Condition::Expr { expr } => self.rvalue(expr)?,
            Condition::Declaration { declared } => {
                let ConditionDeclaration { group, value } = self.c.il[declared];
                self.declare_group(group, pos)?;
                self.rvalue(value)?
            }
        };
        let value = value.integer(pos)?;
        let mut default = false;
        let found = self.find_case(body, value, &mut default)?;
        let target = match found {
            Some(case) => Target::Case(case),
            None if default => Target::Default,
            None => return Ok(Flow::Next),
        };
        match self.seek(body, target)? {
            Flow::Seeking => stop(Reason::NotConstant, pos),
            Flow::Break => Ok(Flow::Next),
            flow => Ok(flow),
        }
    }

    /// The case label for a value, without those of inner switches.
    fn find_case(&mut self, statement: StmtId, value: i128, default: &mut bool) -> Eval<Option<StmtId>> {
        let pos = self.c.il[statement].pos;
        let inner = match self.c.il[statement].kind {
            StmtKind::Case { low, high, body } => {
                let low = self.rvalue(low)?.integer(pos)?;
                let high = match high {
                    Some(high) => self.rvalue(high)?.integer(pos)?,
                    None => low,
                };
                if (low..=high).contains(&value) {
                    return Ok(Some(statement));
                }
                body
            }
            StmtKind::Default { body } => {
                *default = true;
                body
            }
            StmtKind::Label { body, .. } => body,
            StmtKind::Compound { body, .. } => {
                for index in 0..body.len() {
                    let Some(inner) = self.c.il[body].get(index).copied() else { break };
                    let found = self.nested(pos, |i| i.find_case(inner, value, default))?;
                    if found.is_some() {
                        return Ok(found);
                    }
                }
                None
            }
            StmtKind::If { then, otherwise, .. } => {
                let found = self.nested(pos, |i| i.find_case(then, value, default))?;
                if found.is_some() {
                    return Ok(found);
                }
                otherwise
            }
            // Cases within a range-based for or a try block are found too, but cannot be gone to: there is no value then.
            StmtKind::While { body, .. }
            | StmtKind::Do { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::RangeFor { body, .. }
            | StmtKind::Try { body, .. } => Some(body),
            // Other statements hold no labels of this switch; those in a handler cannot be reached.
            _ => None,
        };
        match inner {
            Some(inner) => self.nested(pos, |i| i.find_case(inner, value, default)),
            None => Ok(None),
        }
    }

    fn return_value(&mut self, value: Option<ExprId>, pos: Pos) -> Eval<Flow> {
        let Some(value) = value else { return Ok(Flow::Return) };
        let Some(function) = self.frames.last().map(|frame| frame.function) else {
            return stop(Reason::NotConstant, pos);
        };
        let Some((ret, ..)) = self.c.function_of(self.c.il[function].ty) else {
            return stop(Reason::Unknown, pos);
        };
        let result = if self.c.is_void(ret) {
            self.discard(value)?;
            Datum::Void
        } else if self.c.il[ret].flags.contains(TypeFlags::PLACEHOLDER) {
            return stop(Reason::Unknown, pos);
        } else {
            self.initializer_value(ret, value)?
        };
        if let Some(frame) = self.frames.last_mut() {
            frame.result = Some(result);
        }
        Ok(Flow::Return)
    }

    /// A declaration statement.
    fn declare(&mut self, item: Item, pos: Pos) -> Eval<()> {
        match item {
            Item::Declaration { id } => self.declare_group(id, pos),
            _ => Ok(()),
        }
    }

    fn declare_group(&mut self, group: GroupId, pos: Pos) -> Eval<()> {
        let declarations = self.c.il[self.c.il[group].declarators].to_vec();
        for declaration in declarations {
            let entry = &self.c.il[declaration];
            let (entity, init, bindings) =
                (entry.entity, entry.init, entry.flags.contains(DeclarationFlags::BINDINGS));
            let Entity::Variable { id } = entity else { continue };
            if matches!(self.c.il[id].storage, Storage::Static | Storage::Thread) {
                continue;
            }
            let place = self.make_variable(id, init, pos)?;
            let ty = self.c.il[id].ty;
            if bindings {
                self.declare_bindings(declaration, &place, ty, pos)?;
            }
        }
        Ok(())
    }

    /// Makes a local variable and initializes it.
    fn make_variable(&mut self, id: VariableId, init: Initializer, pos: Pos) -> Eval<Pointer> {
        let ty = self.c.il[id].ty;
        if self.c.il[ty].flags.intersects(TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN) {
            return stop(Reason::Unknown, pos);
        }
        let bound = self.c.after_token(self.c.il[id].pos);
        let blank = self.uninitialized(ty, pos).map_err(|failure| match failure.reason {
            Reason::RunTimeBound => Failure { pos: bound, ..failure },
            _ => failure,
        })?;
        let place = self.new_object(ty, blank, None);
        self.bind(id, place.clone());
        let made = self.objects.len();
        let at = if init == Initializer::None { self.c.il[id].pos } else { pos };
        self.initialize_by(&place, ty, init, at)?;
        self.end_initialization(&place, ty, init, made, pos)?;
        self.end_of_initialization(&place, ty);
        Ok(place)
    }

    /// Ends the temporaries that an initializer needed and marks the variable as alive. What a reference, or a part of an
    /// object that a list initializes, may be bound to lives on.
    fn end_initialization(
        &mut self,
        place: &Pointer,
        ty: TypeId,
        init: Initializer,
        made: usize,
        pos: Pos,
    ) -> Eval<()> {
        if self.c.is_reference(ty) {
            let bound = self.read(place, pos)?.pointer(pos)?;
            return self.destroy_from(made, Some(bound.root), pos);
        }
        if !matches!(init, Initializer::Brace { .. } | Initializer::CopyBrace { .. }) {
            self.destroy_from(made, None, pos)?;
        }
        if let Root::Object { place, .. } = place.root {
            self.ends_in_scope(place as usize);
        }
        Ok(())
    }

    /// The names of a structured binding: elements of an array, or members of a class (`[dcl.struct.bind]`).
    fn declare_bindings(
        &mut self,
        declaration: DeclarationId,
        place: &Pointer,
        ty: TypeId,
        pos: Pos,
    ) -> Eval<()> {
        let object =
            if self.c.is_reference(ty) { self.read(place, pos)?.pointer(pos)? } else { place.clone() };
        let ty = self.pointee_type(&object, pos)?;
        let names = self.c.il[self.c.il[declaration].params].to_vec();
        let element =
            |c: &Compilation, name: VariableId| c.il[name].flags.contains(VariableFlags::TUPLE_ELEMENT);
        if names.iter().any(|name| element(self.c, *name)) {
            return self.declare_tuple_elements(declaration, &names, pos);
        }
        let mut steps: Vec<usize> = Vec::new();
        match self.c.split(ty).kind {
            TypeKind::Array { .. } => {}
            TypeKind::Class { class }
                if self.c.il[class].bases.is_empty()
                    && self.c.il.member_fields(class).count() == names.len() =>
            {
                steps = self
                    .c
                    .il
                    .member_fields(class)
                    .filter_map(|f| self.c.il.place_of_field(class, f))
                    .collect();
            }
            _ => return stop(Reason::NotConstant, pos),
        }
        for (index, name) in names.into_iter().enumerate() {
            let step = steps.get(index).copied().unwrap_or(index);
            self.bind(name, object.child(step as u32));
        }
        Ok(())
    }

    /// Names bound to the elements of a tuple: each refers to what `get` gives.
    fn declare_tuple_elements(
        &mut self,
        declaration: DeclarationId,
        names: &[VariableId],
        pos: Pos,
    ) -> Eval<()> {
        let Entity::Variable { id: whole } = self.c.il[declaration].entity else {
            return stop(Reason::Unknown, pos);
        };
        for (index, name) in names.iter().enumerate() {
            let Some(get) = self.c.tuple_element_call(whole, *name, index) else {
                return stop(Reason::Unknown, pos);
            };
            let place = match self.c.il[get].category {
                Category::Prvalue => self.materialize(get, self.c.il[get].ty)?,
                _ => self.lvalue(get)?,
            };
            self.bind(*name, place);
        }
        Ok(())
    }

    fn bind(&mut self, variable: VariableId, place: Pointer) {
        if let Some(frame) = self.frames.last_mut() {
            frame.variables.push((variable, place));
        }
    }

    /// `({ ... })`: the value of the last statement.
    pub fn statement_expression(&mut self, body: StmtId, pos: Pos) -> Eval<Datum> {
        let StmtKind::Compound { body, .. } = self.c.il[body].kind else {
            return stop(Reason::NotConstant, pos);
        };
        if self.frames.is_empty() {
            return stop(Reason::NotConstant, pos);
        }
        let mut value = Datum::Void;
        let last = body.len().saturating_sub(1);
        for index in 0..body.len() {
            let Some(statement) = self.c.il[body].get(index).copied() else { break };
            match self.c.il.labeled_value(statement) {
                Some(expr) if index == last => value = self.rvalue(expr)?,
                _ => {
                    if self.execute(statement)? != Flow::Next {
                        return stop(Reason::NotConstant, pos);
                    }
                }
            }
        }
        Ok(value)
    }
}
