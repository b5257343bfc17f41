//! Constant evaluation (`[expr.const]`): the values of expressions, of variables usable in constant expressions,
//! and of calls of constexpr functions.
//!
//! Nothing here reports errors: what is not constant, depends on a template parameter or was not analysed has
//! no value.

pub mod constexpr_function;
mod constexpr_instance;
pub mod constexpr_requirement;

mod arithmetic;
pub mod builtin;
mod call;
mod cast;
mod construct;
mod copy;
mod destroy;
mod exception;
mod explain;
mod expression;
mod initialize;
mod interned;
mod member_trait;
mod memory;
mod operator;
mod place;
mod source_location;
mod statement;
mod value;
mod variable;

use crate::compilation::Compilation;
use crate::float_value::{FloatClass, FloatValue};
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;
pub(in crate::sema) use arithmetic::{float_format, truncated};
pub use builtin::is_terminating_builtin;
use value::{Datum, Eval, Reason, stop};

/// What evaluations may use up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many calls may nest in one evaluation.
    pub calls: usize,
    /// How many steps one evaluation may take: passes of loops count one, calls one and a half.
    pub cost: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { calls: limits::CONSTANT_CALLS, cost: limits::CONSTANT_STEPS }
    }
}

/// What constant evaluation remembers between evaluations.
#[derive(Default)]
pub struct State {
    /// What the command line allows.
    pub limits: Limits,
    /// Variables whose values are being computed.
    evaluating: NearSet<VariableId>,
    /// Initializers that give no constant: their variables are asked for again and again.
    /// They may give one when more is declared: with each stands how much there was.
    without_value: NearMap<ExprId, usize>,
    /// Values of constant scalars that the standard leaves to the program.
    scalars: NearMap<VariableId, ConstantId>,
    /// Values of temporaries with static storage that constants refer to, by the expressions that make them.
    temporaries: NearMap<ExprId, ConstantId>,
    /// Bodies made for template instances; none for those that could not be made.
    pub(in crate::sema) bodies: NearMap<FunctionId, Option<crate::sema::instantiation::body::Body>>,
    /// What functions without parameters give that depend on nothing.
    numbers: NearMap<FunctionId, i128>,
    /// Call operators of lambdas that constant expressions cannot call because of their local variables.
    inconstant_lambdas: NearSet<FunctionId>,
    /// Functions that are declared constexpr and cannot be, and whether it is a statement that keeps them from it.
    inconstant_functions: NearMap<FunctionId, bool>,
    /// The calls that give what the names of structured bindings of tuples refer to.
    pub(in crate::sema) tuple_elements: NearMap<VariableId, Option<ExprId>>,
    /// What the loops over ranges of class type do, by the expressions that give the ranges; none where that is not known.
    pub(in crate::sema) range_loops: NearMap<ExprId, Option<crate::sema::statement::range::RangeLoop>>,
    /// How deep the evaluations in progress are nested.
    nesting: u32,
    /// How many evaluations have used up what they may.
    exhausted: u32,
}

/// How much less an evaluation may get at the end, as a power of two.
const LEAST: u32 = 12;

/// One evaluation of a constant expression.
struct Interpreter<'c> {
    c: &'c mut Compilation,
    /// Local variables, parameters and temporaries; calls and blocks cut them back when they end.
    objects: Vec<memory::Object>,
    /// What new-expressions allocated.
    heap: Vec<Option<memory::Object>>,
    /// Where each of these was allocated.
    allocated: Vec<crate::source::Pos>,
    frames: Vec<call::Frame>,
    /// How many objects were made.
    made: u32,
    cost: u32,
    /// What `cost` may become.
    most: u32,
    /// Of how many parts the objects that live consist.
    live_parts: u64,
    /// How many parts were made and copied.
    made_parts: u64,
    /// The calls that a failure was found in, innermost first.
    trace: Vec<crate::source::Pos>,
    /// Whether the value is needed at compile time, as std::is_constant_evaluated asks.
    needed: bool,
    /// Whether that has been asked.
    asked: bool,
    /// Whether all constant scalars have values here, not only those of the standard's constant expressions.
    reads_scalars: bool,
    /// Where the default argument or default member initializer is used that is being evaluated.
    use_site: Option<source_location::UseSite>,
    /// The static variable that was named last, and where.
    named: Option<(VariableId, Pos)>,
    /// The variable that is being initialized, with the object that stands for it once there is one.
    own: Option<(VariableId, Option<value::Pointer>)>,
    /// The object of which a member is initialized by default, outside of the calls in progress.
    object: Option<value::Pointer>,
}

