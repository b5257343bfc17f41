//! What the names of a unit are bound to.

use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Bindings;
use crate::source::Pos;

/// What names are bound to, and what scopes and classes declare beyond that.
pub struct Symbols {
    /// What names mean, by scope.
    pub bindings: Bindings,
    /// The scope of the global namespace.
    pub global: ScopeId,
    /// Unnamed namespaces by the scope they are in.
    pub unnamed_namespaces: NearMap<ScopeId, NamespaceId>,
    /// Built-in functions declared so far, by row of the table of built-ins.
    pub builtin_functions: NearMap<Name, FunctionId>,
    /// The allocation and deallocation functions without a declaration that were named so far; whether they take a size.
    pub predeclared_functions: NearMap<(OverloadedOperator, bool), FunctionId>,
    /// Functions that friend declarations in classes name.
    pub friend_functions: NearMap<ClassId, Vec<FunctionId>>,
    /// Each class with each function that friend declarations in it name.
    pub befriended_functions: NearSet<(ClassId, FunctionId)>,
    /// Types that friend declarations in classes name, apart from those in `friend_classes`.
    pub friend_types: NearMap<ClassId, Vec<FriendType>>,
    /// The names of the functions that friend declarations in a class name.
    pub friend_names: NearSet<(ClassId, EntityName)>,
    /// The classes that friend declarations in a class name and of which nothing can be made.
    pub friend_classes: NearSet<(ClassId, ClassId)>,
    /// The name that was read last before `::` and another name.
    pub before_colons: Pos,
    /// The name that was read last behind `~` in the name of a destructor, and where that sign stands.
    pub destroyed: Option<(Pos, Name)>,
}

/// What a friend declaration of a class names: a type, or all instances of the template that has this one.
#[derive(Clone, Copy)]
pub struct FriendType {
    /// The type as the class declares it, which may depend on the parameters of its template.
    pub ty: TypeId,
    /// Whether it is `template<...> friend class`.
    pub template: bool,
}

impl Symbols {
    /// A unit in whose global scope nothing has been declared.
    pub fn new(bindings: Bindings, global: ScopeId) -> Self {
        Self {
            bindings,
            global,
            unnamed_namespaces: NearMap::default(),
            builtin_functions: NearMap::default(),
            predeclared_functions: NearMap::default(),
            friend_functions: NearMap::default(),
            befriended_functions: NearSet::default(),
            friend_types: NearMap::default(),
            friend_names: NearSet::default(),
            friend_classes: NearSet::default(),
            before_colons: Pos::NONE,
            destroyed: None,
        }
    }
}
