//! Calls that nobody wrote: constructors and destructors of local variables.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;

impl Compilation {
    /// Checks that the function being analysed may construct and destroy a variable of a block.
    pub fn check_implicit_calls(&mut self, variable: VariableId, init: Initializer) {
        let v = &self.il[variable];
        let (ty, pos, scope, external) = (v.ty, v.pos, v.scope, v.linkage == Linkage::External);
        let array = matches!(self.canonical_kind(ty), TypeKind::Array { .. });
        let object = if array { self.innermost_element(ty) } else { ty };
        let Some(class) = self.class_of(object).filter(|_| !self.is_reference(ty)) else { return };
        let local = self.context.function.is_some()
            && matches!(self.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        if !local || external || self.is_dependent(ty) || !self.checks_implicit_calls() {
            return;
        }
        if array {
            // Of the elements only their end shows.
            return self.check_destructor(class, pos);
        }
        let args = match init {
            Initializer::None => Vec::new(),
            Initializer::Paren { args } => self.il[args].to_vec(),
            Initializer::Copy { value } => match self.initializing_arguments(value, class) {
                Some(args) => args,
                None => {
                    self.check_destructor(class, pos);
                    return;
                }
            },
            Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                let kind = self.il[value].kind;
                match kind {
                    ExprKind::InitList { elements, .. } if !self.is_aggregate(class) => {
                        self.il[elements].to_vec()
                    }
                    _ => return,
                }
            }
            _ => return,
        };
        self.check_destructor(class, pos);
        if let Some(constructor) = self.device_constructor(class, &args) {
            self.check_call_space(constructor, pos);
        }
    }

    fn check_destructor(&mut self, class: ClassId, pos: Pos) {
        if let Some(destructor) = self.il[class].special.destructor {
            self.check_call_space(destructor, pos);
        }
    }

    /// The arguments of the constructor that makes an object out of an initializer behind `=`: where that is a prvalue
    /// of the class, of the constructor that makes this. None if no constructor is called here.
    fn initializing_arguments(&mut self, value: ExprId, class: ClassId) -> Option<Vec<ExprId>> {
        let e = self.il[value];
        if self.class_of(e.ty) != Some(class) || e.category != Category::Prvalue {
            return Some(vec![value]);
        }
        match e.kind {
            ExprKind::Construct { args, .. } => Some(self.il[args].to_vec()),
            ExprKind::Cast { style: CastStyle::Functional, operand, .. } => {
                self.initializing_arguments(operand, class)
            }
            ExprKind::ConstructBrace { list, .. } => {
                let ExprKind::InitList { elements, .. } = self.il[list].kind else { return None };
                (!self.is_aggregate(class)).then(|| self.il[elements].to_vec())
            }
            ExprKind::Implicit { conversion: ConversionKind::User, operand, function: Some(function) }
                if matches!(self.il[function].name, EntityName::Constructor) =>
            {
                Some(vec![operand])
            }
            _ => None,
        }
    }

    fn checks_implicit_calls(&self) -> bool {
        let unchecked = self.cuda.modes.implicit_calls_unchecked || self.reports.quiet > 0;
        self.context.function.is_some() && !unchecked && !self.scope_is_dependent(self.context.scope)
    }

    /// Checks `T(args)` of a class: the temporary is destroyed too.
    pub fn check_temporary(&mut self, ty: TypeId, constructor: Option<FunctionId>, pos: Pos) {
        let Some(class) = self.class_of(ty).filter(|_| self.checks_implicit_calls()) else { return };
        if let Some(destructor) = self.il[class].special.destructor {
            self.check_call_space(destructor, pos);
        }
        if let Some(constructor) = constructor {
            self.check_call_space(constructor, pos);
        }
    }

    /// Checks `T(e)` of a class.
    pub fn check_converted_temporary(&mut self, ty: TypeId, arg: ExprId, pos: Pos) {
        let Some(class) = self.class_of(ty).filter(|_| self.checks_implicit_calls()) else { return };
        let e = self.il[arg];
        let braced = matches!(e.kind, ExprKind::InitList { .. });
        let elided = e.category == Category::Prvalue && self.class_of(e.ty) == Some(class);
        if self.is_reference(ty) || braced || elided || self.is_open(arg) {
            return;
        }
        let constructor = self.device_constructor(class, &[arg]);
        self.check_temporary(ty, constructor, pos);
    }

    /// Checks the constructor that a new-expression calls; braced lists are not looked at.
    pub fn check_new_space(&mut self, new: &New, pos: Pos) {
        if !self.checks_implicit_calls() || self.is_dependent(new.ty) {
            return;
        }
        let Some(class) = self.class_of(new.ty) else { return };
        let args = match new.init {
            Initializer::None => Vec::new(),
            Initializer::Paren { args } => self.il[args].to_vec(),
            _ => return,
        };
        if let Some(constructor) = new.constructor.or_else(|| self.device_constructor(class, &args)) {
            self.check_call_space(constructor, pos);
        }
    }

    /// Checks the destructor that a delete-expression calls.
    pub fn check_delete_space(&mut self, operand: ExprId) {
        if !self.checks_implicit_calls() {
            return;
        }
        let object = self.pointee(self.il[operand].ty);
        if let Some(destructor) =
            object.and_then(|ty| self.class_of(ty)).and_then(|c| self.il[c].special.destructor)
        {
            let pos = self.start_of(operand);
            self.check_call_space(destructor, pos);
        }
    }

    /// The constructor for arguments, in a class with one that is only for the device.
    fn device_constructor(&mut self, class: ClassId, args: &[ExprId]) -> Option<FunctionId> {
        if !self.has_device_constructor(class) {
            return None;
        }
        match self.best_constructor(class, args) {
            Resolution::Function(constructor) => Some(constructor),
            _ => None,
        }
    }
}
