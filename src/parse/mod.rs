//! The parser: recursive descent over the unit's tokens, named after the grammar of the standard.
//!
//! C++ cannot be parsed without name lookup, so each function calls into `sema` for the meaning of what it
//! has read and gets IL entries back. Tokens are an array: looking ahead and going back cost nothing.

mod block_declaration;
pub mod class;
pub mod declaration;
pub mod disambiguation;
pub mod expression;
mod kept_text;
pub mod late;
pub mod name;
mod operator_token;
pub(crate) mod pack_pattern;
mod places;
mod reading;
pub mod recovery;
pub mod statement;
pub mod template;
pub mod template_argument;
mod undeclared;

use crate::compilation::Compilation;
use crate::compilation::boundary::{self, Boundary};
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
use crate::source::{Pos, Spent};
use crate::tables::{limits, trace_names};
use reading::Manner;
use rustc_hash::{FxHashMap, FxHashSet};

/// Tokens by their short name.
pub(crate) use crate::lex::TokenKind as T;

/// Results of looking ahead, by token. Constructs that nest and that have several readings would
/// otherwise be read twice per level, and so in a time that is exponential in the depth.
#[derive(Default)]
pub(crate) struct Lookahead {
    found: FoundAhead,
    /// Whether anything was found since it was forgotten last: names are declared more often than that.
    any: bool,
}

/// What an operand's type was found to be.
pub(crate) struct OperandType {
    ty: TypeId,
    /// Where it ends.
    end: u32,
    /// Whether something in it would have been reported but for a tentative parse.
    silenced: bool,
}

/// What looking ahead has found out.
#[derive(Default)]
pub(crate) struct FoundAhead {
    /// Where no name could be read.
    pub(crate) no_name: FxHashSet<(u32, ScopeId, bool)>,
    /// Where a parenthesis opens no type-id, although what follows begins like one.
    pub(crate) no_type: FxHashSet<(u32, ScopeId)>,
    /// Whether a parenthesis opens a parameter list.
    pub(crate) parameter_list: FxHashMap<u32, bool>,
    /// Whether a template argument that reads as the type of a function is the value that the parameter stands for.
    pub(crate) value_argument: FxHashMap<u32, bool>,
    /// The types that `decltype` and `__typeof__` name, and where they end.
    pub(crate) operand_type: FxHashMap<(u32, ScopeId), OperandType>,
    /// Names with template arguments, by where they begin and whether `typename` stands before them.
    pub(crate) names: FxHashMap<(u32, ScopeId, bool), name::NameAhead>,
}

impl Lookahead {
    /// What was found, if anything.
    #[inline]
    pub(crate) fn found(&self) -> Option<&FoundAhead> {
        self.any.then_some(&self.found)
    }

    /// What was found, to be added to.
    pub(crate) fn note(&mut self) -> &mut FoundAhead {
        self.any = true;
        &mut self.found
    }

    /// Names may stand for something else now.
    #[inline]
    pub(crate) fn forget(&mut self) {
        if self.any {
            self.clear();
        }
    }

    #[cold]
    fn clear(&mut self) {
        let FoundAhead { no_name, no_type, parameter_list, value_argument, operand_type, names } =
            &mut self.found;
        no_name.clear();
        no_type.clear();
        parameter_list.clear();
        value_argument.clear();
        operand_type.clear();
        names.clear();
        self.any = false;
    }
}

