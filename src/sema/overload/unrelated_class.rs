//! Candidates that a class argument rules out: among very many operators most are for other classes.

use crate::compilation::Compilation;
use crate::il::*;

/// What is known of the first parameters of functions, by their numbers: an array that stays in the caches.
#[derive(Default)]
pub struct FirstParameters(Vec<u32>);

impl FirstParameters {
    /// Nothing was looked at yet.
    const UNKNOWN: u32 = 0;
    /// Other arguments may fit than objects of one class.
    const OPEN: u32 = 1;
    /// What is added to the number of the class that no other one converts to.
    const FIRST: u32 = 2;

    fn get(&self, function: FunctionId) -> u32 {
        self.0.get(function.index()).copied().unwrap_or(Self::UNKNOWN)
    }

    fn set(&mut self, function: FunctionId, value: u32) {
        if self.0.len() <= function.index() {
            self.0.resize(function.index() + 1, Self::UNKNOWN);
        }
        self.0[function.index()] = value;
    }
}

/// Whether all members of a class are known, those that it gets as a closure type among them.
fn is_known(class: &Class) -> bool {
    let open = ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT | ClassFlags::ERROR;
    class.state == Completeness::Complete && class.lambda.is_none() && !class.flags.intersects(open)
}

impl Compilation {
    /// Whether the first argument is an object of a class that cannot become what the first parameter is
    /// (`[over.match.viable]`).
    pub(super) fn is_for_another_class(&mut self, function: FunctionId, args: &[ExprId]) -> bool {
        let Some(source) = args.first().and_then(|arg| self.class_without_conversions(*arg)) else {
            return false;
        };
        if self.functions.first_parameters.get(function) == FirstParameters::UNKNOWN {
            let class = self.class_of_first_parameter(function);
            let value = class.and_then(|class| u32::try_from(class.index()).ok());
            let value =
                value.map_or(FirstParameters::OPEN, |class| class.saturating_add(FirstParameters::FIRST));
            self.functions.first_parameters.set(function, value);
        }
        match self.functions.first_parameters.get(function).checked_sub(FirstParameters::FIRST) {
            Some(class) => class as usize != source.index(),
            None => false,
        }
    }

    /// The class of an object that neither has bases nor conversion functions.
    fn class_without_conversions(&self, arg: ExprId) -> Option<ClassId> {
        let e = self.il[arg];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || matches!(e.kind, ExprKind::InitList { .. }) {
            return None;
        }
        let id = self.class_of(e.ty)?;
        let class = &self.il[id];
        (is_known(class) && class.bases.is_empty() && class.conversions.is_empty()).then_some(id)
    }

    /// The class of the first parameter where no constructor that is declared converts to it.
    fn class_of_first_parameter(&mut self, function: FunctionId) -> Option<ClassId> {
        let (_, params, _) = self.function_of(self.il[function].ty)?;
        let first = *self.il[params].first()?;
        let class = self.class_of(self.without_reference(first))?;
        self.complete_class(class);
        self.converts_nothing(class).then_some(class)
    }

    /// Whether a class has only those constructors that are declared implicitly.
    fn converts_nothing(&self, class: ClassId) -> bool {
        let implicit = |entity: &Entity| match entity {
            Entity::Function { id } => self.il[*id].flags.contains(FunctionFlags::IMPLICIT),
            _ => false,
        };
        let class = &self.il[class];
        is_known(class)
            && class.flags.contains(ClassFlags::IMPLICIT_MEMBERS)
            && class.constructors.iter().all(implicit)
    }

    /// Whether neither of two unrelated classes declares anything that could convert one to the other.
    pub(in crate::sema) fn have_no_conversions(&mut self, from: ExprId, to: TypeId) -> bool {
        let (Some(source), Some(target)) = (self.class_of(self.il[from].ty), self.class_of(to)) else {
            return false;
        };
        self.complete_class(target);
        self.complete_class(source);
        source != target && self.class_without_conversions(from).is_some() && self.converts_nothing(target)
    }
}
