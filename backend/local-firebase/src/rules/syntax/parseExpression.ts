// One recursive grammar; splitting it further would scatter the precedence rules.
import type { BinaryOperator, Expression } from './ast';
import type { Lexer, Token } from './Lexer';

/** Deepest nesting of an expression, as in Firebase's compiler (`a && b && c` is two deep there); spares the stack, too. */
export const MAX_DEPTH = 99;
const MAX_INTEGER = 2n ** 63n - 1n;
const TYPE_NAMES = new Set(
  'bool bytes constraint duration float int latlng list vector set number map string timestamp path map_diff'.split(
    ' ',
  ),
);
const RESERVED = new Set([
  'in',
  'is',
  'if',
  'let',
  'match',
  'allow',
  'function',
  'return',
  'service',
  'rules_version',
]);
/** Words that Firebase's own compiler does not take after a dot. */
const NO_MEMBERS = new Set(['service', 'rules_version']);
/** Binary operators by level, loosest first; all of one level group to the left. */
const LEVELS: readonly (readonly string[])[] = [
  ['in', 'is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Distributes over the union, so that each kind of node keeps its own fields. */
type Bare<Node> = Node extends unknown ? Omit<Node, 'depth'> : never;

/** Reads one expression from the lexer's position; throws RulesSyntaxError. */
export function parseExpression(lexer: Lexer): Expression {
  return new ExpressionParser(lexer).choice();
}

class ExpressionParser {
  private nesting = 0;
  constructor(private readonly lexer: Lexer) {}

  choice(): Expression {
    const start = this.lexer.token.at;
    if ((this.nesting += 1) > MAX_DEPTH) this.lexer.fail('expression is nested too deeply');
    const condition = this.chain('or', '||', () => this.chain('and', '&&', () => this.binary(0)));
    let result = condition;
    if (this.accept('?')) {
      const then = this.choice();
      this.expect(':');
      const otherwise = this.choice();
      result = this.node({ type: 'choice', at: start, condition, then, otherwise }, [
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
    while (this.accept(operator)) {
      const operand = read();
      operands.push(operand);
      depth = 1 + Math.max(depth, operand.depth);
      if (depth > MAX_DEPTH)
        this.lexer.fail('expression is too complex, split it into functions', first.at);
    }
    return { type, at: first.at, operands, depth };
  }

  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const { token } = this.lexer;
      const isOperator =
        (token.kind === 'word' || token.kind === 'punctuation') && operators.includes(token.text);
      if (!isOperator) return left;
      if (token.text === '/' && this.lexer.slashStartsPath())
        this.lexer.fail("write spaces around '/' to divide: a path starts here");
      this.lexer.next();
      if (token.text === 'is')
        left = this.node({ type: 'is', at: token.at, operand: left, typeName: this.typeName() }, [
          left,
        ]);
      else {
        const right = this.binary(level + 1);
        left = this.node(
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
    if (this.accept('!')) {
      if ((this.nesting += 1) > MAX_DEPTH) this.lexer.fail('expression is nested too deeply');
      const operand = this.unary();
      this.nesting -= 1;
      return this.node({ type: 'not', at, operand }, [operand]);
    }
    if (!this.accept('-')) return this.postfix(this.primary(false));
    if (this.lexer.token.text === '-' || this.lexer.token.text === '!')
      this.lexer.fail(`unexpected '${this.lexer.token.text}'`);
    const negative = this.lexer.token.kind === 'integer' || this.lexer.token.kind === 'float';
    const operand = this.postfix(this.primary(negative));
    return negative && operand.type === 'literal'
      ? { ...operand, at }
      : this.node({ type: 'negate', at, operand }, [operand]);
  }

  private postfix(start: Expression): Expression {
    let object = start;
    for (;;) {
      const { at } = this.lexer.token;
      if (this.accept('.')) {
        if (NO_MEMBERS.has(this.lexer.token.text))
          this.lexer.fail(
            `'${this.lexer.token.text}' is reserved, write ['${this.lexer.token.text}']`,
          );
        const name = this.word('a member name');
        if (this.accept('(')) {
          const args = this.items(')');
          object = this.node({ type: 'method', at, object, name, args }, [object, ...args]);
        } else object = this.node({ type: 'member', at, object, name }, [object]);
      } else if (this.accept('[')) object = this.subscript(object, at);
      else return object;
    }
  }

  private subscript(object: Expression, at: number): Expression {
    const from = this.lexer.token.text === ':' ? null : this.choice();
    if (from && this.accept(']'))
      return this.node({ type: 'index', at, object, index: from }, [object, from]);
    this.expect(':');
    const to = this.lexer.token.text === ']' ? null : this.choice();
    this.expect(']');
    return this.node({ type: 'range', at, object, from, to }, [
      object,
      ...[from, to].filter((part) => part !== null),
    ]);
  }

  private primary(negative: boolean): Expression {
    const { token } = this.lexer;
    const { at } = token;
    if (token.kind === 'punctuation') return this.bracketed();
    if (token.kind === 'end') return this.lexer.fail(`expected an expression, found ${token.text}`);
    this.lexer.next();
    if (token.kind === 'string') return this.literal(at, token.text);
    if (token.kind === 'bytes') return this.literal(at, token.bytes);
    if (token.kind === 'float')
      return this.literal(at, negative ? -Number(token.text) : Number(token.text));
    if (token.kind === 'integer') return this.literal(at, this.integer(token.text, negative, at));
    if (token.text === 'true' || token.text === 'false')
      return this.literal(at, token.text === 'true');
    if (token.text === 'null') return this.literal(at, null);
    if (RESERVED.has(token.text))
      return this.lexer.fail(`expected an expression, found '${token.text}'`, at);
    if (!this.accept('(')) return { type: 'variable', at, name: token.text, depth: 1 };
    const args = this.items(')');
    return this.node({ type: 'call', at, name: token.text, args }, args);
  }

  private bracketed(): Expression {
    const { token } = this.lexer;
    if (token.text === '/') return this.path();
    if (token.text === '(') {
      this.lexer.next();
      const inner = this.choice();
      this.expect(')');
      return inner;
    }
    if (token.text === '[') {
      this.lexer.next();
      const items = this.items(']');
      return this.node({ type: 'list', at: token.at, items }, items);
    }
    if (token.text === '{') return this.map();
    return this.lexer.fail(`expected an expression, found '${token.text}'`);
  }

  private map(): Expression {
    const { at } = this.lexer.next();
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.accept('}')) {
      const key = this.choice();
      this.expect(':');
      entries.push({ key, value: this.choice() });
      if (!this.accept(',') && this.lexer.token.text !== '}')
        this.lexer.fail("expected ',' or '}'");
    }
    return this.node(
      { type: 'map', at, entries },
      entries.flatMap(({ key, value }) => [key, value]),
    );
  }

  /** A path literal: `/databases/$(database)/documents/users/$(uid)`. */
  private path(): Expression {
    const { at } = this.lexer.token;
    const segments: (string | Expression)[] = [];
    while (this.lexer.token.text === '/' && this.lexer.token.kind === 'punctuation') {
      const { end } = this.lexer.token;
      if (segments.length && !this.lexer.slashStartsPath()) break; // a division
      if (this.lexer.source.startsWith('$(', end)) {
        this.lexer.resumeAt(end + 2);
        segments.push(this.choice());
        this.afterSegment(this.closing().end);
      } else {
        const text = this.lexer.pathText(end, false);
        if (!text) return this.lexer.fail("expected a path segment after '/'");
        segments.push(text.text);
        this.afterSegment(text.end);
      }
    }
    return this.node(
      { type: 'path', at, segments },
      segments.filter((part) => typeof part !== 'string'),
    );
  }

  /** The `)` after `$(...)`, still to be passed: what follows may be path text. */
  private closing(): Token {
    if (this.lexer.token.text !== ')') this.lexer.fail("expected ')'");
    return this.lexer.token;
  }

  private afterSegment(end: number): void {
    if (this.lexer.source[end] === '$')
      this.lexer.fail("a path segment is either text or '$(...)'", end);
    this.lexer.resumeAt(end);
  }

  private items(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    while (!this.accept(close)) {
      items.push(this.choice());
      if (!this.accept(',') && this.lexer.token.text !== close)
        this.lexer.fail(`expected ',' or '${close}'`);
    }
    return items;
  }

  private integer(text: string, negative: boolean, at: number): bigint {
    const value = negative ? -BigInt(text) : BigInt(text);
    if (value > MAX_INTEGER || value < -MAX_INTEGER - 1n)
      this.lexer.fail(`integer ${text} does not fit in 64 bits`, at);
    return value;
  }

  private literal(
    at: number,
    value: null | boolean | bigint | number | string | Uint8Array,
  ): Expression {
    return { type: 'literal', at, value, depth: 1 };
  }

  private node(bare: Bare<Expression>, children: Expression[]): Expression {
    const depth = 1 + children.reduce((deepest, child) => Math.max(deepest, child.depth), 0);
    if (depth > MAX_DEPTH) this.lexer.fail('expression is nested too deeply', bare.at);
    return { ...bare, depth } as Expression;
  }

  private accept(text: string): boolean {
    if (this.lexer.token.kind !== 'punctuation' || this.lexer.token.text !== text) return false;
    this.lexer.next();
    return true;
  }

  private expect(text: string): void {
    if (!this.accept(text)) this.lexer.fail(`expected '${text}', found '${this.lexer.token.text}'`);
  }

  private word(what: string): string {
    if (this.lexer.token.kind !== 'word')
      this.lexer.fail(`expected ${what}, found '${this.lexer.token.text}'`);
    return this.lexer.next().text;
  }
}
