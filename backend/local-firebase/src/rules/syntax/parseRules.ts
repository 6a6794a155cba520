// The grammar of a rules file in one recursive class; its parts need each other.
import type {
  AllowNode,
  FunctionNode,
  MatchNode,
  PatternSegment,
  RulesFile,
  ServiceNode,
} from './ast';
import { Lexer } from './Lexer';
import { MAX_DEPTH, parseExpression } from './parseExpression';

/** Longest rules text, in characters (Firebase's limit). */
const MAX_SOURCE = 256 * 1024;

/** Parses a rules file; throws RulesSyntaxError with line and column. */
export function parseRules(source: string, fileName: string): { file: RulesFile; lexer: Lexer } {
  const lexer = new Lexer(source.length > MAX_SOURCE ? '' : source, fileName);
  if (source.length > MAX_SOURCE) lexer.fail(`rules are longer than ${MAX_SOURCE} characters`, 0);
  return { file: new FileParser(lexer).file(), lexer };
}

class FileParser {
  private nesting = 0;
  constructor(private readonly lexer: Lexer) {}

  file(): RulesFile {
    const version = this.version();
    const file: RulesFile = { version, functions: [], services: [] };
    while (this.lexer.token.kind !== 'end') {
      if (this.isWord('function')) file.functions.push(this.function());
      else if (this.isWord('service')) file.services.push(this.service());
      else this.lexer.fail(`expected 'service' or 'function', found '${this.lexer.token.text}'`);
    }
    if (!file.services.length) this.lexer.fail("expected 'service'");
    return file;
  }

  private version(): 1 | 2 {
    if (!this.acceptWord('rules_version')) return 1;
    this.expect('=');
    const { token } = this.lexer;
    if (token.kind !== 'string') this.lexer.fail("expected '1' or '2' in quotes");
    if (token.text !== '1' && token.text !== '2')
      this.lexer.fail(`unsupported rules version '${token.text}'`);
    this.lexer.next();
    this.accept(';');
    return token.text === '2' ? 2 : 1;
  }

  private service(): ServiceNode {
    const { at } = this.lexer.next();
    let name = this.word('a service name');
    while (this.accept('.')) name += `.${this.word('a service name')}`;
    const service: ServiceNode = { at, name, functions: [], matches: [] };
    this.expect('{');
    const bodyAt = this.lexer.token.at;
    while (!this.accept('}')) {
      if (this.isWord('function')) service.functions.push(this.function());
      else if (this.isWord('match')) service.matches.push(this.match());
      else this.lexer.fail(`expected 'match', 'function' or '}', found '${this.lexer.token.text}'`);
    }
    if (!service.functions.length && !service.matches.length)
      this.lexer.fail('the service is empty', bodyAt);
    return service;
  }

  private match(): MatchNode {
    const { at, end } = this.lexer.next();
    if ((this.nesting += 1) > MAX_DEPTH) this.lexer.fail('match blocks are nested too deeply', at);
    if (this.lexer.token.text !== '/')
      this.lexer.fail("expected a path that starts with '/'", Math.max(end, this.lexer.token.at));
    const match: MatchNode = {
      type: 'match',
      at,
      path: this.pattern(),
      allows: [],
      functions: [],
      matches: [],
    };
    this.expect('{');
    const bodyAt = this.lexer.token.at;
    while (!this.accept('}')) {
      if (this.isWord('allow')) match.allows.push(this.allow());
      else if (this.isWord('function')) match.functions.push(this.function());
      else if (this.isWord('match')) match.matches.push(this.match());
      else
        this.lexer.fail(
          `expected 'allow', 'match', 'function' or '}', found '${this.lexer.token.text}'`,
        );
    }
    if (!match.allows.length && !match.functions.length && !match.matches.length)
      this.lexer.fail('the match block is empty', bodyAt);
    this.nesting -= 1;
    return match;
  }

  private pattern(): PatternSegment[] {
    const segments: PatternSegment[] = [];
    while (this.lexer.token.text === '/') {
      const { at, end } = this.lexer.token;
      const text = this.lexer.pathText(end, true);
      if (text) {
        segments.push({ kind: 'literal', at, text: text.text });
        this.lexer.resumeAt(text.end);
      } else if (this.lexer.source[end] === '{') {
        this.lexer.resumeAt(end + 1);
        const name = this.word('a wildcard name');
        let kind: 'single' | 'glob' = 'single';
        if (this.accept('=')) {
          this.expect('*');
          if (this.accept('*')) kind = 'glob';
        }
        this.expect('}');
        segments.push({ kind, at, name });
      } else this.lexer.fail("expected a name or a wildcard after '/'");
    }
    return segments;
  }

  private allow(): AllowNode {
    const { at } = this.lexer.next();
    const methods = [];
    do {
      methods.push({ at: this.lexer.token.at, name: this.word('a method such as read or write') });
    } while (this.accept(','));
    let condition = null;
    if (this.accept(':')) {
      if (!this.acceptWord('if')) this.lexer.fail("expected 'if' after ':'");
      condition = parseExpression(this.lexer);
    } else if (this.isWord('if')) this.lexer.fail("expected ':' before 'if'");
    this.accept(';');
    return { type: 'allow', at, methods, condition };
  }

  private function(): FunctionNode {
    const { at } = this.lexer.next();
    const name = this.word('a function name');
    const parameters: FunctionNode['parameters'] = [];
    this.expect('(');
    while (!this.accept(')')) {
      parameters.push({ at: this.lexer.token.at, name: this.word('a parameter name') });
      if (!this.accept(',') && this.lexer.token.text !== ')')
        this.lexer.fail("expected ',' or ')'");
    }
    this.expect('{');
    const lets: FunctionNode['lets'] = [];
    while (this.acceptWord('let')) {
      const nameAt = this.lexer.token.at;
      const letName = this.word('a name after let');
      this.expect('=');
      lets.push({ at: nameAt, name: letName, value: parseExpression(this.lexer) });
      this.expect(';');
    }
    if (!this.acceptWord('return'))
      this.lexer.fail(`expected 'let' or 'return', found '${this.lexer.token.text}'`);
    const result = parseExpression(this.lexer);
    this.accept(';');
    this.expect('}');
    return { type: 'function', at, name, parameters, lets, result };
  }

  private isWord(text: string): boolean {
    return this.lexer.token.kind === 'word' && this.lexer.token.text === text;
  }

  private acceptWord(text: string): boolean {
    if (!this.isWord(text)) return false;
    this.lexer.next();
    return true;
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
