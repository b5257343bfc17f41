//! Where the lifetimes of objects begin and end, and what is called there (`[basic.life]`, `[class.base.init]`,
//! `[class.dtor]`, `[class.temporary]`).

use crate::il::*;
use crate::tables::limits;

/// Which lifetime an object ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// That of the full-expression which makes a temporary ([class.temporary]).
    FullExpression,
    /// That of the static variables of a function ([stmt.dcl]).
    FunctionStatics,
    /// That of a block ([basic.stc.auto]).
    Block,
    /// That of the program ([basic.start.term]).
    Program,
}

impl Ending {
    /// How an object ends: a temporary, or a variable of static storage, in a function or outside of all.
    pub fn of(temporary: bool, is_static: bool, in_function: bool) -> Self {
        match (in_function, temporary, is_static) {
            (true, true, _) => Self::FullExpression,
            (_, _, true) => Self::FunctionStatics,
            (true, false, false) => Self::Block,
            (false, _, false) => Self::Program,
        }
    }
}

/// What a constructor takes the parts of the object from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Nothing,
    Copied,
    Moved,
}

/// A part of an object of class type.
#[derive(Clone, Copy, Debug)]
pub enum Subobject {
    Base { ty: TypeId, virtual_: bool },
    Field { id: FieldId },
}

/// What a constructor begins.
#[derive(Clone, Copy, Debug)]
pub enum Begun {
    /// The whole object, by another constructor ([class.base.init]).
    Whole { written: MemberInit },
    /// A part of it, as its initializer says where one is written.
    Part { of: Subobject, written: Option<MemberInit> },
}

/// The destructor of a class, where it does something.
pub fn destructor(il: &Il, class: ClassId) -> Option<FunctionId> {
    let destructor = il[class].special.destructor?;
    let flags = il[destructor].flags;
    (!flags.intersects(FunctionFlags::TRIVIAL | FunctionFlags::DELETED)).then_some(destructor)
}

/// The default constructor of a class, where it does something.
pub fn default_constructor(il: &Il, class: ClassId) -> Option<FunctionId> {
    let fits = |id: &FunctionId| il[*id].params(il).iter().all(|param| param.has_default);
    let found = constructors(il, class).find(fits)?;
    let flags = il[found].flags;
    let implicit = flags.contains(FunctionFlags::IMPLICIT) && !il[class].implicit(il).contains(&found);
    (!implicit && !flags.intersects(FunctionFlags::TRIVIAL | FunctionFlags::DELETED)).then_some(found)
}

/// The constructor of a class that copies or moves, where it does more than copying bytes.
pub fn copying_constructor(il: &Il, class: ClassId, source: Source) -> Option<FunctionId> {
    let fits = |id: &FunctionId, moved: bool| {
        let f = &il[*id];
        let Some((to, moves)) = first_reference(il, *id) else { return false };
        il.class_of(to) == Some(class)
            && moves == moved
            && f.params(il).iter().skip(1).all(|param| param.has_default)
            && !f.flags.contains(FunctionFlags::DELETED)
    };
    let moving = constructors(il, class).find(|id| source == Source::Moved && fits(id, true));
    let found = moving.or_else(|| constructors(il, class).find(|id| fits(id, false)))?;
    (!il[found].flags.contains(FunctionFlags::TRIVIAL)).then_some(found)
}

/// Whether objects of a class are not just bytes that can be copied.
pub fn needs_constructor(il: &Il, class: ClassId) -> bool {
    let copies = |id: FunctionId| match il[id].params(il) {
        [only] => il.class_of(first_reference(il, id).map_or(only.ty, |(to, _)| to)) == Some(class),
        _ => false,
    };
    let nontrivial = constructors(il, class).any(|id| {
        let flags = il[id].flags;
        let declared = !flags.contains(FunctionFlags::IMPLICIT) || il[class].implicit(il).contains(&id);
        declared && copies(id) && !flags.intersects(FunctionFlags::TRIVIAL | FunctionFlags::DELETED)
    });
    nontrivial || destructor(il, class).is_some()
}

/// Whether a constructor that is called without arguments only makes the object zero (`[dcl.init.general]`).
pub fn makes_zero(il: &Il, constructor: FunctionId) -> bool {
    let f = &il[constructor];
    f.params(il).is_empty() && f.flags.contains(FunctionFlags::TRIVIAL | FunctionFlags::IMPLICIT)
}

/// What an implicit member takes the parts of the object from.
pub fn source(il: &Il, function: FunctionId) -> Source {
    if il[function].name != EntityName::Constructor || il[function].params(il).is_empty() {
        return Source::Nothing;
    }
    match first_reference(il, function) {
        Some((_, true)) => Source::Moved,
        _ => Source::Copied,
    }
}