impl<'c> Interpreter<'c> {
    fn new(c: &'c mut Compilation) -> Self {
        let less = c.constants.exhausted.saturating_sub(limits::EXHAUSTED_EVALUATIONS).min(LEAST);
        Self {
            most: c.constants.limits.cost >> less,
            live_parts: 0,
            made_parts: 0,
            c,
            objects: Vec::new(),
            heap: Vec::new(),
            allocated: Vec::new(),
            frames: Vec::new(),
            made: 0,
            cost: 0,
            trace: Vec::new(),
            needed: true,
            asked: false,
            reads_scalars: false,
            use_site: None,
            named: None,
            own: None,
            object: None,
        }
    }

    /// Counts steps, in half units.
    fn spend(&mut self, steps: u32, pos: crate::source::Pos) -> Eval<()> {
        let before = self.cost;
        self.cost = before.saturating_add(steps);
        if self.cost <= self.most {
            return Ok(());
        }
        self.c.constants.exhausted += u32::from(before <= self.most);
        stop(Reason::Cost, pos)
    }

    /// Counts parts that are made or copied.
    fn count_parts(&mut self, parts: u64, pos: crate::source::Pos) -> Eval<()> {
        self.made_parts = self.made_parts.saturating_add(parts);
        if self.made_parts <= limits::MADE_PARTS && self.live_parts <= limits::LIVE_PARTS {
            return Ok(());
        }
        // All that follows in this evaluation fails too.
        self.spend(u32::MAX, pos)
    }

    /// Whether the value is needed at compile time.
    fn is_needed(&mut self) -> bool {
        self.asked = true;
        self.needed
    }

    /// Evaluates something that is nested in what is being evaluated.
    fn nested<R>(&mut self, pos: crate::source::Pos, run: impl FnOnce(&mut Self) -> Eval<R>) -> Eval<R> {
        if self.c.constants.nesting >= limits::CONSTANT_NESTING {
            return stop(Reason::Depth, pos);
        }
        self.c.constants.nesting += 1;
        let result = run(self);
        self.c.constants.nesting -= 1;
        result
    }
}

impl Compilation {
    /// The value of an integral constant expression: an integer, enumeration, bool or character value.
    ///
    /// None if it is dependent, not known, not constant or of another type.
    pub fn constant_integer(&mut self, e: ExprId) -> Option<i128> {
        if let Some(value) = self.plain_integer(e) {
            return Some(value);
        }
        match self.evaluate(e) {
            Ok(Datum::Integer(value)) => Some(value),
            _ => None,
        }
    }

    /// The value of a condition that is a constant expression.
    pub fn constant_truth(&mut self, e: ExprId) -> Option<bool> {
        if let Some(value) = self.plain_integer(e) {
            return Some(value != 0);
        }
        let e = if self.class_of(self.il[e].ty).is_some() { self.contextual_bool(e) } else { e };
        let ty = self.il[e].ty;
        match self.evaluate(e).ok()? {
            Datum::Integer(value) => Some(value != 0),
            Datum::Null => Some(false),
            Datum::Pointer(_) | Datum::Member(_) => Some(true),
            Datum::Float(bits) => Some(arithmetic::float_truth(self, ty, bits)),
            _ => None,
        }
    }

    /// The truth of an integral condition where nothing needs its value before the program runs
    /// (`std::is_constant_evaluated`).
    pub(in crate::sema) fn run_time_truth(&mut self, e: ExprId) -> Option<bool> {
        if let Some(value) = self.plain_integer(e) {
            return Some(value != 0);
        }
        let mut interpreter = Interpreter::new(self);
        interpreter.needed = false;
        match interpreter.rvalue(e).ok()? {
            Datum::Integer(value) => Some(value != 0),
            _ => None,
        }
    }

    /// Whether the integral part of a floating constant is a value of an integer type; None where it is no constant, or
    /// infinite.
    pub(super) fn floating_fits(&mut self, e: ExprId, to: TypeId) -> Option<bool> {
        let Ok(Datum::Float(bits)) = self.evaluate(e) else { return None };
        let value = FloatValue { format: arithmetic::float_format(self, self.il[e].ty)?, bits };
        if let Some(format) = arithmetic::float_format(self, to) {
            // One that is too small for the type to tell it from zero.
            let zero = arithmetic::is_zero(value.convert(format));
            return Some(format == value.format || !zero || arithmetic::is_zero(value));
        }
        matches!(value.class(), FloatClass::Finite { .. }).then(|| {
            let (bits, signed) = self.integer_width(to).unwrap_or_default();
            arithmetic::truncated(value).is_some_and(|value| arithmetic::wrap(value, bits, signed) == value)
        })
    }

