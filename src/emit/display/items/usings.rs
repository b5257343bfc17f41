//! Using-declarations and using-directives.

use crate::emit::display::build::{Build, access_word};
use crate::emit::display::graph::{Of, Seen};
use crate::il::*;
use crate::tables::il_display::{BaseClassNode, UsingDeclNode, kind, new, scope, using_decl};

impl Build<'_> {
    /// The using-declarations that a comma-separated list makes ([namespace.udecl]): one for each entity that is named,
    /// of which the last stands for all.
    pub(super) fn usings(&mut self, ids: List<UsingDeclarationId>) {
        let il = self.il;
        for id in il[ids].iter().copied() {
            let using = il[id].using;
            let inherited = self.names_constructors(using);
            let targets = if inherited {
                self.inherited_base(using).into_iter().map(Of::id).collect()
            } else {
                let targets = il[using].targets.iter().rev();
                targets.filter_map(|target| self.entity(*target)).collect::<Vec<_>>()
            };
            let mut before: Option<UsingDeclNode> = None;
            for target in targets {
                let node = self.using(using, target);
                self.g.flag(node, using_decl::IS_INHERITING_CTOR, inherited);
                if inherited {
                    self.position(node, il[id].pos);
                    let pos = il[id].pos;
                    self.made
                        .classes
                        .inheriting
                        .extend(self.place.class_scope.map(|scope| (scope, node, pos)));
                }
                match before {
                    Some(before) => self.g.link(before, using_decl::NEXT_IN_SET, node),
                    None => {
                        self.g.flag(node, using_decl::IS_REPRESENTATIVE, !inherited);
                        self.statement_in_sequence(node);
                    }
                }
                before = Some(node);
                let scope = self.current_scope();
                self.g.append(scope, scope::USING_DECLARATIONS, node, using_decl::NEXT);
            }
        }
    }

    /// What a using-declaration makes of one entity.
    fn using(&mut self, using: UsingId, target: impl Seen<kind::Any>) -> UsingDeclNode {
        let target = target.id();
        let il = self.il;
        let u = &il[using];
        let node = self.new_node(new::USING_DECL);
        self.g.link_cast(node, using_decl::ENTITY, target);
        self.position(node, u.pos);
        let is_member = u.access != Access::None;
        self.g.truth(node, using_decl::IS_CLASS_MEMBER, is_member);
        self.g.truth(node, using_decl::IS_USING_ENUM, false);
        self.g.truth(node, using_decl::IS_ENUMERATOR, false);
        if let Some(word) = access_word(u.access) {
            self.g.word(node, using_decl::ACCESS, word);
        }
        match u.qualifier.map(|qualifier| il[qualifier].part) {
            Some(QualifierPart::Namespace { of }) => {
                let namespace = self.entity(of).and_then(|node| self.g.cast::<kind::Entity>(node));
                if let Some(namespace) = namespace {
                    self.referenced(namespace);
                }
                self.g.link_some(
                    node,
                    using_decl::QUALIFIER_NAMESPACE_PTR,
                    namespace.and_then(|node| self.g.cast::<kind::Namespace>(node)),
                );
            }
            Some(QualifierPart::Type { of }) => {
                let class = self.ty(of);
                self.g.link(node, using_decl::QUALIFIER_CLASS_TYPE, class);
            }
            _ => {}
        }
        node
    }

    /// Whether a using-declaration names the constructors of a base class: the class inside of itself
    /// ([class.qual]).
    fn names_constructors(&self, using: UsingId) -> bool {
        let il = self.il;
        let u = &il[using];
        let class = match u.qualifier.map(|qualifier| il[qualifier].part) {
            Some(QualifierPart::Type { of }) => self.il.class_of(of),
            _ => None,
        };
        let itself = |id: ClassId| matches!(u.targets.first(), Some(Entity::Class { id: of }) if *of == id);
        u.name == EntityName::Constructor || class.is_some_and(itself)
    }

    /// The base class whose constructors a using-declaration names.
    fn inherited_base(&mut self, using: UsingId) -> Option<BaseClassNode> {
        let il = self.il;
        let Some(QualifierPart::Type { of }) = il[using].qualifier.map(|qualifier| il[qualifier].part) else {
            return None;
        };
        let scope = self.place.class_scope?;
        let class = self.g.target(scope, scope::ASSOC_TYPE)?;
        let class = self.made.classes.of_types.get(&class).copied()?;
        self.base_entry(class, of)
    }

    pub(super) fn using_directive(&mut self, id: UsingDirectiveId) {
        let il = self.il;
        let scope = self.scope(il[id].of);
        let Some(namespace) = self.g.target(scope, scope::ASSOC_NAMESPACE) else { return };
        let node = self.new_node(new::USING_DECL);
        self.g.link(node, using_decl::ENTITY, namespace);
        self.referenced(namespace);
        self.position(node, il[id].pos);
        self.g.flag(node, using_decl::IS_USING_DIRECTIVE, true);
        self.statement_in_sequence(node);
        let scope = self.current_scope();
        self.g.append(scope, scope::USING_DIRECTIVES, node, using_decl::NEXT);
    }
}
