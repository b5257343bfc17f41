//! Candidates that a class argument rules out: among very many operators most are for other classes.

use crate::compilation::Compilation;
use crate::il::*;

/// What is known of the first two parameters of functions, by their numbers: an array that stays in the caches.
#[derive(Default)]
pub struct LeadingParameters(Vec<[u32; LEADING]>);

/// So many parameters are looked at.
const LEADING: usize = 2;

/// What an argument must be for a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Taken {
    /// That was not looked at yet.
    Unknown,
    /// Objects of a class that is not complete yet, or other things, too: no pointers to classes, and no instances that
    /// are deduced.
    Undecided,
    /// Other things, too.
    Open,
    /// Numbers or pointers to what is no class, with what converts to them by no user-defined conversion.
    Plain,
    /// An object of a class to which nothing else converts.
    Object(u32),
    /// An object of a class to which other things may convert.
    Class(u32),
    /// A pointer to a class, or to one that is derived from it.
    Pointer(u32),
    /// An object of an instance of a class template, or a pointer to one, or of what is derived from that.
    Instance(u32),
    InstancePointer(u32),
    /// A value of an enumeration.
    Enumeration(u32),
}

impl Taken {
    /// Whether arguments of several kinds may become that.
    pub(super) fn is_loose(self) -> bool {
        matches!(self, Self::Unknown | Self::Undecided | Self::Open | Self::Plain | Self::Class(_))
    }
}

impl LeadingParameters {
    /// What stands in the last bits of an entry; before them the number of the class, template or enumeration.
    const OPEN: u32 = 1;
    const UNDECIDED: u32 = 2;
    const PLAIN: u32 = 3;
    const NUMBERED: u32 = 4;
    const KINDS: [fn(u32) -> Taken; 6] = [
        Taken::Object,
        Taken::Class,
        Taken::Pointer,
        Taken::Instance,
        Taken::InstancePointer,
        Taken::Enumeration,
    ];
    const BITS: u32 = 4;

    fn get(&self, function: FunctionId, at: usize) -> Taken {
        let entry = self.0.get(function.index()).map_or(0, |entries| entries[at]);
        match entry & ((1 << Self::BITS) - 1) {
            0 => Taken::Unknown,
            Self::OPEN => Taken::Open,
            Self::UNDECIDED => Taken::Undecided,
            Self::PLAIN => Taken::Plain,
            kind => Self::KINDS
                .get((kind - Self::NUMBERED) as usize)
                .map_or(Taken::Open, |kind| kind(entry >> Self::BITS)),
        }
    }

    fn set(&mut self, function: FunctionId, at: usize, taken: Taken) {
        let (kind, number) = match taken {
            Taken::Unknown => (0, 0),
            Taken::Open => (Self::OPEN, 0),
            Taken::Undecided => (Self::UNDECIDED, 0),
            Taken::Plain => (Self::PLAIN, 0),
            Taken::Object(class) => (Self::NUMBERED, class),
            Taken::Class(class) => (Self::NUMBERED + 1, class),
            Taken::Pointer(class) => (Self::NUMBERED + 2, class),
            Taken::Instance(template) => (Self::NUMBERED + 3, template),
            Taken::InstancePointer(template) => (Self::NUMBERED + 4, template),
            Taken::Enumeration(of) => (Self::NUMBERED + 5, of),
        };
        // So many classes or templates there are not.
        let entry = number.checked_mul(1 << Self::BITS).map_or(Self::OPEN, |number| number | kind);
        if self.0.len() <= function.index() {
            self.0.resize(function.index() + 1, [0; LEADING]);
        }
        self.0[function.index()][at] = entry;
    }
}

/// What an argument of a call is, where that can rule out candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum ArgumentKind {
    /// It may become anything.
    Open,
    /// An object of a class without bases and conversions, and the template that this is an instance of.
    Object { class: u32, template: Option<u32> },
    /// A pointer to a class without bases.
    Pointer { class: u32, template: Option<u32> },
    /// A number that is no null pointer, or a pointer to a number.
    Plain,
    /// A value of an enumeration.
    Enumeration(u32),
}

impl ArgumentKind {
    /// What a parameter for nothing but such arguments takes.
    pub(super) fn exact(self) -> [Option<Taken>; 2] {
        match self {
            Self::Open | Self::Plain => [None, None],
            Self::Object { class, template } => [Some(Taken::Object(class)), template.map(Taken::Instance)],
            Self::Pointer { class, template } => {
                [Some(Taken::Pointer(class)), template.map(Taken::InstancePointer)]
            }
            Self::Enumeration(of) => [Some(Taken::Enumeration(of)), None],
        }
    }

