//! Classes and enumerations.

use crate::emit::host::change;
use crate::emit::host::local_scope::LocalScope;
use crate::emit::host::{Place, Printer};
use crate::il::*;
use crate::source::Pos;
use crate::tables::host_runtime;
use crate::tables::spelled;
use rustc_hash::FxHashSet;

impl Printer<'_> {
    /// Prints the definition or declaration of a class or enumeration, up to its closing brace. `end` is where
    /// the brace belongs, if not where the definition says.
    pub(in crate::emit::host) fn tag(&mut self, id: TagDefinitionId, end: Option<Pos>) {
        let definition = &self.il[id];
        match definition.entity {
            Entity::Enum { id: of } => self.enumeration(id, of, end),
            Entity::Class { id: class } => self.class(id, class, end),
            Entity::Template { id: template } => {
                if let TemplateKind::Class { pattern } = self.il[template].kind {
                    self.class(id, pattern, end);
                }
            }
            _ => {}
        }
    }

    fn class(&mut self, id: TagDefinitionId, class: ClassId, end: Option<Pos>) {
        let il = self.il;
        let definition = &il[id];
        let c = &il[class];
        self.memory.mentioned_tags.add(class);
        // A template that is declared in a class template has the tag of that declaration, others that of the first one.
        let written = definition.body || self.around.templates > 1;
        self.text(if written { definition.tag.spelling() } else { c.tag.spelling() });
        // A template that is only declared shows none: they are those of its definition.
        let template = c.template.is_some() || (c.instance.is_some() && self.il.is_dependent_class(class));
        let generic = template || c.specialization.partial_of.is_some();
        let shows_attributes = definition.body || !generic;
        let attributes = match generic {
            true if definition.attributes.is_empty() => self.memory.template_attributes.get(&class),
            true => Some(self.memory.template_attributes.first(class, definition.attributes)),
            false => None,
        };
        let attributes = attributes.unwrap_or(definition.attributes);
        if shows_attributes {
            self.tag_attributes(attributes);
        }
        self.text(" ");
        self.class_head_name(definition, class);
        if !definition.body {
            if shows_attributes {
                self.body_attributes(definition.attributes);
            }
            return;
        }
        if definition.final_ {
            self.text("__final ");
        }
        self.note_header_of_class(class);
        let around = match c.enclosing == self.input.global {
            true => self.scope,
            false => c.enclosing,
        };
        self.inside(around, |p| p.bases(class, &definition.bases, definition.tag));
        self.text("{ ");
        self.with(change::Reopened(Default::default()), |p| {
            p.inside(c.scope, |p| p.members(definition, class))
        });
        self.w.at(end.unwrap_or(definition.end));
        self.text("}");
        self.body_attributes(definition.attributes);
    }

    /// Prints the name of a class that is defined or declared, with a blank behind it.
    fn class_head_name(&mut self, definition: &TagDefinition, class: ClassId) {
        let named = self.il[class].name.is_some() && !self.il[class].named_for_linkage;
        if !named {
            return;
        }
        if !definition.body && self.is_around(self.il[class].scope) && self.befriended_around(class) {
            return;
        }
        let befriended = !definition.body && self.il[class].template.is_some();
        if let Some(qualifier) = definition.qualifier {
            let enclosing = self.il[class].enclosing;
            let outer = self.encloses(enclosing, self.scope) && self.innermost_namespace() != Some(enclosing);
            match befriended || self.around.reopened {
                // Without a path it would be a template of the innermost namespace.
                true if befriended && outer && !self.around.reopened => self.path_around(enclosing),
                true => self.qualify_visible(enclosing),
                false => self.path_of_member(enclosing, qualifier),
            }
        } else if !definition.body
            && let Some(instance) = self.il[class].instance
        {
            let scope = self.il[self.il[instance].template].scope;
            match self.outer_class_of_friend(self.il[class].ty) {
                Some(_) => self.path_around(scope),
                None => self.qualify_visible(scope),
            }
        }
        self.class_identifier(Some(class));
        if let Some(args) = definition.args {
            match self.il[class].instance {
                Some(instance) if self.il[class].flags.contains(ClassFlags::NAMED) => {
                    let instance = &self.il[instance];
                    self.instance_args(class, instance.template, args, instance.args);
                }
                Some(instance) => {
                    let instance = &self.il[instance];
                    self.written_args(class, instance.template, args, instance.args);
                }
                // Of a partial specialization default arguments are spelled out.
                None => {
                    let all = self.partial_args(class).filter(|all| all.len() > args.len());
                    let defaults = all.map(|all| all.slice(args.len(), all.len()));
                    self.with(change::TemplatedDeclaration(true), |p| {
                        p.with(change::PartialArguments(true), |p| {
                            p.joined_args(args, defaults.unwrap_or_default());
                        });
                    });
                }
            }
        }
        if definition.body {
            self.text(" ");
        }
    }

    fn bases(&mut self, class: ClassId, bases: &[Base], tag: Tag) {
        let c = &self.il[class];
        let template = c.specialization.partial_of.or_else(|| c.instance.map(|i| self.il[i].template));
        // The name of a template means the class itself there: another specialization has a path.
        let own = |p: &Self, base: &Base| match p.il[p.il[base.ty].canonical].kind {
            TypeKind::Class { class } => p.il[class]
                .instance
                .map(|instance| p.il[instance].template)
                .filter(|of| c.template == Some(*of)),
            _ => None,
        };
        self.with(change::Specialized(template), |p| {
            for (index, base) in bases.iter().enumerate() {
                p.text(if index == 0 { ": " } else { ", " });
                if base.virtual_ {
                    p.text(spelled!(VIRTUAL " "));
                }
                p.text(match base.access {
                    Access::Public => spelled!(PUBLIC " "),
                    Access::Protected => spelled!(PROTECTED " "),
                    Access::Private => spelled!(PRIVATE " "),
                    Access::None if tag == Tag::Class => spelled!(PRIVATE " "),
                    Access::None => spelled!(PUBLIC " "),
                });
                p.with(change::Specialized(template.or(own(p, base))), |p| {
                    p.with(change::NamingBases(Some(class)), |p| p.type_without_typename(base.ty));
                });
                if base.pack {
                    p.text("...");
                }
                if index + 1 == bases.len() {
                    p.text(" ");
                }
            }
        });
    }

    /// Prints the members of a class with access labels where the access changes.
    fn members(&mut self, definition: &TagDefinition, class: ClassId) {
        let functions = self.around.functions;
        let local_scope = if functions > 0 { LocalScope::Declaring } else { self.around.local_scope };
        let folds = self.manner.values.folds_locals || functions > 0;
        let bodies = self.around.template_bodies + u32::from(self.around.templates > 0);
        self.with(change::Functions(0), |p| {
            p.with(change::TemplatedDeclaration(false), |p| {
                p.with(change::LocalScope(local_scope), |p| {
                    p.with(change::FoldsLocals(folds), |p| {
                        p.with(change::TemplateBodies(bodies), |p| p.listed_members(definition, class));
                    });
                });
            });
        });
    }

    fn listed_members(&mut self, definition: &TagDefinition, class: ClassId) {
        let mut access = match definition.tag {
            Tag::Class => Access::Private,
            _ => Access::Public,
        };
        let stripped = self.il[class].flags.contains(ClassFlags::DEVICE_BUILTIN);
        let place = Place { class: Some(class), ..Place::default() };
        let mut befriended = FxHashSet::default();
        for (index, item) in definition.items.iter().enumerate() {
            if stripped && self.is_member_function(*item) {
                continue;
            }
            if let Item::Friend { id } = *item
                && self.around.templates > 0
                && self.repeats_friend(id, &mut befriended)
            {
                continue;
            }
            let here = definition.item_access.get(index).copied().unwrap_or(access);
            let here = self.access_of_declared(*item).unwrap_or(here);
            if here != access && here != Access::None && self.shows_access(*item) {
                access = here;
                self.w.at(self.label_pos(*item));
                self.text(match here {
                    Access::Protected => spelled!(PROTECTED ": "),
                    Access::Private => spelled!(PRIVATE ": "),
                    _ => spelled!(PUBLIC ": "),
                });
            }
            self.item(*item, place);
            match self.field_behind(*item, class) {
                Some(next) => self.paddings(self.il[next].gap),
                None if self.declares_last_field(*item, class) => self.padding(class),
                None => {}
            }
        }
    }

    /// The data member behind those that an entry declares.
    fn field_behind(&self, item: Item, class: ClassId) -> Option<FieldId> {
        let Item::Declaration { id } = item else { return None };
        let last = self.il[*self.il[self.il[id].declarators].last()?].entity;
        let Entity::Field { id: last } = last else { return None };
        let fields = &self.il[class].members.fields;
        let at = fields.binary_search_by_key(&self.il[last].pos, |field| self.il[*field].pos).ok()?;
        fields.get(at + 1).copied()
    }

    /// Whether an entry declares the last data member of a class. An anonymous union is none: it has no declarator.
    fn declares_last_field(&self, item: Item, class: ClassId) -> bool {
        let Item::Declaration { id } = item else { return false };
        let last = self.il[self.il[id].declarators].last().map(|declarator| self.il[*declarator].entity);
        let field = self.il[class].members.fields.last();
        field.is_some_and(|field| last == Some(Entity::Field { id: *field }))
    }

    /// The access of a class or enumeration that an entry of a class declares alone: all its declarations have it. Where
    /// constructors are inherited, a using-declaration has none of its own ([namespace.udecl]).
    fn access_of_declared(&self, item: Item) -> Option<Access> {
        let il = self.il;
        let group = match item {
            Item::Declaration { id } => id,
            Item::Friend { id } => return self.friend_access(id, false),
            Item::Using { ids } => return self.inherits_constructors(ids).then_some(Access::Public),
            Item::Template { id } => match il[id].item {
                TemplatedItem::Declaration { id } => id,
                TemplatedItem::Friend { id } => return self.friend_access(id, true),
                _ => return None,
            },
            _ => return None,
        };
        let group = &il[group];
        let access = match il[group.definition(self.il).filter(|_| group.declarators.is_empty())?].entity {
            Entity::Class { id } if il[id].enclosing == self.scope => il[id].access,
            Entity::Enum { id } if il[id].enclosing == self.scope => il[id].access,
            _ => return None,
        };
        (access != Access::None).then_some(access)
    }

    /// Whether an entry is a member that has access: friends and the like have none.
    fn shows_access(&self, item: Item) -> bool {
        match item {
            Item::Friend { id } => self.friend_access(id, false).is_some(),
            Item::Pragma { .. } | Item::StaticAssert { .. } | Item::Empty => false,
            Item::Template { id } => match self.il[id].item {
                TemplatedItem::Friend { id } => {
                    self.around.templates > 0 && self.befriends_other_template(id)
                        || self.friend_access(id, true).is_some()
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// Whether an entry declares a member function or a template.
    fn is_member_function(&self, item: Item) -> bool {
        match item {
            Item::Template { .. } => true,
            Item::Declaration { id } => self.il[self.il[id].declarators]
                .first()
                .is_some_and(|d| matches!(self.il[*d].entity, Entity::Function { .. })),
            _ => false,
        }
    }

    /// Marks the bytes behind the last member of a class with a member of a built-in class of the device.
    fn padding(&mut self, class: ClassId) {
        let c = &self.il[class];
        let has_builtin =
            c.members.fields.iter().any(|field| match self.il.unqualified(self.il[*field].ty) {
                TypeKind::Class { class } => self.il[class].flags.contains(ClassFlags::DEVICE_BUILTIN),
                TypeKind::Enum { of } => self.memory.hidden_enums.contains(&of),
                _ => false,
            });
        // Whether a class is laid out that has no such member, printing must not ask: it may be, or not yet.
        if let Some(layout) = c.layout(self.il).filter(|_| has_builtin) {
            self.paddings(layout.size.saturating_sub(layout.last_field_end));
        }
    }

    fn paddings(&mut self, bytes: u64) {
        for _ in 0..bytes {
            self.text(host_runtime::PADDING);
        }
    }
}
