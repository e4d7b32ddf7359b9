//===- Parser.cpp - PTX as text -------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA, "Syntax" and "State Spaces, Types, and Variables": what LLVM's NVPTX backend prints.
//
//===----------------------------------------------------------------------===//

#include "Parser.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <optional>

using namespace fuse::sim::ptx;
using fuse::runtime::fail;

namespace {

/// Blocks in blocks, and vectors in operands: PTX that a compiler writes stays far below.
constexpr unsigned maxScopes = 64, maxOperandDepth = 4;
constexpr uint32_t maxAlignment = 1u << 16;

/// An integer as PTX writes it: decimal, 0x, 0b, or octal after a 0, with an optional U. Nothing if
/// it is none, or does not fit 64 bits.
std::optional<uint64_t> parseInteger(const std::string &word) {
  size_t at = 0, end = word.size();
  if (end > 1 && word[end - 1] == 'U')
    --end;
  unsigned base = 10;
  if (end > 1 && word[0] == '0') {
    const int kind = std::tolower(static_cast<unsigned char>(word[1]));
    base = kind == 'x' ? 16 : kind == 'b' ? 2 : 8;
    at = base == 8 ? 1 : 2;
  }
  if (at == end)
    return std::nullopt;
  uint64_t value = 0;
  for (; at < end; ++at) {
    const char c = word[at];
    const unsigned digit = c >= '0' && c <= '9'   ? static_cast<unsigned>(c - '0')
                           : c >= 'a' && c <= 'f' ? static_cast<unsigned>(c - 'a' + 10)
                           : c >= 'A' && c <= 'F' ? static_cast<unsigned>(c - 'A' + 10)
                                                  : 16;
    if (digit >= base || value > (std::numeric_limits<uint64_t>::max() - digit) / base)
      return std::nullopt;
    value = value * base + digit;
  }
  return value;
}

bool isFloatLiteral(const std::string &word) {
  return word.size() > 2 && word[0] == '0' &&
         (word[1] == 'f' || word[1] == 'F' || word[1] == 'd' || word[1] == 'D');
}

class Lexer {
public:
  explicit Lexer(const std::string &text) : text(text) { skip(); }

  bool atEnd() const { return at == text.size(); }
  uint32_t line() const { return currentLine; }
  char peek() const { return atEnd() ? 0 : text[at]; }
  bool accept(char c) {
    if (peek() != c)
      return false;
    advance();
    skip();
    return true;
  }
  void expect(char c) {
    if (!accept(c))
      error(std::string("'") + c + "' is expected");
  }
  /// A name, number, directive or opcode: "a::b" is one word, "a:" is not.
  std::string word() {
    std::string result;
    while (!atEnd()) {
      const char c = text[at];
      const bool colons = c == ':' && text.compare(at, 2, "::") == 0;
      if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '$' && c != '%' &&
          c != '.' && !colons)
        break;
      result += c;
      advance();
      if (colons) {
        result += ':';
        advance();
      }
    }
    skip();
    return result;
  }
  std::string need() {
    std::string result = word();
    if (result.empty())
      error("a word is expected");
    return result;
  }
  /// Marks where the text of a statement starts, and gives what came since, on one line.
  void mark() { start = at; }
  std::string marked() const {
    std::string result;
    for (size_t i = start; i < at; ++i)
      if (!std::isspace(static_cast<unsigned char>(text[i])))
        result += text[i];
      else if (!result.empty() && result.back() != ' ')
        result += ' ';
    while (!result.empty() && result.back() == ' ')
      result.pop_back();
    return result;
  }
  [[noreturn]] void error(const std::string &what) const {
    const size_t begin = text.rfind('\n', at ? at - 1 : 0) + 1;
    fail("PTX line ", currentLine, ": ", what, " in '",
         text.substr(begin, text.find('\n', at) - begin), "'");
  }

private:
  void advance() {
    if (text[at] == '\n')
      ++currentLine;
    ++at;
  }
  void skip() {
    for (;;) {
      while (!atEnd() && std::isspace(static_cast<unsigned char>(text[at])))
        advance();
      if (text.compare(at, 2, "//") == 0) {
        while (!atEnd() && text[at] != '\n')
          advance();
      } else if (text.compare(at, 2, "/*") == 0) {
        while (!atEnd() && text.compare(at, 2, "*/") != 0)
          advance();
        for (int i = 0; i < 2 && !atEnd(); ++i)
          advance();
      } else {
        return;
      }
    }
  }

