//! Candidates that a class argument rules out: among very many operators most are for other classes.

use crate::compilation::Compilation;
use crate::il::*;

/// What is known of the first parameters of functions, by their numbers: an array that stays in the caches.
#[derive(Default)]
pub struct FirstParameters(Vec<u32>);

/// What an argument must be for a first parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// That was not looked at yet.
    Unknown,
    /// Objects of a class that is not complete yet, or other things, too: no pointers to classes, and no instances that
    /// are deduced.
    Undecided,
    /// Other things, too.
    Open,
    /// An object of a class to which nothing else converts.
    Object(u32),
    /// A pointer to a class, or to one that is derived from it.
    Pointer(u32),
    /// An object of an instance of a class template, or a pointer to one, or of what is derived from that.
    Instance(u32),
    InstancePointer(u32),
}

impl FirstParameters {
    /// What stands in the last bits of an entry; before them the number of the class or the template.
    const OPEN: u32 = 1;
    const KINDS: [fn(u32) -> Taken; 4] =
        [Taken::Object, Taken::Pointer, Taken::Instance, Taken::InstancePointer];
    const BITS: u32 = 3;

    fn get(&self, function: FunctionId) -> Taken {
        let entry = self.0.get(function.index()).copied().unwrap_or_default();
        let kind = (entry & ((1 << Self::BITS) - 1)).checked_sub(Self::OPEN + 1);
        match kind.and_then(|kind| Self::KINDS.get(kind as usize)) {
            Some(kind) => kind(entry >> Self::BITS),
            None if entry == 0 => Taken::Unknown,
            None if entry == Self::OPEN => Taken::Open,
            None => Taken::Undecided,
        }
    }

    fn set(&mut self, function: FunctionId, taken: Taken) {
        let (kind, number) = match taken {
            Taken::Unknown => (0, 0),
            Taken::Open => (Self::OPEN, 0),
            Taken::Object(class) => (2, class),
            Taken::Pointer(class) => (3, class),
            Taken::Instance(template) => (4, template),
            Taken::InstancePointer(template) => (5, template),
            Taken::Undecided => (6, 0),
        };
        // So many classes or templates there are not.
        let entry = number.checked_mul(1 << Self::BITS).map_or(Self::OPEN, |number| number | kind);
        if self.0.len() <= function.index() {
            self.0.resize(function.index() + 1, 0);
        }
        self.0[function.index()] = entry;
    }
}

/// What the first argument of a call is, where that can rule out candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum FirstArgument {
    /// It may become anything.
    Open,
    /// An object of a class without bases and conversions, and the template that this is an instance of.
    Object { class: u32, template: Option<u32> },
    /// A pointer to a class without bases.
    Pointer { class: u32, template: Option<u32> },
}

/// Whether all members of a class are known, those that it gets as a closure type among them.
fn is_known(class: &Class) -> bool {
    let open = ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT | ClassFlags::ERROR;
    class.state == Completeness::Complete && class.lambda.is_none() && !class.flags.intersects(open)
}

impl Compilation {
    /// What is known of the first argument of a call; nothing where template arguments are `explicit`.
    pub(in crate::sema) fn first_argument(&self, args: &[ExprId], explicit: bool) -> FirstArgument {
        // Pointers of C convert to each other.
        let Some(arg) = args.first().copied().filter(|_| !explicit && self.dialect.cxx) else {
            return FirstArgument::Open;
        };
        let numbers = |class: ClassId| {
            let template = self.il[class].instance.map(|instance| self.il[instance].template.index());
            Some((u32::try_from(class.index()).ok()?, template.and_then(|number| u32::try_from(number).ok())))
        };
        if let Some((class, template)) = self.class_without_conversions(arg).and_then(numbers) {
            return FirstArgument::Object { class, template };
        }
        let pointed = self.class_without_bases(arg).and_then(numbers);
        pointed.map_or(FirstArgument::Open, |(class, template)| FirstArgument::Pointer { class, template })
    }

    /// Whether the first argument cannot become what the first parameter is (`[over.match.viable]`,
    /// `[temp.deduct.call]`).
    pub(in crate::sema) fn is_for_another_class(&mut self, candidate: Entity, first: FirstArgument) -> bool {
        self.is_known_for_another_class(candidate, first, matches!(first, FirstArgument::Object { .. }))
    }

