//! Built-in functions that tell where they are called: `__builtin_LINE` and its relatives, and
//! `__builtin_source_location` (`[support.srcloc.cons]`).
//!
//! In a default argument they tell where the outermost call stands that needs it, in a default member initializer the
//! constructor or the initializer of the object.

use super::Interpreter;
use super::value::*;
use crate::diag::{Positions, messages};
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::known;
use crate::source::Pos;
use crate::tables::builtin_folding::Fold;

/// What needs a default argument or a default member initializer, which decides which position is told.
#[derive(Clone, Copy)]
pub(super) enum Needing {
    /// A call, which ends with its parenthesis.
    Call,
    /// The initializer of an object: what stands behind it.
    Initializer,
    /// The body of a constructor, or an expression: where it begins.
    Body,
}

/// Where a default argument or a default member initializer is used.
#[derive(Clone, Copy)]
pub(super) struct UseSite {
    needing: Needing,
    pos: Pos,
    /// The function around it; outside of functions there is none.
    function: Option<FunctionId>,
}

impl Interpreter<'_> {
    /// Evaluates a default argument or a default member initializer that is used at a position.
    pub(super) fn used_at<R>(
        &mut self,
        needing: Needing,
        pos: Pos,
        run: impl FnOnce(&mut Self) -> Eval<R>,
    ) -> Eval<R> {
        let function = self.enclosing_function();
        self.used_in(UseSite { needing, pos, function }, run)
    }

    /// Evaluates the default member initializers that a constructor without a body needs.
    pub(super) fn used_by<R>(
        &mut self,
        constructor: FunctionId,
        pos: Pos,
        run: impl FnOnce(&mut Self) -> Eval<R>,
    ) -> Eval<R> {
        self.used_in(UseSite { needing: Needing::Initializer, pos, function: Some(constructor) }, run)
    }

    /// The outermost use is the one that is told of.
    fn used_in<R>(&mut self, site: UseSite, run: impl FnOnce(&mut Self) -> Eval<R>) -> Eval<R> {
        let outer = self.use_site;
        self.use_site = outer.or(Some(site));
        let result = run(self);
        self.use_site = outer;
        result
    }

    /// What a call of a function tells about its place.
    pub(super) fn place_of_call(&mut self, fold: Fold, call: ExprId, pos: Pos) -> Eval<Datum> {
        let mut site = self.use_site.unwrap_or_else(|| UseSite {
            needing: Needing::Body,
            pos: self.c.start_of(call),
            function: self.enclosing_function(),
        });
        site.pos = match site.needing {
            Needing::Call => self.c.closing_of(site.pos),
            Needing::Initializer => self.c.end_of_initializer(site.pos),
            Needing::Body => site.pos,
        };
        match fold {
            Fold::Line => Ok(Datum::Integer(self.line_and_column(site.pos).0)),
            Fold::Column => Ok(Datum::Integer(self.line_and_column(site.pos).1)),
            Fold::File => Ok(self.file_of(site.pos)),
            Fold::Function => Ok(self.function_text(site.function)),
            Fold::SourceLocation => self.source_location(site, pos),
            _ => stop(Reason::Unknown, pos),
        }
    }

    /// The function whose code is evaluated, or in which the initialized variable or the expression stands.
    fn enclosing_function(&self) -> Option<FunctionId> {
        if let Some(frame) = self.frames.last() {
            return Some(frame.function);
        }
        match self.own {
            Some((variable, _)) => self.c.function_around(self.c.il[variable].scope),
            None => self.c.function_around(self.c.context.scope),
        }
    }

    fn line_and_column(&self, pos: Pos) -> (i128, i128) {
        self.c.input.sources.locate(pos).map_or((0, 0), |place| (place.line.into(), place.column.into()))
    }

    fn file_of(&mut self, pos: Pos) -> Datum {
        let file = self.c.input.sources.locate(pos).map_or_else(String::new, |place| place.file.to_owned());
        self.text(&file)
    }

    /// The name of a function as `__func__` has it; in a template that variable's own name stands for it.
    fn function_text(&mut self, function: Option<FunctionId>) -> Datum {
        let text = match function {
            Some(_) if self.frames.is_empty() && self.c.context.template_depth > 0 => {
                TokenKind::KwFunc.spelling().to_owned()
            }
            Some(function) => self.c.function_name_text(function, false),
            None => String::new(),
        };
        self.text(&text)
    }

    fn text(&mut self, text: &str) -> Datum {
        let literal = self.c.il.literals.add_narrow(text.as_bytes());
        Datum::Pointer(Pointer::to(Root::Static(AddressBase::String { literal })).child(0))
    }

    /// The address of an object of the class that the library keeps the parts in: the names of file and function, then
    /// line and column.
    fn source_location(&mut self, site: UseSite, pos: Pos) -> Eval<Datum> {
        let Some(class) =
            self.c.std_class(known::SOURCE_LOCATION).and_then(|outer| self.c.parts_class(outer))
        else {
            return stop(Reason::Unknown, pos);
        };
        self.c.complete_class(class);
        let (line, column) = self.line_and_column(site.pos);
        let parts = [
            self.file_of(site.pos),
            self.function_text(site.function),
            Datum::Integer(line),
            Datum::Integer(column),
        ];
        if self.c.il[class].members.fields.len() != parts.len() {
            return stop(Reason::Unknown, pos);
        }
        let of = self.c.il[class].ty;
        let value = self.intern(&Datum::Aggregate(parts.into_iter().collect()), of, pos)?;
        let expr =
            self.c.expr(ExprKind::Constant { value }, of, Category::Lvalue, ExprFlags::empty(), site.pos);
        self.c.constants.temporaries.insert(expr, value);
        Ok(Datum::Pointer(Pointer::to(Root::Static(AddressBase::Temporary { expr }))))
    }
}

