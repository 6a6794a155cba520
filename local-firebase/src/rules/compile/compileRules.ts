import type { AllowNode, FunctionNode, MatchNode, PatternSegment, RulesFile } from '../syntax/ast';
import {
  checkCalls,
  checkFunction,
  checkPath,
  checkPatterns,
  checkServices,
  unknownMethods,
} from './checks';
import type { Code } from './Code';
import { compileExpression } from './compileExpression';
import { CompiledRuleset, type Block, type Method, type Statement } from '../CompiledRuleset';
import type { Lexer } from '../syntax/Lexer';
import { toPattern } from '../matchPath';
import { parseRules } from '../syntax/parseRules';
import type { Ruleset } from '../Ruleset';
import { Scope, type FunctionInfo } from './Scope';

const METHODS: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Compiles rules text; throws RulesSyntaxError with line and column. What only fails when evaluated is a warning. */
export function compileRules(source: string, fileName = 'rules'): Ruleset {
  const { file, lexer } = parseRules(source, fileName);
  const compiler = new RulesCompiler(file, lexer);
  return new CompiledRuleset(
    compiler.blocks(),
    compiler.warnings,
    file.services.map(({ name }) => name),
  );
}

class RulesCompiler {
  readonly warnings: string[] = [];
  private readonly functions: FunctionInfo[] = [];
  constructor(
    private readonly file: RulesFile,
    private readonly lexer: Lexer,
  ) {}

  blocks(): Block[] {
    checkServices(this.file, this.fail);
    const fileScope = new Scope(null);
    this.declare(fileScope, this.file.functions);
    const blocks: Block[] = [];
    for (const service of this.file.services) {
      const scope = new Scope(fileScope);
      this.declare(scope, service.functions);
      for (const match of service.matches) this.match(match, service.name, [], scope, blocks);
    }
    checkCalls(this.functions, this.fail);
    if (this.file.version === 1) this.warn("rules_version '1' is old, use rules_version = '2'", 0);
    return blocks;
  }

  private match(
    match: MatchNode,
    service: string,
    outer: readonly PatternSegment[],
    parent: Scope,
    blocks: Block[],
  ): void {
    checkPath(match, outer, this.file.version, this.fail);
    const wildcards = match.path.filter((segment) => segment.kind !== 'literal');
    const scope = new Scope(parent, parent.wildcardCount + wildcards.length);
    wildcards.forEach(({ name }, i) =>
      scope.declareVariable(name, { place: 'wildcard', index: parent.wildcardCount + i }),
    );
    this.declare(scope, match.functions);
    const segments = [...outer, ...match.path];
    const statements = match.allows.map((allow) => this.allow(allow, scope));
    if (statements.length)
      blocks.push({ service, pattern: toPattern(segments, this.file.version), statements });
    for (const inner of match.matches) this.match(inner, service, segments, scope, blocks);
  }

  private allow(allow: AllowNode, scope: Scope): Statement {
    for (const { name, at } of unknownMethods(allow))
      this.warn(`unknown method '${name}' after allow`, at);
    const methods = new Set(
      allow.methods.flatMap(({ name }) => (Object.hasOwn(METHODS, name) ? METHODS[name]! : [])),
    );
    if (!allow.condition) return { methods, condition: () => true };
    checkPatterns(allow.condition, this.fail);
    return {
      methods,
      condition: compileExpression(allow.condition, { scope, caller: null, warn: this.warn }),
    };
  }

  private declare(scope: Scope, nodes: readonly FunctionNode[]): void {
    const declared = nodes.map((node) => {
      checkFunction(node, this.fail);
      return (
        scope.declareFunction(node) ??
        this.fail(`function '${node.name}' is declared twice`, node.at)
      );
    });
    for (const info of declared) this.body(info);
    this.functions.push(...declared);
  }

  private body(info: FunctionInfo): void {
    const { node } = info;
    const scope = new Scope(info.scope);
    const compile = (expression: FunctionNode['result']): Code => {
      checkPatterns(expression, this.fail);
      return compileExpression(expression, { scope, caller: info, warn: this.warn });
    };
    node.parameters.forEach(({ name }, index) =>
      scope.declareVariable(name, { place: 'local', index }),
    );
    node.lets.forEach(({ name, value }, i) => {
      info.lets.push(compile(value));
      scope.declareVariable(name, { place: 'local', index: node.parameters.length + i });
    });
    info.code = compile(node.result);
  }

  private readonly fail = (reason: string, at: number): never => this.lexer.fail(reason, at);

  private readonly warn = (reason: string, at: number): void => {
    const { line, column } = this.lexer.position(at);
    this.warnings.push(`${this.lexer.fileName}:${line}:${column}: ${reason}`);
  };
}