    /// The same; only where that is asked for is the class of a parameter made complete for it.
    pub(super) fn is_known_for_another_class(
        &mut self,
        candidate: Entity,
        first: FirstArgument,
        completing: bool,
    ) -> bool {
        let Some(function) = self.il.function_in(candidate).filter(|_| first != FirstArgument::Open) else {
            return false;
        };
        let mut taken = self.functions.first_parameters.get(function);
        if taken == Taken::Unknown || taken == Taken::Undecided && completing {
            taken = match candidate {
                Entity::Template { id } => self.instance_of_first_parameter(id, function),
                _ => self.class_of_first_parameter(function, completing),
            };
            self.functions.first_parameters.set(function, taken);
        }
        match (taken, first) {
            (Taken::Object(of), FirstArgument::Object { class, .. })
            | (Taken::Pointer(of), FirstArgument::Pointer { class, .. }) => of != class,
            (Taken::Instance(of), FirstArgument::Object { template, .. })
            | (Taken::InstancePointer(of), FirstArgument::Pointer { template, .. }) => Some(of) != template,
            _ => false,
        }
    }

    /// The class that a pointer points to, if it is known to have no bases: that of an instance is known only when it
    /// was made.
    fn class_without_bases(&self, arg: ExprId) -> Option<ClassId> {
        let e = self.il[arg];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || matches!(e.kind, ExprKind::InitList { .. }) {
            return None;
        }
        let id = self.pointee(e.ty).and_then(|to| self.class_of(to))?;
        let class = &self.il[id];
        let unfinished = class.state == Completeness::Declared
            && class.instance.is_none()
            && !self.instances.member_classes.contains_key(&id)
            && !class.flags.intersects(ClassFlags::DEPENDENT | ClassFlags::ERROR);
        ((is_known(class) || unfinished) && class.bases.is_empty()).then_some(id)
    }

    /// The class of an object that neither has bases nor conversion functions.
    fn class_without_conversions(&self, arg: ExprId) -> Option<ClassId> {
        let e = self.il[arg];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || matches!(e.kind, ExprKind::InitList { .. }) {
            return None;
        }
        let id = self.class_of(e.ty)?;
        let class = &self.il[id];
        (is_known(class) && class.bases.is_empty() && class.members.conversions.is_empty()).then_some(id)
    }

    /// What the first parameter of a function takes: objects of its class where no constructor that is declared converts
    /// to it.
    fn class_of_first_parameter(&mut self, function: FunctionId, completing: bool) -> Taken {
        let Some(first) = self.first_parameter(function) else { return Taken::Open };
        let number =
            |class: ClassId, kind: fn(u32) -> Taken| u32::try_from(class.index()).map_or(Taken::Open, kind);
        if let Some(class) = self.pointee(first).and_then(|to| self.class_of(to)) {
            let open = self.is_dependent(first) || self.is_unknown(first);
            return if open { Taken::Open } else { number(class, Taken::Pointer) };
        }
        let Some(class) = self.class_of(first) else { return Taken::Open };
        if completing {
            self.complete_class(class);
        } else if self.il[class].state != Completeness::Complete {
            return Taken::Undecided;
        }
        if self.converts_nothing(class) { number(class, Taken::Object) } else { Taken::Open }
    }

    /// The type of the first parameter, without reference.
    fn first_parameter(&self, function: FunctionId) -> Option<TypeId> {
        let (_, params, _) = self.function_of(self.il[function].ty)?;
        let first = *self.il[params].first().filter(|_| !self.il.has_explicit_object(function))?;
        Some(self.without_reference(first))
    }

    /// What the first parameter of a function template takes, where an argument of it is deduced from that.
    fn instance_of_first_parameter(&self, template: TemplateId, function: FunctionId) -> Taken {
        let Some(first) = self.first_parameter(function) else { return Taken::Open };
        let split = self.split(first);
        let (kind, of): (fn(u32) -> Taken, _) = match split.kind {
            TypeKind::Pointer { to } => (Taken::InstancePointer, self.split(to).kind),
            kind => (Taken::Instance, kind),
        };
        let TypeKind::Instance { template: of, args } = of else { return Taken::Open };
        let depth = self.il[self.il[template].params].depth;
        let deduced = self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => {
                matches!(self.canonical_kind(of), TypeKind::Param { depth: d, pack: false, .. } if d == depth)
            }
            _ => false,
        });
        let plain = matches!(self.il[of].kind, TemplateKind::Class { .. });
        match u32::try_from(of.index()) {
            Ok(number) if deduced && plain => kind(number),
            _ => Taken::Open,
        }
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
            && class.special.constructors.iter().all(implicit)
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