    /// Whether such an argument cannot become what a parameter takes (`[over.best.ics]`, `[temp.deduct.call]`).
    pub(super) fn is_no(self, taken: Taken) -> bool {
        match (self, taken) {
            (Self::Open, _) | (_, Taken::Unknown | Taken::Undecided | Taken::Open | Taken::Class(_)) => false,
            (Self::Object { class, .. }, Taken::Object(of))
            | (Self::Pointer { class, .. }, Taken::Pointer(of))
            | (Self::Enumeration(class), Taken::Enumeration(of)) => of != class,
            (Self::Object { template, .. }, Taken::Instance(of))
            | (Self::Pointer { template, .. }, Taken::InstancePointer(of)) => Some(of) != template,
            (Self::Object { .. }, _) => true,
            (_, Taken::Plain) => false,
            _ => true,
        }
    }
}

/// The first arguments of a call.
#[derive(Clone, Copy, Debug)]
pub(in crate::sema) struct LeadingArguments {
    pub(super) kinds: [ArgumentKind; LEADING],
    /// The class of the first one, whatever converts it.
    class: Option<u32>,
}

impl LeadingArguments {
    /// They may become anything.
    const OPEN: Self = Self { kinds: [ArgumentKind::Open; LEADING], class: None };

    pub(super) fn is_open(&self) -> bool {
        self.kinds == [ArgumentKind::Open; LEADING]
    }

    /// Whether classes of first parameters are made complete for them.
    pub(super) fn completes(&self) -> bool {
        matches!(self.kinds[0], ArgumentKind::Object { .. })
    }

    /// Whether the first one is what the first parameter takes, or becomes that without a user-defined conversion: no class
    /// is made complete for it, and no template is instantiated.
    pub(super) fn first_fits(&self, taken: Taken) -> bool {
        match (self.kinds[0], taken) {
            (_, Taken::Object(of) | Taken::Class(of)) => self.class == Some(of),
            (ArgumentKind::Object { .. }, Taken::Instance(_)) => true,
            (ArgumentKind::Pointer { .. }, Taken::Pointer(_) | Taken::InstancePointer(_) | Taken::Plain) => {
                true
            }
            (ArgumentKind::Plain | ArgumentKind::Enumeration(_), Taken::Plain | Taken::Enumeration(_)) => {
                true
            }
            _ => false,
        }
    }
}

impl Compilation {
    /// What is known of the first arguments of a call; nothing where they are to be left `open`, as with explicit template
    /// arguments.
    pub(in crate::sema) fn leading_arguments(&self, args: &[ExprId], open: bool) -> LeadingArguments {
        // Pointers of C convert to each other.
        let [first, rest @ ..] = args else { return LeadingArguments::OPEN };
        if open || !self.dialect.cxx {
            return LeadingArguments::OPEN;
        }
        let second = rest.first().map_or(ArgumentKind::Open, |arg| self.argument_kind(*arg));
        let class = self.class_of(self.il[*first].ty).and_then(|class| u32::try_from(class.index()).ok());
        LeadingArguments { kinds: [self.argument_kind(*first), second], class }
    }

    fn argument_kind(&self, arg: ExprId) -> ArgumentKind {
        let e = &self.il[arg];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || matches!(e.kind, ExprKind::InitList { .. }) {
            return ArgumentKind::Open;
        }
        let numbers = |class: ClassId| {
            let template = self.il[class].instance.map(|instance| self.il[instance].template.index());
            Some((u32::try_from(class.index()).ok()?, template.and_then(|number| u32::try_from(number).ok())))
        };
        if let Some((class, template)) = self.class_without_conversions(arg).and_then(numbers) {
            return ArgumentKind::Object { class, template };
        }
        if let Some((class, template)) = self.class_without_bases(arg).and_then(numbers) {
            return ArgumentKind::Pointer { class, template };
        }
        if let Some(of) = self.enum_of(e.ty).and_then(|of| u32::try_from(of.index()).ok()) {
            return ArgumentKind::Enumeration(of);
        }
        if self.is_plain_argument(arg) { ArgumentKind::Plain } else { ArgumentKind::Open }
    }

