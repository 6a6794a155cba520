// The grammar of a rules file in one recursive class; its parts need each other.
import type {
  AllowNode,
  FunctionNode,
  MatchNode,
  PatternSegment,
  RulesFile,
  ServiceNode,
} from './ast';
import { MAX_DEPTH } from './createNode';
import { parseExpression } from './parseExpression';
import { TokenReader } from './TokenReader';

/** Longest rules text, in characters (Firebase's limit). */
const MAX_SOURCE = 256 * 1024;

/** Parses a rules file; throws RulesSyntaxError with line and column. */
export function parseRules(
  source: string,
  fileName: string,
): { file: RulesFile; lexer: TokenReader } {
  const lexer = new TokenReader(source.length > MAX_SOURCE ? '' : source, fileName);
  if (source.length > MAX_SOURCE) lexer.fail(`rules are longer than ${MAX_SOURCE} characters`, 0);
  return { file: new FileParser(lexer).file(), lexer };
}

class FileParser {
  private nesting = 0;
  constructor(private readonly lexer: TokenReader) {}

  file(): RulesFile {
    const version = this.version();
    const file: RulesFile = { version, functions: [], services: [] };
    while (this.lexer.token.kind !== 'end') {
      if (this.lexer.isWord('function')) file.functions.push(this.function());
      else if (this.lexer.isWord('service')) file.services.push(this.service());
      else this.lexer.fail(`expected 'service' or 'function', found '${this.lexer.token.text}'`);
    }
    if (!file.services.length) this.lexer.fail("expected 'service'");
    return file;
  }

  private version(): 1 | 2 {
    if (!this.lexer.acceptWord('rules_version')) return 1;
    this.lexer.expect('=');
    const { token } = this.lexer;
    if (token.kind !== 'string') this.lexer.fail("expected '1' or '2' in quotes");
    if (token.text !== '1' && token.text !== '2')
      this.lexer.fail(`unsupported rules version '${token.text}'`);
    this.lexer.next();
    this.lexer.accept(';');
    return token.text === '2' ? 2 : 1;
  }

  private service(): ServiceNode {
    const { at } = this.lexer.next();
    let name = this.lexer.word('a service name');
    while (this.lexer.accept('.')) name += `.${this.lexer.word('a service name')}`;
    const service: ServiceNode = { at, name, functions: [], matches: [] };
    this.lexer.expect('{');
    const bodyAt = this.lexer.token.at;
    while (!this.lexer.accept('}')) {
      if (this.lexer.isWord('function')) service.functions.push(this.function());
      else if (this.lexer.isWord('match')) service.matches.push(this.match());
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
    this.lexer.expect('{');
    const bodyAt = this.lexer.token.at;
    while (!this.lexer.accept('}')) {
      if (this.lexer.isWord('allow')) match.allows.push(this.allow());
      else if (this.lexer.isWord('function')) match.functions.push(this.function());
      else if (this.lexer.isWord('match')) match.matches.push(this.match());
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
        const name = this.lexer.word('a wildcard name');
        let kind: 'single' | 'glob' = 'single';
        if (this.lexer.accept('=')) {
          this.lexer.expect('*');
          if (this.lexer.accept('*')) kind = 'glob';
        }
        this.lexer.expect('}');
        segments.push({ kind, at, name });
      } else this.lexer.fail("expected a name or a wildcard after '/'");
    }
    return segments;
  }

  private allow(): AllowNode {
    const { at } = this.lexer.next();
    const methods = [];
    do {
      methods.push({
        at: this.lexer.token.at,
        name: this.lexer.word('a method such as read or write'),
      });
    } while (this.lexer.accept(','));
    let condition = null;
    if (this.lexer.accept(':')) {
      if (!this.lexer.acceptWord('if')) this.lexer.fail("expected 'if' after ':'");
      condition = parseExpression(this.lexer);
    } else if (this.lexer.isWord('if')) this.lexer.fail("expected ':' before 'if'");
    this.lexer.accept(';');
    return { type: 'allow', at, methods, condition };
  }

  private function(): FunctionNode {
    const { at } = this.lexer.next();
    const name = this.lexer.word('a function name');
    const parameters: FunctionNode['parameters'] = [];
    this.lexer.expect('(');
    while (!this.lexer.accept(')')) {
      parameters.push({ at: this.lexer.token.at, name: this.lexer.word('a parameter name') });
      if (!this.lexer.accept(',') && this.lexer.token.text !== ')')
        this.lexer.fail("expected ',' or ')'");
    }
    this.lexer.expect('{');
    const lets: FunctionNode['lets'] = [];
    while (this.lexer.acceptWord('let')) {
      const nameAt = this.lexer.token.at;
      const letName = this.lexer.word('a name after let');
      this.lexer.expect('=');
      lets.push({ at: nameAt, name: letName, value: parseExpression(this.lexer) });
      this.lexer.expect(';');
    }
    if (!this.lexer.acceptWord('return'))
      this.lexer.fail(`expected 'let' or 'return', found '${this.lexer.token.text}'`);
    const result = parseExpression(this.lexer);
    this.lexer.accept(';');
    this.lexer.expect('}');
    return { type: 'function', at, name, parameters, lets, result };
  }
}
