//! Mangled names of functions, variables and types ([Itanium C++ ABI 5.1]).
//!
//! Only entities that are no templates have names that can be seen, so that types here depend on nothing.

mod abi_tag;
mod dependent;
mod expression;
mod local;
pub mod module_id;
mod name;
mod substitution;
mod template_arg;
mod types;

use crate::il::*;
use crate::names::{Name, Names};
use substitution::Substitutions;

/// Writes one mangled name.
struct Mangler<'a> {
    il: &'a Il,
    names: &'a Names,
    out: Vec<u8>,
    substitutions: Substitutions,
    /// What the unnamed namespace of the unit is called.
    unnamed_namespace: &'a str,
    /// For names that messages show: how these differ from those for the linker.
    shown: Option<&'a Shown>,
    /// Whether something has no mangled form here.
    incomplete: bool,
    /// The pattern of the function template whose signature is written.
    signature: Option<FunctionId>,
    /// The ABI tags of what was written.
    tags: Vec<Name>,
    /// Whether functions are written without the ABI tags of what they return.
    without_tags: bool,
}

/// How the names that messages are made of differ from those that the linker knows.
pub struct Shown {
    /// What stands for the unit around its internal entities.
    pub unit: String,
    /// What the unnamed namespace of the unit is called.
    pub unnamed_namespace: String,
    /// Whether types are not told apart.
    pub typeless: bool,
}

/// What begins the mark of the unit in the names of its internal entities.
pub const INTERNAL: &str = "_INTERNAL";

/// What begins the name of the unnamed namespace of a unit.
pub const UNNAMED_PREFIX: &str = "_GLOBAL__N_";

/// What stands for every type in names whose types are not told apart.
const ANY_TYPE: &str = "1?";

/// The name of the unnamed namespace in names that only this unit knows.
const UNNAMED_NAMESPACE: &str = "_GLOBAL__N_1";

/// The name under which the linker knows a function: plain for C linkage and for `main`.
pub fn function(il: &Il, names: &Names, id: FunctionId) -> Vec<u8> {
    let f = &il[id];
    match f.name {
        EntityName::Identifier { name } if is_unmangled(f) || is_main(il, f, name) => {
            return identifier_bytes(names, name);
        }
        _ => {}
    }
    let mut mangler = Mangler::new(il, names, UNNAMED_NAMESPACE);
    mangler.out.extend_from_slice(b"_Z");
    mangler.function_encoding(id);
    mangler.out
}

/// Whether a function is known to the linker by its identifier alone: those with C linkage, and what the device has built in.
fn is_unmangled(f: &Function) -> bool {
    f.c_linkage || f.flags.contains(FunctionFlags::DEVICE_BUILTIN)
}

/// The name of a function that messages are made of: entities that only this unit knows are marked, and instances of
/// templates have the parameter types of their template. None if some part of it has no mangled form.
pub fn shown(il: &Il, names: &Names, id: FunctionId, shown: &Shown) -> Option<Vec<u8>> {
    let f = &il[id];
    if let EntityName::Identifier { name } = f.name
        && is_unmangled(f)
    {
        return Some(identifier_bytes(names, name));
    }
    let mut mangler = Mangler::new(il, names, &shown.unnamed_namespace);
    mangler.shown = Some(shown);
    mangler.out.extend_from_slice(b"_Z");
    mangler.function_encoding(id);
    (!mangler.incomplete).then_some(mangler.out)
}

/// Whether a function is made of what only this unit knows: something in an unnamed namespace.
pub fn is_of_this_unit(il: &Il, names: &Names, id: FunctionId) -> bool {
    let unnamed = UNNAMED_NAMESPACE.as_bytes();
    function(il, names, id).windows(unnamed.len()).any(|part| part == unnamed)
}

/// The name under which the linker knows a variable: plain for C linkage and in the global namespace.
pub fn variable(il: &Il, names: &Names, id: VariableId) -> Vec<u8> {
    let v = &il[id];
    let Some(name) = v.name else { return Vec::new() };
    let global = matches!(il[v.scope].kind, ScopeKind::Global) && v.instance(il).is_none();
    if v.c_linkage || global || v.flags.contains(VariableFlags::DEVICE_BUILTIN) {
        return identifier_bytes(names, name);
    }
    let mut mangler = Mangler::new(il, names, UNNAMED_NAMESPACE);
    mangler.out.extend_from_slice(b"_Z");
    mangler.variable_name(id);
    mangler.out
}

/// The name that stands for a non-static data member in template arguments; the linker knows none.
fn field(il: &Il, names: &Names, id: FieldId) -> Vec<u8> {
    let field = &il[id];
    let Some(name) = field.name else { return Vec::new() };
    let mut mangler = Mangler::new(il, names, UNNAMED_NAMESPACE);
    mangler.out.extend_from_slice(b"_Z");
    let scope = il[field.class].scope;
    mangler.scoped_name(scope, false, FunctionTraits::empty(), |m| m.identifier(name), None);
    mangler.out
}