    /// Whether an argument is a number that is no null pointer constant, or a pointer to a number (`[conv.ptr]`).
    fn is_plain_argument(&self, arg: ExprId) -> bool {
        let e = &self.il[arg];
        let number = |ty: TypeId| self.builtin_of(ty).is_some_and(|of| of.is_integral() || of.is_floating());
        if e.flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return false;
        }
        match self.pointee(e.ty) {
            Some(to) => number(to),
            None => number(e.ty) && !self.is_null_pointer_constant(arg),
        }
    }

    /// Whether one of the first arguments cannot become what its parameter is (`[over.match.viable]`,
    /// `[temp.deduct.call]`).
    pub(in crate::sema) fn is_for_others(&mut self, candidate: Entity, given: LeadingArguments) -> bool {
        self.is_known_for_others(candidate, given, given.completes())
    }

    /// The same; only where that is asked for is the class of the first parameter made complete for it.
    pub(super) fn is_known_for_others(
        &mut self,
        candidate: Entity,
        given: LeadingArguments,
        completing: bool,
    ) -> bool {
        let Some(function) = self.il.function_in(candidate).filter(|_| !given.is_open()) else {
            return false;
        };
        let first = self.taken(candidate, function, 0, completing);
        given.kinds[0].is_no(first)
            || given.kinds[1] != ArgumentKind::Open
                && given.first_fits(first)
                && given.kinds[1].is_no(self.taken(candidate, function, 1, false))
    }

    /// What the first two parameters of a candidate take, the class of the first one made complete where that is asked for.
    pub(super) fn taken_first(&mut self, candidate: Entity, completing: bool) -> (Taken, Taken) {
        let Some(function) = self.il.function_in(candidate) else { return (Taken::Open, Taken::Open) };
        let first = self.taken(candidate, function, 0, completing);
        (first, self.taken(candidate, function, 1, false))
    }

    /// What a parameter takes, its class made complete for that only where this is asked for.
    fn taken(&mut self, candidate: Entity, function: FunctionId, at: usize, completing: bool) -> Taken {
        let known = self.functions.leading_parameters.get(function, at);
        if known != Taken::Unknown && (known != Taken::Undecided || !completing && at == 0) {
            return known;
        }
        let taken = match candidate {
            Entity::Template { id } => self.instance_of_parameter(id, function, at),
            _ => self.class_of_parameter(function, at, completing),
        };
        self.functions.leading_parameters.set(function, at, taken);
        taken
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
        ((self.is_known(class) || unfinished) && class.bases.is_empty()).then_some(id)
    }

    /// The class of an object that neither has bases nor conversion functions.
    fn class_without_conversions(&self, arg: ExprId) -> Option<ClassId> {
        let e = self.il[arg];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || matches!(e.kind, ExprKind::InitList { .. }) {
            return None;
        }
        let id = self.class_of(e.ty)?;
        let class = &self.il[id];
        (self.is_known(class) && class.bases.is_empty() && class.conversions(&self.il).is_empty())
            .then_some(id)
    }

    /// What a parameter of a function takes: objects of its class alone where no constructor that is declared converts to
    /// it.
    fn class_of_parameter(&mut self, function: FunctionId, at: usize, completing: bool) -> Taken {
        let Some(param) = self.leading_parameter(function, at) else { return Taken::Open };
        let number = |index: usize, kind: fn(u32) -> Taken| u32::try_from(index).map_or(Taken::Open, kind);
        if self.is_dependent(param) || self.is_unknown(param) {
            return Taken::Open;
        }
        if let Some(class) = self.pointee(param).and_then(|to| self.class_of(to)) {
            return number(class.index(), Taken::Pointer);
        }
        if let Some(of) = self.enum_of(param) {
            return number(of.index(), Taken::Enumeration);
        }
        let Some(class) = self.class_of(param) else {
            let plain = self.pointee(param).unwrap_or(param);
            let plain = self.builtin_of(plain).is_some_and(|of| of.is_integral() || of.is_floating());
            return if plain { Taken::Plain } else { Taken::Open };
        };
        if completing {
            self.complete_class(class);
        } else if self.il[class].state != Completeness::Complete {
            return Taken::Undecided;
        }
        number(class.index(), if self.converts_nothing(class) { Taken::Object } else { Taken::Class })
    }

    /// The type of a parameter, without reference.
    fn leading_parameter(&self, function: FunctionId, at: usize) -> Option<TypeId> {
        let (_, params, _) = self.function_of(self.il[function].ty)?;
        let param = *self.il[params].get(at).filter(|_| !self.il.has_explicit_object(function))?;
        Some(self.without_reference(param))
    }

    /// What a parameter of a function template takes, where an argument of the template is deduced from that or nothing in
    /// it depends on one.
    fn instance_of_parameter(&mut self, template: TemplateId, function: FunctionId, at: usize) -> Taken {
        let Some(param) = self.leading_parameter(function, at) else { return Taken::Open };
        if !self.is_dependent(param) {
            return self.class_of_parameter(function, at, false);
        }
        let split = self.split(param);
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

    /// Whether all members of a class are known, those that it gets as a closure type among them.
    fn is_known(&self, class: &Class) -> bool {
        let open = ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT | ClassFlags::ERROR;
        class.state == Completeness::Complete
            && class.lambda(&self.il).is_none()
            && !class.flags.intersects(open)
    }

    /// Whether a class has only those constructors that are declared implicitly.
    fn converts_nothing(&self, class: ClassId) -> bool {
        let implicit = |entity: &Entity| match entity {
            Entity::Function { id } => self.il[*id].flags.contains(FunctionFlags::IMPLICIT),
            _ => false,
        };
        let class = &self.il[class];
        self.is_known(class)
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