  const std::string &text;
  size_t at = 0, start = 0;
  uint32_t currentLine = 1;
};

class Parser {
public:
  explicit Parser(const std::string &text) : lexer(text) {}
  Source parse();

private:
  Entry parseEntry();
  void parseBody(Entry &entry);
  Statement parseOperation(std::string word);
  Operand parseOperand(unsigned depth = 0);
  Variable parseVariable(Space space, bool external);
  Operand parseLiteral(const std::string &word, bool minus);
  RegisterDeclaration parseRegisters();
  uint64_t parseNumber(uint64_t most) {
    const std::string word = lexer.need();
    const std::optional<uint64_t> value = parseInteger(word);
    if (!value)
      lexer.error("'" + word + "' is no number");
    if (*value > most)
      lexer.error(word + " is too large: at most " + std::to_string(most) + " is possible");
    return *value;
  }
  uint32_t parseAlignment() {
    const auto alignment = static_cast<uint32_t>(parseNumber(maxAlignment));
    if (alignment == 0 || alignment & (alignment - 1))
      lexer.error("an alignment of " + std::to_string(alignment) + " is no power of two");
    return alignment;
  }

  Lexer lexer;
};

} // namespace

Type fuse::sim::ptx::parseType(const std::string &word) {
  static const std::map<std::string, Type> types = {
      {"pred", Type::Pred},     {"b8", Type::B8},         {"b16", Type::B16},
      {"b32", Type::B32},       {"b64", Type::B64},       {"b128", Type::B128},
      {"u8", Type::U8},         {"u16", Type::U16},       {"u32", Type::U32},
      {"u64", Type::U64},       {"s8", Type::S8},         {"s16", Type::S16},
      {"s32", Type::S32},       {"s64", Type::S64},       {"f16", Type::F16},
      {"f16x2", Type::F16x2},   {"bf16", Type::BF16},     {"bf16x2", Type::BF16x2},
      {"tf32", Type::TF32},     {"f32", Type::F32},       {"f64", Type::F64},
      {"e4m3x2", Type::E4M3x2}, {"e5m2x2", Type::E5M2x2}, {"u16x2", Type::U16x2},
      {"s16x2", Type::S16x2},
  };
  auto it = types.find(word);
  return it == types.end() ? Type::None : it->second;
}

/// After the state space: .align 16 .b8 name[4], name. Initialisers are not modelled.
Variable Parser::parseVariable(Space space, bool external) {
  Variable variable;
  variable.space = space;
  variable.external = external;
  variable.line = lexer.line();
  uint32_t element = 0;
  std::string word = lexer.need();
  for (; word[0] == '.'; word = lexer.need()) {
    if (word == ".align") {
      variable.alignment = parseAlignment();
    } else if (word == ".ptr" || word == ".global" || word == ".shared" || word == ".local" ||
               word == ".const") {
      // What a pointer parameter points to; its .align is that of the pointee.
      if (lexer.peek() == '.' && word == ".ptr") {
        word = lexer.need();
        if (word == ".align")
          parseAlignment();
        else if (lexer.peek() == '.' && lexer.need() == ".align")
          parseAlignment();
      }
    } else {
      const Type type = parseType(word.substr(1));
      if (type == Type::None)
        lexer.error("'" + word + "' is not understood");
      element = bytesOf(type);
      variable.alignment = std::max(variable.alignment, element);
    }
  }
  variable.name = word;
  uint64_t size = element;
  while (lexer.accept('[')) {
    size *= lexer.peek() == ']' ? 0 : parseNumber(maxVariableBytes);
    if (size > maxVariableBytes)
      lexer.error("'" + word + "' is too large: at most " + std::to_string(maxVariableBytes) +
                  " bytes are possible");
    lexer.expect(']');
  }
  variable.size = static_cast<uint32_t>(size);
  if (lexer.peek() == '=')
    lexer.error("variables with initial values are not modelled");
  return variable;
}