/// The path of an entity as its length-prefixed parts, outermost first, without parameters and template arguments:
/// `1N1k`. `unnamed_namespace` names unnamed namespaces.
pub fn path(il: &Il, names: &Names, scope: ScopeId, name: Name, unnamed_namespace: &str) -> Vec<u8> {
    let mut mangler = Mangler::new(il, names, unnamed_namespace);
    mangler.plain_path(scope);
    mangler.identifier(name);
    mangler.out
}

/// An identifier as it stands in names for the linker: characters outside ASCII are universal character names.
pub fn identifier_bytes(names: &Names, name: Name) -> Vec<u8> {
    let bytes = names.bytes(name);
    if bytes.is_ascii() {
        return bytes.to_vec();
    }
    let mut out = Vec::with_capacity(bytes.len() * 3);
    for c in names.text(name).chars() {
        let code = c as u32;
        match code {
            0..0x80 => out.push(code as u8),
            0x80..0x1_0000 => out.extend(format!("\\u{code:04x}").into_bytes()),
            _ => out.extend(format!("\\U{code:08x}").into_bytes()),
        }
    }
    out
}

fn is_main(il: &Il, f: &Function, name: Name) -> bool {
    name == crate::names::known::MAIN && matches!(il[f.scope].kind, ScopeKind::Global) && f.template.is_none()
}

impl<'a> Mangler<'a> {
    fn new(il: &'a Il, names: &'a Names, unnamed_namespace: &'a str) -> Self {
        Self {
            il,
            names,
            out: Vec::with_capacity(64),
            substitutions: Substitutions::default(),
            unnamed_namespace,
            shown: None,
            incomplete: false,
            signature: None,
            tags: Vec::new(),
            without_tags: false,
        }
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn number(&mut self, number: usize) {
        self.out.extend(number.to_string().into_bytes());
    }

    /// Writes `<length><identifier>`.
    fn identifier(&mut self, name: Name) {
        let bytes = identifier_bytes(self.names, name);
        self.number(bytes.len());
        self.out.extend_from_slice(&bytes);
    }

    /// Writes a name that is not in the table of names.
    fn spelled(&mut self, name: &str) {
        self.number(name.len());
        self.text(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Unit {
        il: Il,
        interned: Interned,
        names: Names,
    }

    impl Unit {
        fn new() -> Self {
            Self { il: Il::default(), interned: Interned::default(), names: Names::new() }
        }

        fn ty(&mut self, kind: TypeKind) -> TypeId {
            match self.interned.find(&self.il, &kind) {
                Ok(ty) => ty,
                Err(new) => self.interned.insert(&mut self.il, new, kind, None, TypeFlags::empty()),
            }
        }

        fn builtin(&mut self, of: Builtin) -> TypeId {
            self.ty(TypeKind::Builtin { of })
        }

        fn pointer(&mut self, to: TypeId) -> TypeId {
            self.ty(TypeKind::Pointer { to })
        }

        fn function(&mut self, ret: TypeId, params: &[TypeId], traits: FunctionTraits) -> TypeId {
            let params = self.interned.type_list(&mut self.il, params);
            self.ty(TypeKind::Function { ret, params, traits, noexcept: None })
        }

        fn mangled(&self, ty: TypeId) -> String {
            let mut mangler = Mangler::new(&self.il, &self.names, UNNAMED_NAMESPACE);
            mangler.ty(ty);
            String::from_utf8_lossy(&mangler.out).into_owned()
        }
    }

    #[test]
    fn repeated_types_are_referred_to() {
        let mut unit = Unit::new();
        let char_type = unit.builtin(Builtin::Char);
        let constant = unit.ty(TypeKind::Qualified { base: char_type, quals: Qualifiers::CONST });
        let pointer = unit.pointer(constant);
        let void = unit.builtin(Builtin::Void);
        let f = unit.function(void, &[pointer, pointer, constant], FunctionTraits::VARIADIC);
        assert_eq!(unit.mangled(f), "FvPKcS0_czE");
    }

    #[test]
    fn function_types_say_noexcept_and_qualifiers() {
        let mut unit = Unit::new();
        let void = unit.builtin(Builtin::Void);
        let f = unit.function(void, &[], FunctionTraits::NOEXCEPT);
        let pointer = unit.pointer(f);
        assert_eq!(unit.mangled(pointer), "PDoFvvE");
        let member = unit.function(void, &[], FunctionTraits::CONST | FunctionTraits::LVALUE_REF);
        assert_eq!(unit.mangled(member), "KFvvRE");
    }

    #[test]
    fn arrays_and_vectors_say_how_many() {
        let mut unit = Unit::new();
        let float = unit.builtin(Builtin::Float);
        let vector = unit.ty(TypeKind::Vector { element: float, count: 4 });
        assert_eq!(unit.mangled(vector), "Dv4_f");
        let array =
            unit.ty(TypeKind::Array { element: float, bound: ArrayBound::Constant { count: 3.into() } });
        assert_eq!(unit.mangled(array), "A3_f");
    }
}
