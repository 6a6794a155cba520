import { equal } from '../values/equality';
import { restToValue } from '../values/fromJson';
import type { RestValue } from '../../RestValue';
import type { RulesFilter } from '../Ruleset';
import type { Value } from '../values/values';
import { emptyNode, type Fact, type FactNode } from './symbolic';

/** What one alternative of a query demands of its results; `pinned` is the full name of the only possible one. */
export type Conjunction = { pinned: string | null; fields: FactNode };

type Condition = { path: readonly string[]; operator: string; value: RestValue | null };

/** More alternatives than a query may have; beyond, nothing is proved. */
const MAX_ALTERNATIVES = 100;
const MAX_DEPTH = 50;
const PATH_PART = /([A-Za-z_]\w*)|`((?:[^`\\]|\\[^])+)`/y;
const FACTS: Record<string, Fact['operator']> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'contains',
};

/** The alternatives of a filter (its disjunctive normal form); null when there are too many or none. */
export function readFilter(filter: RulesFilter | undefined): Conjunction[] | null {
  const alternatives = filter ? normalise(filter) : [[]];
  return alternatives && alternatives.length > 0 ? alternatives.map(toConjunction) : null;
}

function normalise(filter: RulesFilter, depth = 0): Condition[][] | null {
  if (depth > MAX_DEPTH) return null;
  if (filter.unaryFilter)
    return [
      [
        {
          path: fieldPath(filter.unaryFilter.field.fieldPath),
          operator: filter.unaryFilter.op,
          value: null,
        },
      ],
    ];
  if (filter.fieldFilter) return expand(filter.fieldFilter);
  const parts = (filter.compositeFilter?.filters ?? []).map((part) => normalise(part, depth + 1));
  if (parts.some((part) => part === null)) return null;
  if (filter.compositeFilter?.op === 'OR') return limited((parts as Condition[][][]).flat());
  if (filter.compositeFilter?.op !== 'AND') return null;
  let all: Condition[][] | null = [[]];
  for (const part of parts as Condition[][][])
    all = all && limited(all.flatMap((left) => part.map((right) => [...left, ...right])));
  return all;
}

const limited = (alternatives: Condition[][]) =>
  alternatives.length <= MAX_ALTERNATIVES ? alternatives : null;

/** `in` and `array-contains-any` are alternatives, `not-in` is several `!=`. */
function expand({
  field,
  op,
  value,
}: NonNullable<RulesFilter['fieldFilter']>): Condition[][] | null {
  const path = fieldPath(field.fieldPath);
  const listed = value.arrayValue?.values ?? [];
  const each = (operator: string) =>
    listed.map((item): Condition => ({ path, operator, value: item }));
  if (op === 'IN') return limited(each('EQUAL').map((condition) => [condition]));
  if (op === 'ARRAY_CONTAINS_ANY')
    return limited(each('ARRAY_CONTAINS').map((condition) => [condition]));
  if (op === 'NOT_IN') return [each('NOT_EQUAL')];
  return [[{ path, operator: op, value }]];
}

function toConjunction(conditions: readonly Condition[]): Conjunction {
  const conjunction: Conjunction = { pinned: null, fields: { ...emptyNode(), isMap: true } };
  for (const { path, operator, value } of conditions) {
    if (path.length === 1 && path[0] === '__name__') {
      if (operator === 'EQUAL' && value?.referenceValue)
        conjunction.pinned ??= value.referenceValue;
    } else if (path.length > 0) addCondition(conjunction.fields, path, operator, value);
  }
  return conjunction;
}

function addCondition(
  root: FactNode,
  path: readonly string[],
  operator: string,
  value: RestValue | null,
): void {
  const fixed = fixedValue(operator, value);
  const fact = factOf(operator, value);
  if (fixed === undefined && !fact) return;
  let node = root;
  for (const part of path) {
    node.isMap = true;
    if (!node.children.has(part)) node.children.set(part, emptyNode());
    node = node.children.get(part)!;
  }
  if (fact) addFact(node, fact);
  else if (fixed !== undefined) fix(node, fixed);
}

/** A field is a known value only as long as nothing else is said about it (as with Google's emulator). */
function addFact(node: FactNode, fact: Fact): void {
  if (node.value !== undefined) node.facts.push({ operator: '==', value: node.value });
  delete node.value;
  node.facts.push(fact);
}

function fix(node: FactNode, value: Value): void {
  if (node.value !== undefined && equal(node.value, value, 'strict')) return;
  if (node.value === undefined && node.facts.length === 0) node.value = value;
  else addFact(node, { operator: '==', value });
}

function fixedValue(operator: string, value: RestValue | null): Value | undefined {
  if (operator === 'EQUAL' && value) return restToValue(value);
  if (operator === 'IS_NULL') return null;
  return operator === 'IS_NAN' ? NaN : undefined;
}

function factOf(operator: string, value: RestValue | null): Fact | null {
  if (operator === 'IS_NOT_NULL') return { operator: 'notNull', value: null };
  const known = FACTS[operator];
  return known && value ? { operator: known, value: restToValue(value) } : null;
}

/** The parts of a field path; empty when it cannot be read, so that nothing is proved from it. */
function fieldPath(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; ; at += 1) {
    PATH_PART.lastIndex = at;
    const part = PATH_PART.exec(text);
    if (!part) return [];
    parts.push(part[1] ?? part[2]!.replace(/\\([^])/g, '$1'));
    at += part[0].length;
    if (at === text.length) return parts;
    if (text[at] !== '.') return [];
  }
}
