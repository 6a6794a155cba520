import type {
  AllowNode,
  Expression,
  FunctionNode,
  MatchNode,
  RulesFile,
} from '@anunturi/local-firebase/rules/syntax/ast';
import { printExpression } from './printRules';

/** One change of the parsed rules: what it removes, in words, where, and how to do and undo it. */
export type Mutant = { what: string; at: number; collection: string | null; apply(): () => void };

const TRUE: Expression = { type: 'literal', value: true, at: 0, depth: 1 };
const FALSE: Expression = { ...TRUE, value: false };
const short = (node: Expression): string =>
  printExpression(node).replace(/\s+/g, ' ').slice(0, 220);

/**
 * Every whole number of the rules one more and one less, and every item of a list of texts left out: whether the
 * table knows each limit and each choice.
 */
export function findLimitMutants(file: RulesFile): Mutant[] {
  const mutants: Mutant[] = [];
  const scan = (node: unknown, collection: string | null): void => {
    if (typeof node !== 'object' || node === null) return;
    const found = node as Expression | MatchNode;
    if (found.type === 'literal' && typeof found.value === 'bigint') {
      const literal = found as { value: bigint; at: number };
      for (const by of [1n, -1n])
        mutants.push({
          what: `${literal.value} as ${literal.value + by}`,
          at: literal.at,
          collection,
          apply: () => setting(literal, 'value', literal.value + by),
        });
    }
    if (found.type === 'list') {
      const { items } = found;
      for (const item of items)
        if (item.type === 'literal' && typeof item.value === 'string')
          mutants.push({
            what: `without '${item.value}'`,
            at: item.at,
            collection,
            apply: () => replaceItem(items, item),
          });
    }
    const inner =
      found.type === 'match' &&
      found.path[0]?.kind === 'literal' &&
      !['databases', 'b'].includes(found.path[0].text)
        ? (collection ?? found.path[0].text)
        : collection;
    for (const each of Object.values(node))
      if (Array.isArray(each)) for (const one of each) scan(one, inner);
      else scan(each, inner);
  };
  scan(file, null);
  return mutants;
}

/**
 * Every way to take one condition out of rules: an allow, a method of an allow, an operand of && or ||, a side of ?:,
 * the whole result of a function.
 */
export function findMutants(file: RulesFile): Mutant[] {
  const mutants: Mutant[] = [];
  for (const service of file.services) {
    for (const each of service.functions) inFunction(each, null, mutants);
    for (const match of service.matches) inMatch(match, [], mutants);
  }
  return mutants;
}

function inMatch(match: MatchNode, outer: string[], mutants: Mutant[]): void {
  const path = [
    ...outer,
    ...match.path.map((segment) => (segment.kind === 'literal' ? segment.text : '*')),
  ];
  // databases/*/documents/X or b/*/o/X: the collection that the block is about.
  const collection = path[3] === undefined || path[3] === '*' ? null : path[3];
  for (const each of match.functions) inFunction(each, collection, mutants);
  for (const allow of match.allows) inAllow(allow, collection, mutants);
  for (const each of match.matches) inMatch(each, path, mutants);
}

function inAllow(allow: AllowNode, collection: string | null, mutants: Mutant[]): void {
  const methods = allow.methods.map(({ name }) => name).join(', ');
  mutants.push({
    what: `allow ${methods}`,
    at: allow.at,
    collection,
    apply: () => setting(allow, 'condition', FALSE),
  });
  if (allow.methods.length > 1)
    for (const method of allow.methods)
      mutants.push({
        what: `${method.name} of allow ${methods}`,
        at: method.at,
        collection,
        apply: () => replaceItem(allow.methods, method),
      });
  if (!allow.condition) return;
  whole(allow, 'condition', collection, mutants);
  inExpression(allow.condition, collection, mutants, (next) => setting(allow, 'condition', next));
}

function inFunction(node: FunctionNode, collection: string | null, mutants: Mutant[]): void {
  whole(node, 'result', collection, mutants);
  inExpression(node.result, collection, mutants, (next) => setting(node, 'result', next));
  for (const each of node.lets)
    inExpression(each.value, collection, mutants, (next) => setting(each, 'value', next));
}

/** A condition that is a single test is taken out by putting true in its place. */
function whole<Key extends 'condition' | 'result'>(
  owner: { [K in Key]: Expression | null },
  key: Key,
  collection: string | null,
  mutants: Mutant[],
): void {
  const node = owner[key] as Expression | null;
  if (
    !node ||
    !['binary', 'method', 'call', 'not', 'is'].includes(node.type) ||
    (node.type === 'binary' && !['==', '!=', '<', '<=', '>', '>=', 'in'].includes(node.operator))
  )
    return;
  mutants.push({
    what: short(node),
    at: node.at,
    collection,
    apply: () => setting(owner, key, TRUE as never),
  });
}

function inExpression(
  node: Expression,
  collection: string | null,
  mutants: Mutant[],
  replace: (next: Expression) => () => void,
): void {
  const deeper = (child: Expression, put: (next: Expression) => () => void) =>
    inExpression(child, collection, mutants, put);
  switch (node.type) {
    case 'and':
    case 'or':
      node.operands.forEach((operand, i) => {
        const others = node.operands.filter((_each, at) => at !== i);
        const left: Expression = others.length === 1 ? others[0]! : { ...node, operands: others };
        mutants.push({
          what: short(operand),
          at: operand.at,
          collection,
          apply: () => replace(left),
        });
        deeper(operand, (next) => setting(node.operands, i, next));
      });
      return;
    case 'choice':
      mutants.push({
        what: `${short(node.condition)} ? always the first`,
        at: node.at,
        collection,
        apply: () => replace(node.then),
      });
      mutants.push({
        what: `${short(node.condition)} ? always the second`,
        at: node.at,
        collection,
        apply: () => replace(node.otherwise),
      });
      deeper(node.condition, (next) => setting(node, 'condition', next));
      deeper(node.then, (next) => setting(node, 'then', next));
      deeper(node.otherwise, (next) => setting(node, 'otherwise', next));
      return;
    case 'not':
      deeper(node.operand, (next) => setting(node, 'operand', next));
      return;
    case 'binary':
      deeper(node.left, (next) => setting(node, 'left', next));
      deeper(node.right, (next) => setting(node, 'right', next));
      return;
    case 'call':
    case 'method':
      node.args.forEach((arg, i) => deeper(arg, (next) => setting(node.args, i, next)));
      if (node.type === 'method') deeper(node.object, (next) => setting(node, 'object', next));
      return;
    default:
      return;
  }
}

function setting<Owner extends object, Key extends keyof Owner>(
  owner: Owner,
  key: Key,
  value: Owner[Key],
): () => void {
  const before = owner[key];
  owner[key] = value;
  return () => {
    owner[key] = before;
  };
}

function replaceItem<T>(list: T[], item: T): () => void {
  const at = list.indexOf(item);
  list.splice(at, 1);
  return () => void list.splice(at, 0, item);
}