/// The parser of one unit: where it stands, and what waits for the end of the class.
pub struct Parser<'c> {
    pub c: &'c mut Compilation,
    /// The current token.
    pub(crate) at: u32,
    /// How tokens are read here.
    pub(crate) manner: Manner,
    effort: Effort,
    /// Parts of class members that are parsed when the outermost class is complete.
    pub(crate) late: Vec<late::LatePart>,
    /// How many class definitions are open.
    pub(crate) open_classes: u32,
    /// The name that was resolved last, so that looking ahead is not paid for twice.
    pub(crate) last_name: name::LastName,
    /// The class of the object before `.` or `->`, where the first part of a name behind it is looked up before anywhere else.
    object_scope: Option<ScopeId>,
    /// What lookahead has found out since a name was declared last.
    pub(crate) lookahead: Lookahead,
    /// The unit begins with a module declaration or the start of one.
    pub(crate) in_module: bool,
    /// It was told that modules are not enabled.
    pub(crate) modules_reported: bool,
    /// The type that was given qualifiers last, as written, and where the first of them stands.
    pub(crate) qualified: Option<(TypeId, Pos)>,
    /// How often a syntax error was reported at the same token, to guarantee progress.
    stuck_at: u32,
    /// The `::` behind the member that was last said to be neither a class nor a namespace.
    scope_said_at: u32,
    /// The attributes of the statement that is being read, until what they belong to is known.
    waiting_attributes: AttributeIds,
}

/// What reading may cost: constructs could nest, and be read again at each level, without end.
struct Effort {
    /// How many constructs are open.
    nesting: u32,
    /// How many were read tentatively, and how many may be.
    looked_ahead: usize,
    may_look_ahead: usize,
}

impl<'c> Parser<'c> {
    /// A parser at the first token of a unit.
    pub fn new(c: &'c mut Compilation) -> Self {
        let may_look_ahead =
            limits::LOOKED_AHEAD.saturating_add(limits::LOOKED_AHEAD_PER_TOKEN * c.tokens.expected());
        Self {
            c,
            at: 0,
            manner: Manner::default(),
            effort: Effort { nesting: 0, looked_ahead: 0, may_look_ahead },
            late: Vec::new(),
            open_classes: 0,
            last_name: name::LastName::default(),
            object_scope: None,
            lookahead: Lookahead::default(),
            in_module: false,
            modules_reported: false,
            qualified: None,
            stuck_at: u32::MAX,
            scope_said_at: u32::MAX,
            waiting_attributes: AttributeIds::new(),
        }
    }

    /// Parses the whole unit (`[gram.basic]` translation-unit).
    pub fn translation_unit(&mut self) {
        self.c.declare_predeclared_types();
        self.declarations_of_unit();
        self.end_unit();
    }

    /// Parses the declarations with which a unit begins. False where nothing is known of what follows them, as in a
    /// module.
    pub fn first_part(&mut self) -> bool {
        self.c.declare_predeclared_types();
        self.declarations_of_unit();
        !self.in_module && !self.modules_reported
    }

    /// Parses more declarations of a unit, from the token at `first` on, in the same way.
    pub fn further_part(&mut self, first: u32) -> bool {
        self.at = first;
        self.declarations_of_unit();
        !self.in_module && !self.modules_reported
    }

    /// Parses the rest of a unit, from the token at `first` on.
    pub fn last_part(&mut self, first: u32) {
        self.at = first;
        self.declarations_of_unit();
        self.end_unit();
    }

    fn declarations_of_unit(&mut self) {
        while self.next_declaration() != T::EndOfFile {
            let before = self.at;
            let pos = self.c.tokens.pos(before as usize);
            self.c.input.progress.set(pos);
            self.c.input.trace.reach(&self.c.input.sources, pos);
            let items = self.declaration();
            self.c.il.items.extend(items);
            if self.at == before && self.kind() == T::RightBrace {
                self.skip_after_stray_brace();
            } else if self.at == before {
                self.skip_stuck_token();
            }
        }
    }

    /// The kind of the token that a declaration of a namespace may begin with here; as many tokens are made as it can have.
    #[inline]
    pub(crate) fn next_declaration(&mut self) -> TokenKind {
        if self.at as usize >= self.c.tokens.complete {
            self.c.read_on(self.at);
        }
        self.end_of_named_packs();
        self.kind()
    }

    /// What can only be found out where the unit ends.
    fn end_unit(&mut self) {
        self.c.input.trace.leave_files();
        let started = self.c.input.trace.start();
        self.c.check_resolvers();
        self.c.check_explicit_instantiations();
        self.c.examine_instances();
        self.c.check_unit_members();
        self.c.input.trace.end(started, Spent::Stage(trace_names::END_OF_UNIT), Pos::NONE);
    }