impl crate::compilation::Compilation {
    /// What stands behind the initializer of an object that begins at a position: a braced list, or nothing behind the
    /// name; the position itself for others.
    fn end_of_initializer(&self, pos: Pos) -> Pos {
        let sign = |pos: Pos| self.input.sources.text_from(pos).first().copied();
        let behind = self.after_token(pos);
        match (sign(pos), sign(behind)) {
            (Some(b'{'), _) if self.closing_of(pos) == behind => self.after_token(behind),
            (Some(b'{'), _) => pos,
            (_, Some(b';' | b',')) if !self.word_at(pos).is_empty() => behind,
            (_, Some(b'{')) if !self.word_at(pos).is_empty() => self.after_token(self.closing_of(behind)),
            _ => pos,
        }
    }

    /// The innermost function around a scope; members of classes are in none.
    fn function_around(&self, scope: ScopeId) -> Option<FunctionId> {
        let mut at = Some(scope);
        while let Some(scope) = at {
            match self.il[scope].kind {
                ScopeKind::Function { of } => return of.or(self.context.function),
                ScopeKind::Class { .. } => return None,
                _ => at = self.il[scope].parent,
            }
        }
        None
    }

    /// The member class that holds the parts of a place.
    fn parts_class(&self, outer: ClassId) -> Option<ClassId> {
        self.symbols
            .bindings
            .get(self.il[outer].scope, crate::sema::lookup::Key::name(known::SOURCE_LOCATION_PARTS))
            .iter()
            .find_map(|entity| match *entity {
                Entity::Class { id } => Some(id),
                _ => None,
            })
    }

    /// `__builtin_source_location` gives the address of an object of a class of the library, of which no more is declared
    /// than its members; where there is no such class that is said once.
    pub fn check_parts_class(&mut self, pos: Pos) {
        if !self.reports_now() || self.reports.orderings.contains(&known::SOURCE_LOCATION_PARTS) {
            return;
        }
        let class = self.std_class(known::SOURCE_LOCATION).and_then(|outer| self.parts_class(outer));
        if class.is_some_and(|class| self.holds_parts(class)) {
            return;
        }
        self.reports.orderings.insert(known::SOURCE_LOCATION_PARTS);
        let names = [known::STD, known::SOURCE_LOCATION, known::SOURCE_LOCATION_PARTS];
        let path = names.map(|name| self.names.text(name)).join("::");
        let [file, function, line, column] = PARTS.map(|name| self.names.text(name).to_owned());
        let message = messages::class_of_source_location_parts(&path, &function, &file, &column, &line);
        self.report(pos, message);
    }

    /// Whether the members of a class are the parts of a place, and nothing else.
    fn holds_parts(&mut self, class: ClassId) -> bool {
        self.complete_class(class);
        let entry = &self.il[class];
        let plain =
            entry.state == Completeness::Complete && entry.bases.is_empty() && entry.tag != Tag::Union;
        let fields = entry.members.fields.clone();
        let others = entry.members.declared.iter().any(|member| match *member {
            Entity::Field { .. } | Entity::Class { .. } | Entity::Enum { .. } | Entity::Typedef { .. } => {
                false
            }
            Entity::Function { id } => !self.il[id].flags.contains(FunctionFlags::IMPLICIT),
            _ => true,
        });
        plain
            && !others
            && fields.len() == PARTS.len()
            && (0..).zip(PARTS).all(|(index, name)| {
                let Some(field) = fields.iter().find(|field| self.il[**field].name == Some(name)) else {
                    return false;
                };
                let ty = self.il[*field].ty;
                let text = self.builtin(Builtin::Char);
                let text = self.qualified(text, Qualifiers::CONST);
                match index < 2 {
                    true => {
                        self.qualifiers(ty).is_empty()
                            && self.pointee(ty).is_some_and(|of| self.same_type(of, text))
                    }
                    false => self.qualifiers(ty).is_empty() && self.is_integral(ty),
                }
            })
    }
}

/// The names of the members that hold the parts of a place: file, function, line and column.
const PARTS: [crate::names::Name; 4] = [
    known::SOURCE_FILE_MEMBER,
    known::SOURCE_FUNCTION_MEMBER,
    known::SOURCE_LINE_MEMBER,
    known::SOURCE_COLUMN_MEMBER,
];
