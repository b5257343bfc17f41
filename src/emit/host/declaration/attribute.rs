//! Attributes: printed where they stood, without those that only the device compiler understands.

use crate::emit::host::Printer;
use crate::il::*;
use crate::names::{Name, known};
use crate::tables::attributes::{AttributeKind, AttributeRow};
use crate::tables::spelled;

/// How the clauses of attributes are printed.
#[derive(Clone, Copy)]
struct Clauses {
    /// Whether a blank stands before each, else behind it.
    blank_before: bool,
    shown: Shown,
}

impl Clauses {
    const BEFORE: Self = Self { blank_before: true, shown: Shown::All };
    const BEHIND: Self = Self { blank_before: false, shown: Shown::All };
}

/// Which attributes of a clause are printed.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    All,
    /// All but those that stand behind what a declaration's specifiers name, whose type they make or are said of.
    OfDeclaration,
    /// Those that are said of the type, which nothing is known of.
    OfType,
    /// All but those that make the type: the specialization has one of its own.
    Inherited,
}

impl Printer<'_> {
    /// What the table says of an attribute.
    fn attribute_row(&self, attribute: &Attribute) -> Option<&'static AttributeRow> {
        let name = self.input.names.text(attribute.name);
        let gnu = attribute.syntax == AttributeSyntax::Gnu || attribute.namespace(self.il).is_some();
        let kind = if gnu { AttributeKind::gnu(name) } else { AttributeKind::standard(name) };
        kind.map(AttributeKind::row)
    }

    /// Whether an attribute reaches the host compiler: those of CUDA do not, unless they have another name there.
    fn is_printed(&self, attribute: AttributeId) -> bool {
        AttributeRow::at(self.il[attribute].id).is_none_or(|row| !row.cuda || row.prints.is_some())
    }

    /// Whether an attribute of a declaration makes another type of what its specifiers name. Behind the declarator of a
    /// typedef it stays where it is.
    fn makes_type(&self, attribute: AttributeId) -> bool {
        AttributeRow::at(self.il[attribute].id).is_some_and(|row| row.makes_type)
    }

    fn is_shown(&self, attribute: AttributeId, shown: Shown) -> bool {
        let of_type = self.il[attribute].place == AttributePlace::BehindType;
        self.is_printed(attribute)
            && match shown {
                Shown::All => true,
                Shown::OfDeclaration => !of_type && !self.makes_type(attribute),
                Shown::OfType => of_type,
                Shown::Inherited => !self.makes_type(attribute),
            }
    }

    /// Prints the attributes of a declaration that make another type of what its specifiers name, behind that.
    #[inline]
    pub(super) fn type_attributes(&mut self, attributes: List<AttributeId>) {
        if !attributes.is_empty() {
            self.type_making_attributes(attributes);
        }
    }

    fn type_making_attributes(&mut self, attributes: List<AttributeId>) {
        let il = self.il;
        for attribute in &il[attributes] {
            if self.makes_type(*attribute) {
                self.text(" ");
                self.attribute_group(&[*attribute], Shown::All);
                self.text(" ");
            }
        }
        let of_type = |id: &AttributeId| self.is_shown(*id, Shown::OfType);
        if il[attributes].iter().any(of_type) {
            self.wanted_groups(attributes, is_prefix, Clauses { shown: Shown::OfType, ..Clauses::BEFORE });
            self.text(" ");
        }
    }

    /// Prints the attributes that stand before the specifiers, each group with a blank behind it.
    #[inline]
    pub(in crate::emit::host) fn prefix_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(
            attributes,
            is_prefix,
            Clauses { shown: Shown::OfDeclaration, ..Clauses::BEHIND },
        );
    }

    /// The same before the stub of a kernel template: no other unit sees it.
    pub(in crate::emit::host) fn stub_attributes(&mut self, attributes: List<AttributeId>) {
        let seen = |a: &Attribute| is_prefix(a) && !is_visibility(a);
        self.attribute_groups(attributes, seen, Clauses { shown: Shown::OfDeclaration, ..Clauses::BEHIND });
    }

    /// The attributes before the definition of a template, or of a member of one, belong to its explicit specializations
    /// too: remembers them, or prints them before the definition of one.
    pub(super) fn template_attributes(
        &mut self,
        function: FunctionId,
        d: &Declaration,
        attributes: List<AttributeId>,
    ) {
        let f = &self.il[function];
        if self.around.templates > 0 {
            // A member of a class template that is defined outside of it keeps them to itself.
            let keeps = d.qualifier(self.il).is_some() && f.template.is_none();
            if !attributes.is_empty() && !keeps {
                self.memory.pattern_attributes.set(f.pos, attributes);
            }
            return;
        }
        let pattern = match f.instance {
            // A member template of a class template is declared anew with each instance.
            Some(_) if f.class.is_some_and(|class| self.il[class].instance.is_some()) => return,
            Some(instance) => match self.il[self.il[instance].template].kind {
                TemplateKind::Function { pattern } => self.il[pattern].pos,
                _ => return,
            },
            None if f.class.is_some_and(|class| self.il[class].instance.is_some()) => f.pos,
            None => return,
        };
        if let Some(inherited) = self.memory.pattern_attributes.get(&pattern) {
            let shown = Shown::Inherited;
            self.attribute_groups(inherited, is_prefix, Clauses { shown, ..Clauses::BEHIND });
        }
    }

    /// Prints the attributes of a function that stand among the operators of its declarator: before a definition,
    /// where none can stand behind the declarator.
    #[inline]
    pub(super) fn definition_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(
            attributes,
            |a| a.place == AttributePlace::Pointer && a.syntax == AttributeSyntax::Gnu,
            Clauses::BEHIND,
        );
    }

    /// Prints the attributes that stand after a declarator, each group with a blank before it.
    #[inline]
    pub(super) fn suffix_attributes(&mut self, attributes: List<AttributeId>, typedef: bool) {
        self.attribute_groups(
            attributes,
            // Those behind the operators of a declarator say something of what is declared.
            |a| {
                stands_behind(a.place)
                    || a.place == AttributePlace::Pointer && a.syntax == AttributeSyntax::Gnu
            },
            Clauses { shown: if typedef { Shown::All } else { Shown::OfDeclaration }, ..Clauses::BEFORE },
        );
    }

    /// Prints the attributes that stand behind the declarator of a function's definition.
    #[inline]
    pub(super) fn behind_definition_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(attributes, |a| stands_behind(a.place), Clauses::BEFORE);
    }

    /// Prints the attributes between a tag and the name, each group with a blank before it.
    #[inline]
    pub(super) fn tag_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(
            attributes,
            |a| matches!(a.place, AttributePlace::AfterTag | AttributePlace::Prefix),
            Clauses::BEFORE,
        );
    }

    /// Prints the attributes after a declared name, each group with a blank before it.
    #[inline]
    pub(super) fn name_attributes(&mut self, attributes: List<AttributeId>) {
        self.declared_name_attributes(attributes, true);
    }

    /// The same for an alias, whose name may have attributes that make its type.
    pub(super) fn alias_attributes(&mut self, attributes: List<AttributeId>) {
        self.declared_name_attributes(attributes, false);
    }

    #[inline]
    fn declared_name_attributes(&mut self, attributes: List<AttributeId>, moves: bool) {
        self.attribute_groups(
            attributes,
            |a| matches!(a.place, AttributePlace::AfterTag | AttributePlace::Name),
            Clauses { shown: if moves { Shown::OfDeclaration } else { Shown::All }, ..Clauses::BEFORE },
        );
    }

    /// Prints the attributes in the type-id of an alias-declaration that make another type of what its specifiers name,
    /// behind that.
    pub(super) fn type_id_making_attributes(&mut self, attributes: List<AttributeId>) {
        let il = self.il;
        for attribute in &il[attributes] {
            if self.makes_type(*attribute) && !matches!(il[*attribute].place, AttributePlace::Name) {
                self.text("  ");
                self.attribute_group(&[*attribute], Shown::All);
            }
        }
    }

    /// Prints the other attributes of the type that an alias-declaration names, behind it.
    pub(super) fn type_id_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(
            attributes,
            |a| !matches!(a.place, AttributePlace::Name),
            Clauses { shown: Shown::Inherited, ..Clauses::BEFORE },
        );
        let of_specifiers = |id: &AttributeId| {
            matches!(self.il[*id].place, AttributePlace::Prefix | AttributePlace::Pointer)
                && self.is_shown(*id, Shown::Inherited)
        };
        if self.il[attributes].last().is_some_and(of_specifiers) {
            self.text(" ");
        }
    }

    /// Prints the attributes after the closing brace of a class or enumeration.
    #[inline]
    pub(super) fn body_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(attributes, |a| matches!(a.place, AttributePlace::AfterBody), Clauses::BEFORE);
    }

    /// Prints all attributes, each group with a blank before it.
    #[inline]
    pub(in crate::emit::host) fn attribute_clauses(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(attributes, |_| true, Clauses::BEFORE);
    }

    /// Prints all attributes, each group with a blank behind it.
    #[inline]
    pub(in crate::emit::host) fn all_attributes(&mut self, attributes: List<AttributeId>) {
        self.attribute_groups(attributes, |_| true, Clauses::BEHIND);
    }

    /// Prints the groups of attributes whose first one is wanted. Hardly anything has attributes.
    #[inline(always)]
    fn attribute_groups(
        &mut self,
        attributes: List<AttributeId>,
        wanted: fn(&Attribute) -> bool,
        clauses: Clauses,
    ) {
        if !attributes.is_empty() {
            self.wanted_groups(attributes, wanted, clauses);
        }
    }

    #[inline(never)]
    fn wanted_groups(
        &mut self,
        attributes: List<AttributeId>,
        wanted: fn(&Attribute) -> bool,
        Clauses { blank_before, shown }: Clauses,
    ) {
        let il = self.il;
        let mut rest = &il[attributes];
        while let [first, ..] = rest {
            let group = il[*first].group;
            let end = rest.iter().position(|a| il[*a].group != group).unwrap_or(rest.len());
            let (members, others) = rest.split_at(end);
            rest = others;
            let printed = |a: &AttributeId| self.is_shown(*a, shown);
            if wanted(&il[*first]) && members.iter().any(printed) {
                self.w.at(il[*first].group_pos);
                if blank_before {
                    self.text(" ");
                }
                self.attribute_group(members, shown);
                if !blank_before {
                    self.text(" ");
                }
            }
        }
    }

    fn attribute_group(&mut self, members: &[AttributeId], shown: Shown) {
        let syntax = members.first().map(|a| self.il[*a].syntax);
        let (open, close) = match syntax {
            Some(AttributeSyntax::Standard) => ("[[", "]]"),
            Some(AttributeSyntax::Gnu) => (spelled!(__ATTRIBUTE "(("), "))"),
            _ => ("", ""),
        };
        self.text(open);
        if let Some(a) = members.first().map(|a| &self.il[*a]).filter(|a| a.shared)
            && let Some(namespace) = a.namespace(self.il)
        {
            self.text(spelled!(USING));
            self.text(" ");
            self.name(namespace);
            self.text(":");
        }
        let mut first = true;
        let printed = |a: &&AttributeId| self.is_shown(**a, shown);
        for member in members.iter().filter(printed).copied().collect::<smallvec::SmallVec<[_; 8]>>() {
            if !std::mem::take(&mut first) {
                self.text(", ");
            }
            self.attribute(member);
        }
        self.text(close);
    }

    fn attribute(&mut self, id: AttributeId) {
        let il = self.il;
        let attribute = &il[id];
        if let Some(namespace) = attribute.namespace(self.il).filter(|_| !attribute.shared) {
            self.name(namespace);
            self.text("::");
        }
        match AttributeRow::at(attribute.id).and_then(|row| row.prints) {
            Some(printed) => self.text(printed),
            None => self.attribute_name(attribute.name),
        }
        if let Some(args) = attribute.args(self.il) {
            self.text("(");
            // What a target is called is the back end's business, as with attributes that are not known.
            let target = attribute.id == AttributeKind::Target as u16;
            let known = attribute.syntax == AttributeSyntax::Alignas
                || self.attribute_row(attribute).is_some() && !target;
            self.attribute_args(&il[args], known);
            self.text(")");
        }
        if attribute.pack {
            self.text("...");
        }
    }

    /// Prints the name of an attribute; names that are keywords lose the underscores around them.
    fn attribute_name(&mut self, name: Name) {
        let text = self.input.names.text(name);
        let bare = text.strip_prefix("__").and_then(|text| text.strip_suffix("__"));
        match bare {
            Some(bare) if name.number() < Name::KEYWORDS => self.text(bare),
            _ => self.name(name),
        }
    }

    /// Prints arguments; those of attributes that are not known are kept as tokens, with blanks.
    fn attribute_args(&mut self, args: &[AttributeArg], known: bool) {
        self.separated(args, |p, arg| {
            match arg {
                AttributeArg::Expr { expr } => p.kept_constant(expr),
                AttributeArg::Type { of } => p.type_id(of),
                AttributeArg::Name { name } => p.name(name),
                AttributeArg::Word { kept } => p.kept_word(kept.word),
            }
            if !known {
                p.text(" ");
            }
        });
    }

    /// Whether an entity's declaration gives it a visibility of its own.
    pub(super) fn has_visibility(&self, attributes: List<AttributeId>) -> bool {
        self.il[attributes].iter().any(|a| self.il[*a].name == known::VISIBILITY)
    }
}

/// Whether attributes written there follow the declarator.
fn stands_behind(place: AttributePlace) -> bool {
    matches!(place, AttributePlace::Declarator | AttributePlace::Label)
}

/// Whether an attribute stands before what it belongs to.
fn is_prefix(a: &Attribute) -> bool {
    match a.place {
        AttributePlace::Pointer => a.syntax != AttributeSyntax::Gnu,
        place => matches!(place, AttributePlace::Prefix | AttributePlace::BehindType),
    }
}

/// Whether an attribute says which units see what it belongs to.
fn is_visibility(a: &Attribute) -> bool {
    a.id == AttributeKind::Visibility as u16
}
