import { RulesSyntaxError } from './RulesSyntaxError';
import { readString } from './readString';

export type Token =
  | { kind: 'word' | 'punctuation' | 'end'; text: string; at: number; end: number }
  | { kind: 'integer' | 'float'; text: string; at: number; end: number }
  | { kind: 'string'; text: string; at: number; end: number }
  | { kind: 'bytes'; text: string; bytes: Uint8Array; at: number; end: number };

const PUNCTUATION = /==|!=|<=|>=|&&|\|\||--|\+\+|[{}()[\].,:;?<>=+\-*/%!$]/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const NUMBER = /\d+\.\d*|\.\d+|\d+/y;
const SKIPPED = /(?:[ \t\r\n\f]+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
/** Text of one path segment inside an expression. */
const PATH_TEXT = /[\w.~%@+-]+|\([\w-]+\)/y;
/** Text of one path segment after `match`; stars stand for themselves. */
const PATTERN_TEXT = /[\w.~%@+*-]+|\([\w-]+\)/y;

/** Splits rules text into tokens on demand; `/` is read by the parser, which knows whether a path may start. */
export class Lexer {
  private current: Token;

  constructor(
    readonly source: string,
    readonly fileName: string,
  ) {
    this.current = this.scan(0);
  }

  get token(): Token {
    return this.current;
  }

  next(): Token {
    const token = this.current;
    this.current = this.scan(token.end);
    return token;
  }

  fail(reason: string, at = this.current.at): never {
    const { line, column } = this.position(at);
    throw new RulesSyntaxError(reason, line, column, this.fileName);
  }

  /** Line and column of an offset, from 1. */
  position(at: number): { line: number; column: number } {
    const before = this.source.slice(0, at);
    return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
  }

  /** True when the current `/` is directly followed by something that can only be a path. */
  slashStartsPath(): boolean {
    return !/[\s]/.test(this.source[this.current.end] ?? ' ');
  }

  /** Reads the text of a path segment directly after the current token (a `/` or the closing of one); null when there is none. */
  pathText(at: number, pattern: boolean): { text: string; end: number } | null {
    const expression = pattern ? PATTERN_TEXT : PATH_TEXT;
    expression.lastIndex = at;
    const text = expression.exec(this.source)?.[0];
    return text === undefined ? null : { text, end: at + text.length };
  }

  /** Continues reading tokens at an offset, after the parser has read raw text. */
  resumeAt(offset: number): void {
    this.current = this.scan(offset);
  }

  private scan(from: number): Token {
    SKIPPED.lastIndex = from;
    const at = from + (SKIPPED.exec(this.source)?.[0].length ?? 0);
    if (at >= this.source.length) return { kind: 'end', text: 'the end of the file', at, end: at };
    const char = this.source[at]!;
    if (this.source.startsWith('/*', at)) this.fail('unclosed comment', at);
    if (char === "'" || char === '"') return this.string(at, at, false);
    if ((char === 'b' || char === 'B') && /['"]/.test(this.source[at + 1] ?? ''))
      return this.string(at, at + 1, true);
    return (
      this.match(WORD, 'word', at) ??
      this.number(at) ??
      this.match(PUNCTUATION, 'punctuation', at) ??
      this.unknown(at)
    );
  }

  private match(pattern: RegExp, kind: 'word' | 'punctuation', at: number): Token | null {
    pattern.lastIndex = at;
    const text = pattern.exec(this.source)?.[0];
    if (text === undefined) return null;
    if (text === '--' || text === '++') return this.fail(`'${text}' is not an operator`, at);
    return { kind, text, at, end: at + text.length };
  }

  private number(at: number): Token | null {
    NUMBER.lastIndex = at;
    const text = NUMBER.exec(this.source)?.[0];
    if (text === undefined) return null;
    const end = at + text.length;
    if (/[\w$]/.test(this.source[end] ?? ''))
      this.fail(`invalid number '${this.source.slice(at, end + 1)}'`, at);
    return { kind: text.includes('.') ? 'float' : 'integer', text, at, end };
  }

  private string(at: number, quoteAt: number, bytes: boolean): Token {
    const read = readString(this.source, quoteAt, bytes);
    if ('problem' in read) return this.fail(read.problem, read.at);
    return bytes
      ? { kind: 'bytes', text: '', bytes: read.bytes, at, end: read.end }
      : { kind: 'string', text: read.text, at, end: read.end };
  }

  private unknown(at: number): never {
    const character = String.fromCodePoint(this.source.codePointAt(at)!);
    return this.fail(`unexpected character '${character}'`, at);
  }
}