    /// The kind of the current token.
    #[inline]
    pub(crate) fn kind(&self) -> TokenKind {
        self.kind_at(self.at)
    }

    /// The kind of the token at an index; the end of the file beyond it.
    #[inline]
    pub(crate) fn kind_at(&self, at: u32) -> TokenKind {
        self.c.tokens.kind(at as usize)
    }

    /// The kind of the token `ahead` after the current one.
    #[inline]
    pub(crate) fn peek(&self, ahead: u32) -> TokenKind {
        self.kind_at(self.at + ahead)
    }

    /// The position of the current token.
    #[inline]
    pub(crate) fn pos(&self) -> Pos {
        self.pos_at(self.at)
    }

    /// The position of the token at an index.
    pub(crate) fn pos_at(&self, at: u32) -> Pos {
        self.c.tokens.pos(at as usize)
    }

    /// The payload of the token at an index.
    pub(crate) fn payload_at(&self, at: u32) -> u32 {
        self.c.tokens.payload(at as usize)
    }

    /// The name of the identifier or keyword at an index.
    pub(crate) fn name_at(&self, at: u32) -> Name {
        Name::from_number(self.payload_at(at))
    }

    /// Goes to the next token.
    #[inline]
    pub(crate) fn bump(&mut self) {
        if self.kind() != T::EndOfFile {
            self.at += 1;
            self.c.reports.diags.token = self.at;
        }
    }

    /// Takes the current token if it is of this kind.
    #[inline]
    pub(crate) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Whether the token at an index is directly followed by the next one, without white space.
    pub(crate) fn adjacent(&self, at: u32) -> bool {
        self.c.tokens.adjacent(at as usize)
    }

    /// Whether the current token is an identifier spelled like a contextual keyword.
    pub(crate) fn at_word(&self, word: Name) -> bool {
        self.kind() == T::Identifier && self.name_at(self.at) == word
    }

    /// Runs `parse` behind a boundary of the analysis.
    #[inline]
    pub(crate) fn across<B: Boundary, R>(&mut self, boundary: B, parse: impl FnOnce(&mut Self) -> R) -> R {
        let kept = boundary.enter(self.c);
        let result = parse(self);
        B::leave(self.c, kept);
        result
    }

    /// Runs `parse` where tokens are read in another way.
    #[inline]
    pub(crate) fn reading<R>(
        &mut self,
        mut reading: impl reading::Reading,
        parse: impl FnOnce(&mut Self) -> R,
    ) -> R {
        reading.exchange(self);
        let result = parse(self);
        reading.exchange(self);
        result
    }

