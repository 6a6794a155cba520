import type {
  AllowNode,
  Expression,
  FunctionNode,
  MatchNode,
  PatternSegment,
  RulesFile,
} from '../syntax/ast';
import { regexOf } from '../builtins/regex';
import type { FunctionInfo } from './Scope';

/** Reports a rule text that must not be used; throws RulesSyntaxError. */
export type Fail = (reason: string, at: number) => never;

const MAX_PARAMETERS = 7;
const MAX_LETS = 12;
const MAX_CALL_DEPTH = 20;

/** Services may not be declared twice. */
export function checkServices(file: RulesFile, fail: Fail): void {
  const seen = new Set<string>();
  for (const { name, at } of file.services) {
    if (seen.has(name)) fail(`service '${name}' is declared twice`, at);
    seen.add(name);
  }
}

/** A match path: wildcard names once, `{x=**}` once in the whole path and, in version 1, only at the end of its block. */
export function checkPath(
  match: MatchNode,
  outer: readonly PatternSegment[],
  version: 1 | 2,
  fail: Fail,
): void {
  const names = new Set<string>();
  let globs = outer.filter((segment) => segment.kind === 'glob').length;
  match.path.forEach((segment, i) => {
    if (segment.kind === 'literal') return;
    if (names.has(segment.name))
      fail(`wildcard '${segment.name}' is used twice in one path`, segment.at);
    names.add(segment.name);
    if (segment.kind === 'single') return;
    if ((globs += 1) > 1) fail('only one {name=**} is allowed in a path', segment.at);
    if (version === 1 && i < match.path.length - 1)
      fail("{name=**} must come last in a path, or use rules_version = '2'", segment.at);
  });
}

/** Numbers and names of parameters and lets. */
export function checkFunction(node: FunctionNode, fail: Fail): void {
  if (node.parameters.length > MAX_PARAMETERS)
    fail(`function '${node.name}' has more than ${MAX_PARAMETERS} parameters`, node.at);
  if (node.lets.length > MAX_LETS)
    fail(`function '${node.name}' has more than ${MAX_LETS} lets`, node.lets[MAX_LETS]!.at);
  const names = new Set<string>();
  for (const { name, at } of [...node.parameters, ...node.lets]) {
    if (names.has(name)) fail(`'${name}' is already defined in function '${node.name}'`, at);
    names.add(name);
  }
}

/** Constant patterns of matches() and split() must be RE2. */
export function checkPatterns(node: Expression, fail: Fail): void {
  if (node.type === 'method' && (node.name === 'matches' || node.name === 'split')) {
    const [pattern] = node.args;
    if (
      pattern?.type === 'literal' &&
      typeof pattern.value === 'string' &&
      !regexOf(pattern.value)
    ) {
      fail(`invalid regular expression '${pattern.value}'`, pattern.at);
    }
  }
  for (const child of childrenOf(node)) checkPatterns(child, fail);
}

const METHODS = new Set(['read', 'get', 'list', 'write', 'create', 'update', 'delete']);

/** Names after allow that mean nothing are only worth a warning. */
export function unknownMethods(allow: AllowNode): { name: string; at: number }[] {
  return allow.methods.filter(({ name }) => !METHODS.has(name));
}

/** No function may call itself, directly or through others, nor start a chain of more than 20 calls. */
export function checkCalls(functions: readonly FunctionInfo[], fail: Fail): void {
  const heights = new Map<FunctionInfo, number>();
  const open: FunctionInfo[] = [];
  const height = (info: FunctionInfo): number => {
    if (open.includes(info)) fail(`function '${info.node.name}' calls itself`, info.node.at);
    const done = heights.get(info);
    if (done !== undefined) return done;
    open.push(info);
    if (open.length > MAX_CALL_DEPTH + 1)
      fail(
        `a chain of more than ${MAX_CALL_DEPTH} calls starts at '${open[0]!.node.name}'`,
        open[0]!.node.at,
      );
    const calls = [...info.calls].reduce((most, called) => Math.max(most, height(called) + 1), 0);
    open.pop();
    if (calls > MAX_CALL_DEPTH)
      fail(
        `a chain of more than ${MAX_CALL_DEPTH} calls starts at '${info.node.name}'`,
        info.node.at,
      );
    heights.set(info, calls);
    return calls;
  };
  for (const info of functions) height(info);
}

function childrenOf(node: Expression): readonly Expression[] {
  switch (node.type) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((part) => typeof part !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, ...[node.from, node.to].filter((part) => part !== null)];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'and':
    case 'or':
      return node.operands;
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.condition, node.then, node.otherwise];
  }
}