    /// The value of a constant expression of any type; of an lvalue, the value of the object.
    pub fn constant_value(&mut self, e: ExprId) -> Option<ConstantId> {
        let ty = self.il[e].ty;
        self.constant_of(e, ty, |i| i.rvalue(e))
    }

    /// What a call gives that is evaluated though nothing needs its value before the program runs; of a call of type
    /// `void`, that it can be evaluated.
    pub fn value_of_call(&mut self, e: ExprId) -> Option<Option<ConstantId>> {
        let entry = self.il[e];
        if entry.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return None;
        }
        let mut interpreter = Interpreter::new(self);
        interpreter.needed = false;
        let datum = interpreter.rvalue(e).ok()?;
        // What depends on that is left to the program.
        if interpreter.asked {
            return None;
        }
        match datum {
            Datum::Void => Some(None),
            datum => interpreter.intern(&datum, entry.ty, entry.pos).ok().map(Some),
        }
    }

    /// The address of what a glvalue designates, as the value of a reference of type `reference`.
    pub fn constant_address(&mut self, e: ExprId, reference: TypeId) -> Option<ConstantId> {
        self.constant_of(e, reference, |i| i.lvalue(e).map(Datum::Pointer))
    }

    /// Whether a glvalue designates what has static storage and is no local variable.
    pub(in crate::sema) fn has_outer_address(&mut self, e: ExprId) -> bool {
        if self.il[e].category == Category::Prvalue {
            return false;
        }
        match Interpreter::new(self).lvalue(e).map(|place| place.root) {
            Ok(value::Root::Static(AddressBase::Variable { id })) => {
                let v = &self.il[id];
                v.storage != Storage::Thread && (v.class.is_some() || v.linkage != Linkage::None)
            }
            Ok(value::Root::Static(_)) => true,
            _ => false,
        }
    }

    fn constant_of(
        &mut self,
        e: ExprId,
        ty: TypeId,
        run: impl FnOnce(&mut Interpreter<'_>) -> Eval<Datum>,
    ) -> Option<ConstantId> {
        if self.il[e].flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return None;
        }
        let pos = self.il[e].pos;
        let mut interpreter = Interpreter::new(self);
        let value = run(&mut interpreter).and_then(|datum| interpreter.intern(&datum, ty, pos));
        value.ok()
    }

    fn evaluate(&mut self, e: ExprId) -> Eval<Datum> {
        let entry = self.il[e];
        if entry.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return stop(Reason::Unknown, entry.pos);
        }
        Interpreter::new(self).rvalue(e)
    }

    /// The value of an expression that says it itself: literals, enumerators and conversions of them.
    pub(in crate::sema) fn plain_integer(&self, e: ExprId) -> Option<i128> {
        let entry = self.il[e];
        match entry.kind {
            ExprKind::Integer { literal } => {
                self.il.literals.integers.get(literal as usize).map(|i| i.value as i128)
            }
            ExprKind::Bool { value } => Some(value.into()),
            ExprKind::Char { literal } => {
                let literal = self.il.literals.chars.get(literal as usize)?;
                Some(self.wrap_integer(literal.value.into(), entry.ty))
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } if !self.il[id].dependent => {
                Some(self.il[id].value)
            }
            ExprKind::Constant { value } => match self.il[value].value {
                Value::Integer { value } => Some(value),
                _ => None,
            },
            ExprKind::Implicit { conversion: ConversionKind::Integral, operand, .. } => {
                // One level: longer chains are left to the interpreter, which bounds its depth.
                let ExprKind::Integer { literal } = self.il[operand].kind else { return None };
                let value = self.il.literals.integers.get(literal as usize)?.value as i128;
                Some(self.wrap_integer(value, entry.ty))
            }
            _ => None,
        }
    }

    /// A value as an integer type holds it: reduced modulo two to its width (`[conv.integral]`).
    pub fn wrap_integer(&self, value: i128, ty: TypeId) -> i128 {
        match self.integer_width(ty) {
            Some((bits, signed)) => arithmetic::wrap(value, bits, signed),
            None => value,
        }
    }

    /// How many bits an integer, enumeration, character or bool type has, and whether it is signed.
    pub fn integer_width(&self, ty: TypeId) -> Option<(u32, bool)> {
        let of = match self.enum_of(ty) {
            Some(id) => self.builtin_of(self.il[id].underlying)?,
            None => self.builtin_of(ty)?,
        };
        if !of.is_integral() {
            return None;
        }
        let bytes = of.extent(self.dialect.target).map_or(8, |extent| extent.size) as u32;
        let bits = if of == Builtin::Bool { 1 } else { 8 * bytes };
        Some((bits, self.dialect.target.is_signed(of)))
    }
}

#[cfg(test)]
mod tests;
