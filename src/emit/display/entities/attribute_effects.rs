//! What attributes make the display say about their entities beside the attributes themselves.

use crate::emit::display::build::Build;
use crate::emit::display::graph::{Handle, NodeId, Of, Seen, Value};
use crate::finalize::known_extent;
use crate::il::*;
use crate::preprocess::PragmaKind;
use crate::tables::attributes::AttributeKind;
use crate::tables::il_display::{
    RoutineNode, TypeNode, VariableNode, any, class_type_supplement, data_member, form, kind, param_type,
    routine, scope, ty, variable, word,
};

/// A place among the lines of all files.
type Place = (i128, i128);

impl Build<'_> {
    /// What an attribute says of its entity.
    pub(super) fn attribute_effect(&mut self, entity: impl Seen<kind::Any>, attribute: AttributeId) {
        let entity = entity.id();
        let id = self.il[attribute].id;
        let is = |kind: AttributeKind| id == kind as u16;
        let ty = self.g.is_type(entity);
        let function = self.g.is(entity, form::ROUTINE);
        let variable = self.g.is(entity, form::VARIABLE);
        let unused = is(AttributeKind::Unused) || is(AttributeKind::MaybeUnused);
        let named = ty || variable || function || self.g.is(entity, form::FIELD);
        let named = named || self.g.is(entity, form::LABEL);
        self.g.mark(entity, any::SOURCE_CORRESP_MAYBE_UNUSED, named && unused);
        let gone = is(AttributeKind::Deprecated) || is(AttributeKind::Unavailable);
        self.g.mark(entity, any::SOURCE_CORRESP_IS_DEPRECATED_OR_UNAVAILABLE, gone);
        if is(AttributeKind::Visibility)
            && let Some(text) = self.attribute_text(attribute)
            && let Some(visibility) = visibility(&text)
        {
            let target = self.visible_part(entity);
            if let Some(target) = self.g.having(target, any::ELF_VISIBILITY) {
                self.g.word(target, any::ELF_VISIBILITY, visibility);
            }
        }
        if is(AttributeKind::Aligned) || self.il[attribute].syntax == AttributeSyntax::Alignas {
            self.aligned(entity, attribute);
        }
        self.g.mark(entity, ty::MAY_ALIAS, is(AttributeKind::MayAlias));
        if is(AttributeKind::VectorSize) {
            self.vector_size(entity, attribute);
        }
        let tagged = is(AttributeKind::AbiTag) && (ty || function || variable);
        self.g.mark(entity, any::HAS_GNU_ABI_TAG_ATTRIBUTE, tagged);
        if is(AttributeKind::Packed) && self.g.has(entity, any::IS_PACKED) {
            self.g.mark(entity, any::IS_PACKED, true);
            if let Some(ty) = self.g.cast::<kind::Type>(entity) {
                self.g.int(ty, ty::MAX_MEMBER_ALIGNMENT, 1);
            }
        }
        if let Some(function) = self.g.cast(entity) {
            self.function_effect(function, attribute);
        } else if let Some(variable) = self.g.cast(entity) {
            self.variable_effect(variable, attribute);
        } else if let Some(field) = self.g.cast::<kind::Field>(entity)
            && is(AttributeKind::NoUniqueAddress)
        {
            self.g.flag(field, data_member::HAS_NO_UNIQUE_ADDRESS_ATTRIBUTE, true);
            let ty = self.g.target(field, data_member::TYPE).map(|ty| self.resolved(ty));
            let empty = ty.is_some_and(|ty| self.g.is_true(ty, ty::IS_EMPTY_CLASS));
            self.g.flag(field, data_member::IS_OPTIMIZED_EMPTY_CLASS, empty);
        } else if ty
            && is(AttributeKind::Nodiscard)
            && let Some(supplement) = self.g.target(entity, ty::EXTRA_INFO)
        {
            self.g.flag(supplement, class_type_supplement::HAS_NODISCARD_ATTRIBUTE, true);
        }
    }

    /// The entry that shows how visible an entity is: that of a class has it beside its type.
    fn visible_part(&self, entity: impl Seen<kind::Any>) -> NodeId {
        let entity = entity.id();
        match self.g.target(entity, ty::EXTRA_INFO) {
            Some(supplement) if self.g.is_type(entity) => supplement.id(),
            _ => entity.id(),
        }
    }

    /// The alignment that an attribute gives ([dcl.align]).
    fn aligned(&mut self, entity: impl Seen<kind::Any>, attribute: AttributeId) {
        let entity = entity.id();
        if let Some(ty) = self.g.cast::<kind::Type>(entity) {
            let pattern = self.g.is_true(ty, ty::IS_PROTOTYPE_INSTANTIATION);
            self.g.flag(ty, ty::ALIGNMENT_SET_EXPLICITLY, !pattern);
            if self.g.node(ty).form != form::TYPE_TK_TYPEREF {
                return;
            }
        }
        let il = self.il;
        let args = il[attribute].args(il).unwrap_or(List::EMPTY);
        let alignment = match il[args].first() {
            Some(AttributeArg::Expr { expr }) => self.numbers().integer(*expr),
            Some(AttributeArg::Type { of }) => known_extent(self.il, *of).map(|extent| extent.1),
            _ => None,
        };
        if let Some(alignment) = alignment
            && let Some(aligned) = self.g.having(entity, any::ALIGNMENT)
        {
            self.g.int(aligned, any::ALIGNMENT, alignment);
        }
    }

    /// The vector that an attribute makes of a type has the place and the size of the attribute.
    fn vector_size(&mut self, entity: impl Seen<kind::Any>, attribute: AttributeId) {
        let entity = entity.id();
        let vector = if self.g.is_type(entity) {
            self.g.target(entity, ty::TYPEREF_TYPE)
        } else {
            self.g.target(entity, any::TYPE)
        };
        let Some(vector) = vector else { return };
        if self.g.node(vector).form != form::TYPE_TK_VECTOR {
            return;
        }
        self.declared_at(vector, self.il[attribute].pos);
        self.g.clear(vector, ty::VECTOR_KIND);
        self.made.types.vectors.insert(attribute, vector);
    }

    fn function_effect(&mut self, entity: RoutineNode, attribute: AttributeId) {
        let id = self.il[attribute].id;
        let rows = [
            (AttributeKind::Nodiscard, routine::HAS_NODISCARD_ATTRIBUTE),
            (AttributeKind::Noinline, routine::NEVER_INLINE),
            (AttributeKind::Pure, routine::IS_PURE),
            (AttributeKind::NvPure, routine::IS_PURE),
            (AttributeKind::Malloc, routine::ALLOCATES_MEMORY),
            (AttributeKind::NoInstrumentFunction, routine::NO_INSTRUMENT_FUNCTION),
            (AttributeKind::AlwaysInline, routine::ALWAYS_INLINE),
            (AttributeKind::Nothrow, routine::NEVER_THROWS),
            (AttributeKind::Used, routine::HAS_GNU_USED_ATTRIBUTE),
            (AttributeKind::Weakref, routine::IS_WEAKREF),
            (AttributeKind::Ifunc, routine::IS_IFUNC),
            (AttributeKind::Alias, routine::IS_GNU_ALIAS),
            (AttributeKind::Constructor, routine::IS_INITIALIZATION_ROUTINE),
            (AttributeKind::Destructor, routine::IS_FINALIZATION_ROUTINE),
        ];
        for (kind, label) in rows {
            self.g.flag(entity, label, id == kind as u16);
        }
        let runs = [AttributeKind::Constructor, AttributeKind::Destructor];
        if runs.iter().any(|kind| id == *kind as u16) {
            self.referenced(entity);
            let label = if id == AttributeKind::Constructor as u16 {
                routine::CTOR_PRIORITY
            } else {
                routine::DTOR_PRIORITY
            };
            if let Some(priority) = self.attribute_number(attribute, 0) {
                self.g.int(entity, label, priority);
            }
        }
        self.function_type_effect(entity, attribute);
        self.section_effect(entity, attribute);
        self.g.flag(entity, routine::IS_WEAK, id == AttributeKind::Weakref as u16);
        let aliases = [AttributeKind::Alias, AttributeKind::Ifunc, AttributeKind::Weakref];
        if aliases.iter().any(|kind| id == *kind as u16)
            && let Some(name) = self.attribute_text(attribute)
        {
            self.made.entities.aliases.push((entity.id(), name));
        }
    }

    /// What attributes say of the type of a function.
    fn function_type_effect(&mut self, entity: RoutineNode, attribute: AttributeId) {
        let id = self.il[attribute].id;
        let is = |kind: AttributeKind| id == kind as u16;
        let Some(ty) = self.g.target(entity, routine::TYPE) else { return };
        self.g.flag(ty, ty::IS_CONST, is(AttributeKind::Const));
        self.g.flag(ty, ty::DOES_NOT_RETURN, is(AttributeKind::Noreturn));
        self.g.flag(ty, ty::RESULT_SHOULD_BE_USED, is(AttributeKind::WarnUnusedResult));
        if is(AttributeKind::Sentinel) {
            let place = self.attribute_number(attribute, 0).unwrap_or(0);
            self.g.int(ty, ty::SENTINEL_POS, place + 1);
        }
        if is(AttributeKind::FormatArg)
            && let Some(place) = self.attribute_number(attribute, 0)
        {
            self.g.int(ty, ty::FMT_ARG, place);
        }
        if is(AttributeKind::Format) {
            self.format(ty, attribute);
        }
        if is(AttributeKind::Nonnull) {
            let args = self.il[attribute].args(self.il).map_or(0, List::len);
            let places: Vec<i128> = (0..args).filter_map(|at| self.attribute_number(attribute, at)).collect();
            let mut row = self.g.target(ty, ty::PARAM_TYPE_LIST);
            let mut place = 1;
            while let Some(param) = row {
                let pointer = self
                    .g
                    .target(param, param_type::TYPE)
                    .is_some_and(|ty| self.type_kind(ty) == word::TK_POINTER);
                let named = if args == 0 { pointer } else { places.contains(&place) };
                self.g.flag(param, param_type::NONNULL, named);
                row = self.g.target(param, param_type::NEXT);
                place += 1;
            }
        }
    }

    /// A function whose arguments are checked as those of a known one are.
    fn format(&mut self, ty: TypeNode, attribute: AttributeId) {
        let il = self.il;
        let args = il[attribute].args(il).unwrap_or(List::EMPTY);
        let Some(AttributeArg::Name { name }) = il[args].first().copied() else { return };
        let name = self.text(name);
        let name = name.trim_matches('_');
        let known = crate::tables::il_display::enumerators("type", ty::ARG_PRAGMA.text());
        let like = |word: &&str| word.trim_start_matches('_').strip_suffix("_args") == Some(name);
        if let Some(word) = known.iter().copied().find(like) {
            self.g.word(ty, ty::ARG_PRAGMA, word);
        }
        for (label, at) in [(ty::FMT_ARG, 1), (ty::FORMAT_FIRST_SUBST_ARG, 2)] {
            if let Some(place) = self.attribute_number(attribute, at) {
                self.g.int(ty, label, place);
            }
        }
    }

    fn variable_effect(&mut self, entity: VariableNode, attribute: AttributeId) {
        let id = self.il[attribute].id;
        let rows = [
            (AttributeKind::Weak, variable::IS_WEAK),
            (AttributeKind::Alias, variable::IS_GNU_ALIAS),
            (AttributeKind::Used, variable::HAS_GNU_USED_ATTRIBUTE),
            (AttributeKind::Used, variable::USED),
            (AttributeKind::Nocommon, variable::IS_NOT_COMMON),
            (AttributeKind::Common, variable::IS_COMMON),
        ];
        for (kind, label) in rows {
            self.g.flag(entity, label, id == kind as u16);
        }
        if id == AttributeKind::InitPriority as u16
            && let Some(priority) = self.attribute_number(attribute, 0)
        {
            self.g.int(entity, variable::INIT_PRIORITY, priority);
        }
        if id == AttributeKind::Alias as u16
            && let Some(name) = self.attribute_text(attribute)
        {
            self.made.entities.aliases.push((entity.id(), name));
        }
        self.section_effect(entity, attribute);
    }

    fn section_effect(&mut self, entity: impl Handle<kind::Entity>, attribute: AttributeId) {
        let entity = entity.id();
        if self.il[attribute].id == AttributeKind::Section as u16
            && let Some(name) = self.attribute_text(attribute)
            && let Some(entity) = self.g.having(entity, any::SECTION)
        {
            self.g.string(entity, any::SECTION, name);
        }
    }

    /// The text of the string that an attribute has first in its parentheses.
    fn attribute_text(&self, attribute: AttributeId) -> Option<String> {
        let args = self.il[attribute].args(self.il)?;
        match self.il[args].first() {
            Some(AttributeArg::Expr { expr }) => Some(self.string_text(*expr)),
            _ => None,
        }
    }

    /// A number among the arguments of an attribute.
    fn attribute_number(&self, attribute: AttributeId, at: usize) -> Option<i128> {
        let args = self.il[attribute].args(self.il)?;
        match self.il[args].get(at) {
            Some(AttributeArg::Expr { expr }) => self.numbers().integer(*expr),
            _ => None,
        }
    }

    /// Links what is another name for something with what that is; both are needed.
    pub(in crate::emit::display) fn link_aliases(&mut self) {
        for (entity, name) in std::mem::take(&mut self.made.entities.aliases) {
            let function = self.g.is(entity, form::ROUTINE);
            let mut at = if function {
                self.g.target(self.file, scope::ROUTINES).map(Of::id)
            } else {
                self.g.target(self.file, scope::VARIABLES).map(Of::id)
            };
            while let Some(id) = at {
                at = self.g.target(id, any::NEXT).map(Of::id);
                if id != entity && self.g.name(id).as_deref() == Some(name.as_str()) {
                    self.link_alias(entity, id);
                    break;
                }
            }
        }
    }

    /// Links another name for a function or variable with that.
    fn link_alias(&mut self, entity: NodeId, aliased: NodeId) {
        if let Some(entity) = self.g.cast::<kind::Routine>(entity)
            && let Some(routine) = self.g.cast::<kind::Routine>(aliased)
        {
            self.g.link(entity, routine::ALIASED_ROUTINE, routine);
            self.referenced(routine);
        } else if let Some(entity) = self.g.cast::<kind::Variable>(entity)
            && let Some(variable) = self.g.cast::<kind::Variable>(aliased)
        {
            self.g.link(entity, variable::ALIASED_VARIABLE, variable);
            self.g.flag(variable, variable::USED, true);
            self.referenced(variable);
        }
    }

    /// How visible entities are that say nothing of it themselves: as the class, the namespace or the pragma around
    /// them says.
    pub(in crate::emit::display) fn inherited_visibility(&mut self) {
        let ranges = self.visibility_ranges();
        for id in self.g.ids() {
            let class = self.g.cast::<kind::Type>(id);
            if let Some(class) = class.filter(|class| self.g.target(*class, ty::EXTRA_INFO).is_some())
                && let Some(target) = self.unsaid(class)
            {
                self.inherit(class, target, &ranges);
            }
        }
        for id in self.g.ids() {
            let routine = self.g.cast::<kind::Routine>(id).map(Of::among::<kind::Instantiated>);
            let variable = self.g.cast::<kind::Variable>(id).map(Of::among);
            if let Some(entity) = routine.or(variable)
                && let Some(target) = self.unsaid(entity)
            {
                self.inherit(entity, target, &ranges);
            }
        }
    }

    /// The entry that would show how visible an entity with external linkage is, where it does not.
    fn unsaid(&self, id: impl Handle<kind::Instantiated>) -> Option<NodeId> {
        let id = id.of();
        let target = self.visible_part(id);
        let linkage = self.g.get(id, any::SOURCE_CORRESP_NAME_LINKAGE);
        let external = matches!(linkage, Some(Value::Word(word::C | word::CPLUSPLUS)));
        (external && self.g.get(target, any::ELF_VISIBILITY).is_none()).then_some(target)
    }

    fn inherit(
        &mut self,
        id: impl Handle<kind::Instantiated>,
        target: impl Seen<kind::Any>,
        ranges: &[(Place, Place, &'static str)],
    ) {
        let id = id.id();
        let target = target.id();
        let scope = self.g.target(id, any::SOURCE_CORRESP_PARENT_SCOPE);
        let class = scope.and_then(|scope| self.g.target(scope, scope::ASSOC_TYPE));
        let namespace = scope.and_then(|scope| self.g.target(scope, scope::ASSOC_NAMESPACE));
        let around = match (class, namespace) {
            (Some(class), _) => self.g.target(class, ty::EXTRA_INFO).map(Of::id),
            (None, namespace) => namespace.map(Of::id),
        };
        let place = (
            self.g.number(id, any::SOURCE_CORRESP_DECL_POSITION_SEQ),
            self.g.number(id, any::SOURCE_CORRESP_DECL_POSITION_COLUMN),
        );
        let inside = || ranges.iter().rev().find(|range| range.0 < place && place < range.1).map(|r| r.2);
        let inherited = match around.and_then(|around| self.g.get(around, any::ELF_VISIBILITY)) {
            Some(Value::Word(word)) => Some(*word),
            _ if class.is_some() => None,
            _ => inside(),
        };
        if let (Some(word), Some(target)) = (inherited, self.g.having(target, any::ELF_VISIBILITY)) {
            self.g.word(target, any::ELF_VISIBILITY, word);
        }
    }

    /// The places between pragmas that say how visible everything is, outer ones first.
    fn visibility_ranges(&self) -> Vec<(Place, Place, &'static str)> {
        let (mut open, mut found) = (Vec::new(), Vec::new());
        for pragma in self.unit.pragmas.iter().filter(|pragma| pragma.kind == PragmaKind::GccVisibility) {
            let line = self.lines.number(self.unit, pragma.pos);
            let place = (i128::from(line), i128::from(self.unit.sources.column(pragma.pos)));
            let text = String::from_utf8_lossy(&pragma.text);
            let inside = text.split_once('(').map(|(_, rest)| rest);
            let inside = inside.map(|rest| rest.trim_end_matches([')', ' ']).trim());
            match inside {
                Some(name) => {
                    open.push(found.len());
                    found.push((place, (i128::MAX, 0), visibility(name)));
                }
                None => {
                    if let Some(at) = open.pop()
                        && let Some(range) = found.get_mut(at)
                    {
                        range.1 = place;
                    }
                }
            }
        }
        found.into_iter().filter_map(|(from, to, word)| Some((from, to, word?))).collect()
    }
}

/// The enumerator for what an attribute or a pragma calls a visibility.
fn visibility(name: &str) -> Option<&'static str> {
    [word::EVK_DEFAULT, word::EVK_HIDDEN, word::EVK_INTERNAL, word::EVK_PROTECTED]
        .into_iter()
        .find(|word| word.rsplit('_').next() == Some(name))
}
