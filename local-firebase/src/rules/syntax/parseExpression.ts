import type { BinaryOperator, Expression } from './ast';
import { createNode, MAX_DEPTH } from './createNode';
import { PrimaryParser } from './PrimaryParser';
import type { TokenReader } from './TokenReader';

const TYPE_NAMES = new Set(
  'bool bytes constraint duration float int latlng list vector set number map string timestamp path map_diff'.split(
    ' ',
  ),
);
/** Words that Firebase's own compiler does not take after a dot. */
const NO_MEMBERS = new Set(['service', 'rules_version']);
/** Binary operators by level, loosest first; all of one level group to the left. */
const LEVELS: readonly (readonly string[])[] = [
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Reads one expression from the lexer's position; throws RulesSyntaxError. */
export function parseExpression(lexer: TokenReader): Expression {
  return new ExpressionParser(lexer).expression();
}

class ExpressionParser extends PrimaryParser {
  private nesting = 0;

  override expression(): Expression {
    const start = this.lexer.token.at;
    if ((this.nesting += 1) > MAX_DEPTH) this.lexer.fail('expression is nested too deeply');
    const condition = this.chain('or', '||', () => this.chain('and', '&&', () => this.binary(0)));
    let result = condition;
    if (this.lexer.accept('?')) {
      const then = this.expression();
      this.lexer.expect(':');
      const otherwise = this.expression();
      // oxlint-disable-next-line unicorn/no-thenable -- a part of the syntax tree, which nobody awaits
      result = createNode(this.lexer, { type: 'choice', at: start, condition, then, otherwise }, [
        condition,
        then,
        otherwise,
      ]);
    }
    this.nesting -= 1;
    return result;
  }

  private chain(type: 'and' | 'or', operator: string, read: () => Expression): Expression {
    const first = read();
    if (this.lexer.token.text !== operator || this.lexer.token.kind !== 'punctuation') return first;
    const operands = [first];
    let { depth } = first;
    while (this.lexer.accept(operator)) {
      const operand = read();
      operands.push(operand);
      depth = 1 + Math.max(depth, operand.depth);
      if (depth > MAX_DEPTH)
        this.lexer.fail('expression is too complex, split it into functions', first.at);
    }
    return { type, at: first.at, operands, depth };
  }

  /** What binds at least as tightly as a level; after `is` with its type any operator may go on. */
  private binary(loosest: number): Expression {
    let left = this.unary();
    for (;;) {
      const { token } = this.lexer;
      const level =
        token.kind === 'word' || token.kind === 'punctuation'
          ? LEVELS.findIndex((operators) => operators.includes(token.text))
          : -1;
      if (level < loosest) return left;
      if (token.text === '/' && this.lexer.slashStartsPath())
        this.lexer.fail("write spaces around '/' to divide: a path starts here");
      this.lexer.next();
      if (token.text === 'is') {
        const typeName = this.typeName();
        left = createNode(this.lexer, { type: 'is', at: token.at, operand: left, typeName }, [
          left,
        ]);
      } else {
        const right = this.binary(level + 1);
        left = createNode(
          this.lexer,
          { type: 'binary', at: token.at, operator: token.text as BinaryOperator, left, right },
          [left, right],
        );
      }
    }
  }

  private typeName(): string {
    const { token } = this.lexer;
    if (token.kind !== 'word' || !TYPE_NAMES.has(token.text))
      this.lexer.fail(`unknown type '${token.text}' after 'is'`);
    return this.lexer.next().text;
  }

  private unary(): Expression {
    const { at } = this.lexer.token;
    if (this.lexer.accept('!')) {
      if ((this.nesting += 1) > MAX_DEPTH) this.lexer.fail('expression is nested too deeply');
      const operand = this.unary();
      this.nesting -= 1;
      return createNode(this.lexer, { type: 'not', at, operand }, [operand]);
    }
    if (!this.lexer.accept('-')) return this.postfix(this.primary(false));
    if (this.lexer.token.text === '-' || this.lexer.token.text === '!')
      this.lexer.fail(`unexpected '${this.lexer.token.text}'`);
    const negative = this.lexer.token.kind === 'integer' || this.lexer.token.kind === 'float';
    const operand = this.postfix(this.primary(negative));
    return negative && operand.type === 'literal'
      ? { ...operand, at, signed: true }
      : createNode(this.lexer, { type: 'negate', at, operand }, [operand]);
  }

  private postfix(start: Expression): Expression {
    let object = start;
    for (;;) {
      const { at } = this.lexer.token;
      if (this.lexer.accept('.')) {
        if (NO_MEMBERS.has(this.lexer.token.text))
          this.lexer.fail(
            `'${this.lexer.token.text}' is reserved, write ['${this.lexer.token.text}']`,
          );
        const name = this.lexer.word('a member name');
        if (this.lexer.accept('(')) {
          const args = this.items(')');
          object = createNode(this.lexer, { type: 'method', at, object, name, args }, [
            object,
            ...args,
          ]);
        } else object = createNode(this.lexer, { type: 'member', at, object, name }, [object]);
      } else if (this.lexer.accept('[')) object = this.subscript(object, at);
      else return object;
    }
  }

  private subscript(object: Expression, at: number): Expression {
    const from = this.lexer.token.text === ':' ? null : this.expression();
    if (from && this.lexer.accept(']'))
      return createNode(this.lexer, { type: 'index', at, object, index: from }, [object, from]);
    this.lexer.expect(':');
    const to = this.lexer.token.text === ']' ? null : this.expression();
    this.lexer.expect(']');
    return createNode(this.lexer, { type: 'range', at, object, from, to }, [
      object,
      ...[from, to].filter((part) => part !== null),
    ]);
  }
}