Source Parser::parse() {
  Source source;
  while (!lexer.atEnd()) {
    lexer.mark();
    std::string word = lexer.need();
    bool external = false;
    while (word == ".visible" || word == ".extern" || word == ".weak" || word == ".common") {
      external |= word == ".extern";
      word = lexer.need();
    }
    if (word == ".version" || word == ".address_size") {
      lexer.need();
    } else if (word == ".target") {
      source.target = lexer.need();
      while (lexer.accept(','))
        lexer.need();
    } else if (word == ".entry") {
      source.entries.push_back(parseEntry());
    } else if (word == ".shared") {
      source.variables.push_back(parseVariable(Space::Shared, external));
      lexer.expect(';');
    } else {
      lexer.error("'" + word + "' is not understood at module scope");
    }
  }
  return source;
}

Entry Parser::parseEntry() {
  Entry entry;
  entry.line = lexer.line();
  entry.name = lexer.need();
  if (lexer.accept('(')) {
    while (!lexer.accept(')')) {
      const std::string word = lexer.need();
      if (word != ".param")
        lexer.error("'.param' is expected");
      entry.parameters.push_back(parseVariable(Space::Param, false));
      lexer.accept(',');
    }
  }
  while (lexer.peek() == '.') {
    std::vector<uint32_t> &numbers = entry.directives[lexer.need()];
    while (std::isdigit(static_cast<unsigned char>(lexer.peek()))) {
      numbers.push_back(static_cast<uint32_t>(parseNumber(std::numeric_limits<uint32_t>::max())));
      lexer.accept(',');
    }
  }
  lexer.expect('{');
  parseBody(entry);
  return entry;
}

void Parser::parseBody(Entry &entry) {
  for (unsigned depth = 1; depth;) {
    if (lexer.atEnd())
      lexer.error("the kernel has no end");
    Statement statement;
    statement.line = lexer.line();
    lexer.mark();
    if (lexer.accept('{')) {
      if (++depth > maxScopes)
        lexer.error("more than " + std::to_string(maxScopes) + " blocks are open");
      statement.kind = Statement::Open;
      entry.body.push_back(statement);
      continue;
    }
    if (lexer.accept('}')) {
      --depth;
      statement.kind = Statement::Close;
      entry.body.push_back(statement);
      continue;
    }
    if (lexer.accept(';'))
      continue;
    if (lexer.peek() == '@') {
      entry.body.push_back(parseOperation(""));
      continue;
    }
    const std::string word = lexer.need();
    if (lexer.accept(':')) {
      statement.kind = Statement::Label;
      statement.opcode = word;
      statement.text = word + ":";
      entry.body.push_back(statement);
    } else if (word == ".reg") {
      statement.kind = Statement::Registers;
      statement.operands.resize(1);
      statement.operands[0].bits = entry.registers.size();
      entry.registers.push_back(parseRegisters());
      statement.text = lexer.marked();
      lexer.expect(';');
      entry.body.push_back(statement);
    } else if (word == ".shared" || word == ".local") {
      entry.variables.push_back(
          parseVariable(word == ".shared" ? Space::Shared : Space::Local, false));
      lexer.expect(';');
    } else if (word == ".branchtargets") {
      statement.kind = Statement::Targets;
      do
        statement.modifiers.push_back(lexer.need());
      while (lexer.accept(','));
      lexer.expect(';');
      entry.body.push_back(statement);
    } else if (word == ".pragma" || word == ".loc") {
      while (!lexer.atEnd() && lexer.peek() != ';')
        if (lexer.word().empty())
          lexer.accept(lexer.peek());
      lexer.expect(';');
    } else if (word[0] == '.') {
      lexer.error("'" + word + "' is not understood");
    } else {
      entry.body.push_back(parseOperation(word));
    }
  }
}

/// After .reg: .b32 %r<10>, %x
RegisterDeclaration Parser::parseRegisters() {
  RegisterDeclaration declaration;
  declaration.type = lexer.need();
  do {
    RegisterNames names;
    names.name = lexer.need();
    if (lexer.accept('<')) {
      names.isRange = true;
      names.count = parseNumber(std::numeric_limits<uint32_t>::max());
      lexer.expect('>');
    }
    declaration.names.push_back(names);
  } while (lexer.accept(','));
  return declaration;
}