/// The type that objects of a type are made of: the elements of its innermost array.
pub fn innermost(il: &Il, mut ty: TypeId) -> TypeId {
    for _ in 0..limits::DISPLAYED_CLASS_NESTING {
        match il[il[ty].canonical].kind {
            TypeKind::Array { element, .. } => ty = element,
            _ => break,
        }
    }
    ty
}

/// The class whose objects an object of a type consists of: itself, or the elements of an array.
pub fn class_in(il: &Il, ty: TypeId) -> Option<ClassId> {
    il.class_of(innermost(il, ty))
}

/// What a constructor begins, in the order in which it does ([class.base.init]); `inits` are its initializers.
pub fn beginnings(il: &Il, constructor: FunctionId, inits: &[MemberInit]) -> Vec<Begun> {
    let Some(class) = il[constructor].class else { return Vec::new() };
    let base_of = |init: &MemberInit| match init.target {
        InitTarget::Base { ty } => Some(ty),
        _ => None,
    };
    let delegates = |init: &&MemberInit| base_of(init).is_some_and(|ty| il.class_of(ty) == Some(class));
    if let Some(written) = inits.iter().find(delegates) {
        return vec![Begun::Whole { written: *written }];
    }
    // Virtual bases come first, those of bases too.
    let mut virtual_ones = Vec::new();
    virtual_bases(il, class, &mut virtual_ones, 0);
    let virtual_ones = virtual_ones.into_iter().map(|ty| Subobject::Base { ty, virtual_: true });
    let others = il[class].bases.iter().filter(|base| !base.virtual_);
    let others = others.map(|base| Subobject::Base { ty: base.ty, virtual_: false });
    let fields = il[class].members.fields.iter().map(|id| Subobject::Field { id: *id });
    let begun = virtual_ones.chain(others).chain(fields).map(|of| {
        let written = inits.iter().find(|init| match (of, init.target) {
            (Subobject::Base { ty: base, .. }, InitTarget::Base { ty }) => {
                il.class_of(ty).is_some() && il.class_of(ty) == il.class_of(base)
                    || il[ty].canonical == il[base].canonical
            }
            (Subobject::Field { id }, InitTarget::Field { id: named }) => id == named,
            _ => false,
        });
        Begun::Part { of, written: written.copied() }
    });
    begun.collect()
}

/// The direct bases and the members that a destructor ends, with their classes: those that have destructors of their own.
pub fn endings(il: &Il, class: ClassId) -> Vec<(Subobject, ClassId)> {
    let ended = |class: &ClassId| destructor(il, *class).is_some();
    direct_parts(il, class).filter_map(|(of, ty)| Some((of, il.class_of(ty).filter(ended)?))).collect()
}

/// The direct bases and the members of a class, with their types.
pub fn direct_parts(il: &Il, class: ClassId) -> impl Iterator<Item = (Subobject, TypeId)> {
    let bases = il[class].bases.iter();
    let bases = bases.map(|base| (Subobject::Base { ty: base.ty, virtual_: base.virtual_ }, base.ty));
    let fields = il[class].members.fields.iter().map(|id| (Subobject::Field { id: *id }, il[*id].ty));
    bases.chain(fields)
}

/// The virtual bases of a class in the order in which they are begun: those of a base before it.
pub fn virtual_bases(il: &Il, class: ClassId, found: &mut Vec<TypeId>, depth: u32) {
    if depth > limits::DISPLAYED_CLASS_NESTING {
        return;
    }
    for base in &il[class].bases {
        let Some(of) = il.class_of(base.ty) else {
            if base.virtual_ {
                found.push(base.ty);
            }
            continue;
        };
        virtual_bases(il, of, found, depth + 1);
        if base.virtual_ && !found.iter().any(|ty| il.class_of(*ty) == Some(of)) {
            found.push(base.ty);
        }
    }
}

/// The constructors of a class that are no templates.
fn constructors(il: &Il, class: ClassId) -> impl Iterator<Item = FunctionId> {
    il[class].special.constructors.iter().filter_map(|entity| match entity {
        Entity::Function { id } => Some(*id),
        _ => None,
    })
}

/// The type that the first parameter of a function refers to, and whether it is an rvalue reference.
fn first_reference(il: &Il, function: FunctionId) -> Option<(TypeId, bool)> {
    match il[il[il[function].params(il).first()?.ty].canonical].kind {
        TypeKind::LvalueReference { to } => Some((to, false)),
        TypeKind::RvalueReference { to } => Some((to, true)),
        _ => None,
    }
}