    /// Runs `parse` and goes back to where it began; reports nothing meanwhile.
    pub(crate) fn ahead<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.and_back(|p| p.across(boundary::Trial, parse))
    }

    /// Runs `parse` and goes back to where it began unless it returns something; reports nothing meanwhile.
    pub(crate) fn tentatively<R>(&mut self, parse: impl FnOnce(&mut Self) -> Option<R>) -> Option<R> {
        self.or_back(|p| p.across(boundary::Trial, parse))
    }

    /// Runs `parse` from another token on and goes back to the current one.
    #[inline]
    pub(crate) fn beginning_at<R>(&mut self, at: u32, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.reading(reading::At(at), parse)
    }

    /// Runs `parse` and goes back to where it began.
    #[inline]
    pub(crate) fn and_back<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.beginning_at(self.at, parse)
    }

    /// Runs `parse` and goes back to where it began unless it returns something.
    #[inline]
    pub(crate) fn or_back<R>(&mut self, parse: impl FnOnce(&mut Self) -> Option<R>) -> Option<R> {
        let start = self.at;
        let result = parse(self);
        if result.is_none() {
            self.at = start;
        }
        result
    }

    /// Runs `parse` with `>` ending expressions or not.
    pub(crate) fn with_greater<R>(&mut self, ends: bool, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.reading(reading::Greater(ends), parse)
    }

    /// Runs `parse` one level deeper; beyond the limit reports it and gives nothing.
    pub(crate) fn nested<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> Option<R> {
        // What has several readings at each level could be read without end.
        self.effort.looked_ahead += usize::from(self.c.reports.quiet > 0);
        if self.effort.nesting >= limits::SOURCE_NESTING
            || self.effort.looked_ahead > self.effort.may_look_ahead
        {
            self.too_deep();
            return None;
        }
        self.effort.nesting += 1;
        let result = parse(self);
        self.effort.nesting -= 1;
        Some(result)
    }

    /// Reads what names the type of an operand. Looking ahead, it is read once at each token: for good it is read again,
    /// because what is wrong with it must be said.
    pub(crate) fn operand_type(&mut self, parse: impl FnOnce(&mut Self) -> Option<TypeId>) -> Option<TypeId> {
        let key = (self.at, self.c.context.scope);
        if self.c.reports.quiet > 0
            && let Some(known) = self.lookahead.found().and_then(|found| found.operand_type.get(&key))
        {
            self.at = known.end;
            self.c.reports.suppressed += u32::from(known.silenced);
            return Some(known.ty);
        }
        let silenced = self.c.reports.silenced();
        let ty = parse(self)?;
        if self.c.reports.quiet > 0 {
            let silenced = self.c.reports.silenced() != silenced;
            self.lookahead.note().operand_type.insert(key, OperandType { ty, end: self.at, silenced });
        }
        Some(ty)
    }

    /// Runs `parse` inside `scope`.
    pub(crate) fn in_scope<R>(&mut self, scope: ScopeId, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.across(boundary::Scope(scope), parse)
    }

    /// Runs `parse` inside a new scope of this kind.
    pub(crate) fn in_new_scope<R>(&mut self, kind: ScopeKind, parse: impl FnOnce(&mut Self) -> R) -> R {
        let scope = self.c.new_scope(kind, self.c.context.scope);
        let locals = self.c.body.locals.len();
        let variables = self.c.variables_in_scope();
        let result = self.in_scope(scope, parse);
        self.c.leave_variables(variables);
        self.c.end_block(locals);
        result
    }

    /// Parses what lies inside of a statement and knows no names of the block around by its own: a statement of it, or the
    /// parameters of a lambda expression.
    pub(crate) fn inside_statement<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.c.context.sub_statements += 1;
        let result = parse(self);
        self.c.context.sub_statements = self.c.context.sub_statements.saturating_sub(1);
        result
    }

    /// The index after the bracket that closes the one at `open`; the end of the file if none does. A brace is closed
    /// by a brace, whatever is wrong in between: that is where the parser ends a block, too.
    pub(crate) fn after_matching(&self, open: u32) -> u32 {
        let opens = matches!(self.kind_at(open), T::LeftParen | T::LeftBracket | T::LeftBrace);
        match self.payload_at(open) {
            close if opens && close > open => close + 1,
            _ => self.after_bracket(open),
        }
    }

    /// The same where something is wrong with the brackets.
    #[cold]
    fn after_bracket(&self, open: u32) -> u32 {
        if self.kind_at(open) == T::LeftBrace {
            return self.after_brace(open);
        }
        let mut depth = 0u32;
        let mut at = open;
        loop {
            match self.kind_at(at) {
                T::LeftParen | T::LeftBracket | T::LeftBrace => depth += 1,
                T::RightParen | T::RightBracket | T::RightBrace => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return at + 1;
                    }
                }
                T::EndOfFile => return at,
                _ => {}
            }
            at += 1;
        }
    }

    /// The index after the brace that closes the one at `open`.
    fn after_brace(&self, open: u32) -> u32 {
        let mut depth = 0u32;
        let mut at = open;
        loop {
            match self.kind_at(at) {
                T::LeftBrace => depth += 1,
                T::RightBrace if depth <= 1 => return at + 1,
                T::RightBrace => depth -= 1,
                T::EndOfFile => return at,
                _ => {}
            }
            at += 1;
        }
    }
}

/// The entries that one declaration adds to the source sequence.
pub(crate) type Items = smallvec::SmallVec<[Item; 2]>;

/// What the declarators of one declaration declare.
pub(crate) type Declarations = smallvec::SmallVec<[DeclarationId; 2]>;