Statement Parser::parseOperation(std::string word) {
  Statement statement;
  statement.line = lexer.line();
  if (word.empty()) {
    lexer.expect('@');
    statement.negated = lexer.accept('!');
    statement.guard = lexer.need();
    word = lexer.need();
  }
  // "cp.async.wait_group", "shared::cluster" stays one modifier.
  size_t begin = 0;
  for (size_t i = 0; i <= word.size(); ++i)
    if (i == word.size() || word[i] == '.') {
      const std::string part = word.substr(begin, i - begin);
      if (begin == 0)
        statement.opcode = part;
      else
        statement.modifiers.push_back(part);
      begin = i + 1;
    }
  if (lexer.peek() != ';')
    do
      statement.operands.push_back(parseOperand());
    while (lexer.accept(','));
  statement.text = lexer.marked();
  lexer.expect(';');
  return statement;
}

/// A number, of which a '-' has been read.
Operand Parser::parseLiteral(const std::string &word, bool minus) {
  Operand operand;
  if (isFloatLiteral(word)) {
    operand.kind = Operand::Float;
    operand.floatBytes = std::tolower(static_cast<unsigned char>(word[1])) == 'f' ? 4 : 8;
    const std::optional<uint64_t> bits = parseInteger("0x" + word.substr(2));
    if (!bits || word.size() != 2 + 2 * operand.floatBytes || minus)
      lexer.error("'" + word +
                  "' is no floating-point number: 0f and 8 or 0d and 16 hexadecimal "
                  "digits are expected, without a sign");
    operand.bits = *bits;
    return operand;
  }
  operand.kind = Operand::Integer;
  operand.isNegative = minus;
  const std::optional<uint64_t> value = parseInteger(word);
  if (!value || (minus && *value > uint64_t(1) << 63))
    lexer.error("'" + word + "' is no number of 64 bits");
  operand.bits = minus ? 0 - *value : *value;
  return operand;
}

Operand Parser::parseOperand(unsigned depth) {
  if (depth > maxOperandDepth)
    lexer.error("operands are nested too deeply");
  Operand operand;
  if (lexer.accept('{')) {
    operand.kind = Operand::Vector;
    while (!lexer.accept('}')) {
      operand.parts.push_back(parseOperand(depth + 1));
      lexer.accept(',');
    }
    return operand;
  }
  if (lexer.accept('[')) {
    operand.kind = Operand::Address;
    operand.parts.push_back(parseOperand(depth + 1));
    operand.offset = operand.parts[0].offset;
    while (lexer.accept(','))
      operand.parts.push_back(parseOperand(depth + 1));
    lexer.expect(']');
    return operand;
  }
  operand.negated = lexer.accept('!');
  const bool minus = lexer.accept('-');
  const std::string word = lexer.need();
  if (std::isdigit(static_cast<unsigned char>(word[0]))) {
    if (operand.negated)
      lexer.error("'!' stands before a predicate only");
    return parseLiteral(word, minus);
  }
  if (minus)
    lexer.error("a number is expected after '-'");
  if (word == "_") {
    operand.kind = Operand::Sink;
    return operand;
  }
  operand.name = word;
  if (lexer.accept('|')) {
    Operand first = operand, second = parseOperand(depth + 1);
    operand.kind = Operand::Pair;
    operand.parts = {first, second};
    return operand;
  }
  const bool plus = lexer.accept('+');
  if (plus || lexer.accept('-')) {
    const bool negative = !plus || lexer.accept('-');
    const std::string number = lexer.need();
    const std::optional<uint64_t> value = parseInteger(number);
    if (!value || *value > (uint64_t(1) << 63) - (negative ? 0 : 1))
      lexer.error("'" + number + "' is no offset of 64 bits");
    operand.offset = static_cast<int64_t>(negative ? 0 - *value : *value);
  }
  return operand;
}

Source fuse::sim::ptx::parse(const std::string &text) { return Parser(text).parse(); }
