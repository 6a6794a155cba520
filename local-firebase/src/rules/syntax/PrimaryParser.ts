import type { Expression } from './ast';
import { createNode } from './createNode';
import type { Token } from './Lexer';
import type { TokenReader } from './TokenReader';

const MAX_INTEGER = 2n ** 63n - 1n;
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

/** Reads what operators stand between: literals, names, calls, lists, maps and paths. */
export abstract class PrimaryParser {
  constructor(protected readonly lexer: TokenReader) {}

  /** Reads a whole expression, such as the one in brackets. */
  protected abstract expression(): Expression;

  protected primary(negative: boolean): Expression {
    const { token } = this.lexer;
    const { at } = token;
    if (token.kind === 'punctuation') return this.bracketed();
    if (token.kind === 'end') return this.lexer.fail(`expected an expression, found ${token.text}`);
    this.lexer.next();
    if (token.kind === 'string') return literal(at, token.text);
    if (token.kind === 'bytes') return literal(at, token.bytes);
    if (token.kind === 'float')
      return literal(at, negative ? -Number(token.text) : Number(token.text));
    if (token.kind === 'integer') return literal(at, this.integer(token.text, negative, at));
    if (token.text === 'true' || token.text === 'false') return literal(at, token.text === 'true');
    if (token.text === 'null') return literal(at, null);
    if (RESERVED.has(token.text))
      return this.lexer.fail(`expected an expression, found '${token.text}'`, at);
    if (!this.lexer.accept('(')) return { type: 'variable', at, name: token.text, depth: 1 };
    const args = this.items(')');
    return createNode(this.lexer, { type: 'call', at, name: token.text, args }, args);
  }

  private bracketed(): Expression {
    const { token } = this.lexer;
    if (token.text === '/') return this.path();
    if (token.text === '(') {
      this.lexer.next();
      const inner = this.expression();
      this.lexer.expect(')');
      return inner;
    }
    if (token.text === '[') {
      this.lexer.next();
      const items = this.items(']');
      return createNode(this.lexer, { type: 'list', at: token.at, items }, items);
    }
    if (token.text === '{') return this.map();
    return this.lexer.fail(`expected an expression, found '${token.text}'`);
  }

  private map(): Expression {
    const { at } = this.lexer.next();
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.lexer.accept('}')) {
      const key = this.expression();
      this.lexer.expect(':');
      entries.push({ key, value: this.expression() });
      if (!this.lexer.accept(',') && this.lexer.token.text !== '}')
        this.lexer.fail("expected ',' or '}'");
    }
    return createNode(
      this.lexer,
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
        segments.push(this.expression());
        this.afterSegment(this.closing().end);
      } else {
        const text = this.lexer.pathText(end, false);
        if (!text) return this.lexer.fail("expected a path segment after '/'");
        segments.push(text.text);
        this.afterSegment(text.end);
      }
    }
    return createNode(
      this.lexer,
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

  protected items(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    while (!this.lexer.accept(close)) {
      items.push(this.expression());
      if (!this.lexer.accept(',') && this.lexer.token.text !== close)
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
}

function literal(
  at: number,
  value: null | boolean | bigint | number | string | Uint8Array,
): Expression {
  return { type: 'literal', at, value, depth: 1 };
}
