//! Asm declarations and statements, and the labels that name what a declaration is in assembly code.

use super::build::Build;
use super::expressions::Use;
use super::graph::{Derived, Handle, Value};
use crate::il::*;
use crate::tables::il_display::{
    AsmEntryNode, AsmOperandNode, any, asm_entry, asm_operand, kind, label_list, named_register_list, new,
    variable, word,
};
use crate::tables::registers::Register;

impl Build<'_> {
    /// The label of a declared variable or function: a register where a variable is to be in one, else its name.
    pub fn asm_label(&mut self, node: impl Handle<kind::Entity>, label: Option<u32>) {
        let node = node.id();
        let Some(label) = label else { return };
        let text = self.literal_text(label);
        self.plain_text_type(text.len());
        let register = self.g.get(node, any::DECLARED_STORAGE_CLASS) == Some(&Value::Word(word::SC_REGISTER));
        if let Some(variable) = self.g.cast::<kind::Variable>(node).filter(|_| register) {
            let shown = format!(": {}", Register::labelled(&text).display);
            self.g.text(variable, variable::REG, shown);
            self.g.clear(variable, variable::ASM_NAME_IS_VALID);
        } else if let Some(labelled) = self.g.having(node, any::ASM_NAME) {
            self.g.string(labelled, any::ASM_NAME, text);
        }
    }

    /// An asm declaration or statement.
    pub fn asm(&mut self, id: AsmId) -> AsmEntryNode {
        let il = self.il;
        let a = &il[id];
        let node = self.new_node(new::ASM_ENTRY);
        self.declared_at(node, a.pos);
        let text = self.constant_of(a.text, None);
        self.g.link_some(node, asm_entry::ASM_STRING, text);
        self.g.flag(node, asm_entry::GNU_ASM_FORM, a.sections > 0);
        self.g.flag(node, asm_entry::IS_VOLATILE, a.volatile || a.sections == 0 || a.outputs.is_empty());
        self.g.flag(node, asm_entry::HAS_VOLATILE_KEYWORD, a.volatile);
        self.g.flag(node, asm_entry::IS_ASM_GOTO, a.goto);
        self.referenced(node);
        self.g.flag(node, asm_entry::SOURCE_CORRESP_NEEDED, true);
        let mut operands = Vec::new();
        for (list, output) in [(a.outputs, true), (a.inputs, false)] {
            for operand in il[list].iter().copied() {
                operands.push(self.asm_operand(operand, output));
            }
        }
        let first = self.g.chain(&operands, asm_operand::NEXT);
        self.g.link_some(node, asm_entry::OPERANDS, first);
        let mut clobbers = Vec::new();
        for clobber in il[a.clobbers].iter().copied() {
            let entry = self.new_node(new::NAMED_REGISTER_LIST);
            self.text_type(clobber);
            let name = Register::clobber_name(&self.string_text(clobber));
            self.g.text(entry, named_register_list::REG, name.to_owned());
            clobbers.push(entry);
        }
        let first = self.g.chain(&clobbers, named_register_list::NEXT);
        self.g.link_some(node, asm_entry::CLOBBERS, first);
        let mut labels = Vec::new();
        for label in il[a.labels].iter().copied() {
            self.label(label);
            labels.push(self.new_node(new::LABEL_LIST));
        }
        let first = self.g.chain(&labels, label_list::NEXT);
        self.g.link_some(node, asm_entry::LABELS, first);
        node
    }

    fn asm_operand(&mut self, operand: AsmOperand, output: bool) -> AsmOperandNode {
        let node = self.new_node(new::ASM_OPERAND);
        if let Some(name) = operand.name {
            let name = self.text(name);
            self.g.string(node, asm_operand::NAME, name);
        }
        self.g.flag(node, asm_operand::IS_OUTPUT_OPERAND, output);
        self.text_type(operand.constraint);
        let constraint = self.string_text(operand.constraint);
        self.g.string(node, asm_operand::CONSTRAINTS_STRING, constraint.clone());
        // An operand that is only written to says so by the sign of assignment.
        let how = match (output, constraint.starts_with('+')) {
            (true, true) => Use::Object,
            (true, false) => Use::Target,
            (false, _) => Use::Value,
        };
        let value = self.expression(operand.value, how);
        if output {
            self.changed(value);
        }
        self.g.link(node, asm_operand::EXPR, value);
        node
    }

    /// A string literal has a type even where only its text counts.
    fn text_type(&mut self, expr: ExprId) {
        let length = self.string_text(expr).len();
        self.plain_text_type(length);
    }

    fn plain_text_type(&mut self, length: usize) {
        let mut element = self.builtin(Builtin::Char);
        if !self.header.is_c {
            element = self.derived(element, Derived::Qualified(word::CONST));
        }
        self.string_type(element, length as u64 + 1);
    }

    pub(super) fn string_text(&self, expr: ExprId) -> String {
        let ExprKind::String { literal } = self.il[expr].kind else { return String::new() };
        self.literal_text(literal)
    }

    /// The text of a string literal.
    fn literal_text(&self, literal: u32) -> String {
        let literals = &self.il.literals;
        let string = literals.strings.get(literal as usize);
        string.map(|string| String::from_utf8_lossy(literals.units(string)).into_owned()).unwrap_or_default()
    }
}
