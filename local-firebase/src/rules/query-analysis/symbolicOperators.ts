import { compare, order, type Comparison } from '../values/comparison';
import { equal } from '../values/equality';
import { EVAL_ERROR, isKnown, kindOf, type Result } from '../values/Result';
import type { ListValue, Value, RulesSet } from '../values/values';
import { FieldFacts, SymbolicKeys, SymbolicMap, type Fact } from './symbolic';

/** A filter proves a rule of the same type; an int filter also proves a float rule, but not the other way round. */
const comparable = (fact: Value, rule: Value): boolean =>
  kindOf(fact) === kindOf(rule) || (kindOf(fact) === 'int' && kindOf(rule) === 'float');
/** Queries order strings by UTF-8, rules by UTF-16; both agree with bounds below the surrogates only. */
const AMBIGUOUS_BOUND = /[\ud800-\uffff]/;

/** `a < b` and the like where one side is known by facts only: true when a filter is at least as tight, else unknown. */
export function compareSymbolic(a: Result, operator: Comparison, b: Result): Result {
  if (a instanceof FieldFacts && isKnown(b))
    return provesComparison(a.facts, operator, b) ? true : EVAL_ERROR;
  const flipped = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
  if (b instanceof FieldFacts && isKnown(a))
    return provesComparison(b.facts, flipped[operator], a) ? true : EVAL_ERROR;
  return EVAL_ERROR;
}

function demanded(facts: readonly Fact[], value: Value): boolean {
  return facts.some(
    (fact) =>
      fact.operator === '==' && comparable(fact.value, value) && equal(fact.value, value, 'loose'),
  );
}

function provesComparison(facts: readonly Fact[], operator: Comparison, bound: Value): boolean {
  return facts.some((fact) => {
    if (!comparable(fact.value, bound)) return false;
    if (fact.operator === '==') return compare(fact.value, operator, bound) === true;
    if (fact.operator[0] !== operator[0] || ambiguous(fact.value) || ambiguous(bound)) return false;
    const compared = order(fact.value, bound);
    if (compared === null) return false;
    if (compared === 0) return fact.operator === operator || operator.length === 2;
    return operator[0] === '<' ? compared < 0 : compared > 0;
  });
}

/** `==` with something not known: a map can be told from null, and a filter may demand the very value. */
export function equalSymbolic(a: Result, b: Result): Result {
  if (a instanceof FieldFacts && isKnown(b)) return demanded(a.facts, b) ? true : EVAL_ERROR;
  if (b instanceof FieldFacts && isKnown(a)) return demanded(b.facts, a) ? true : EVAL_ERROR;
  return (a instanceof SymbolicMap && b === null) || (b instanceof SymbolicMap && a === null)
    ? false
    : EVAL_ERROR;
}

/** `!=` with something not known: true when the filters exclude the value. */
export function notEqualSymbolic(a: Result, b: Result): Result {
  if (a instanceof FieldFacts && isKnown(b)) return excluded(a.facts, b) ? true : EVAL_ERROR;
  if (b instanceof FieldFacts && isKnown(a)) return excluded(b.facts, a) ? true : EVAL_ERROR;
  return equalSymbolic(a, b) === false ? true : EVAL_ERROR;
}

/** `item in container` where one side is not known. */
export function inSymbolic(item: Result, container: Result): Result {
  if (item instanceof FieldFacts)
    return itemsOf(container)?.every((value) => excluded(item.facts, value)) ? false : EVAL_ERROR;
  if (!isKnown(item)) return EVAL_ERROR;
  if (container instanceof FieldFacts) return containsProved(container, item) ? true : EVAL_ERROR;
  const map = container instanceof SymbolicKeys ? container.map : container;
  return map instanceof SymbolicMap && typeof item === 'string' && map.has(item)
    ? true
    : EVAL_ERROR;
}

/** True when an array-contains filter shows that the list holds the item. */
export function containsProved(field: FieldFacts, item: Value): boolean {
  return field.facts.some(
    (fact) => fact.operator === 'contains' && equal(fact.value, item, 'strict'),
  );
}

/** True when no result can have this value. */
function excluded(facts: readonly Fact[], value: Value): boolean {
  if (value === null) return facts.some((fact) => fact.operator !== '==' || fact.value !== null);
  return facts.some((fact) => {
    if (
      fact.operator === 'contains' ||
      fact.operator === 'notNull' ||
      !comparable(fact.value, value)
    )
      return false;
    if (fact.operator === '==') return !equal(fact.value, value, 'loose');
    if (fact.operator === '!=') return equal(fact.value, value, 'loose');
    if (ambiguous(fact.value) || ambiguous(value)) return false;
    const compared = order(fact.value, value);
    if (compared === null) return false;
    if (compared === 0) return fact.operator.length === 1;
    return fact.operator[0] === '<' ? compared < 0 : compared > 0;
  });
}

function ambiguous(value: Value): boolean {
  return typeof value === 'string' && AMBIGUOUS_BOUND.test(value);
}

function itemsOf(container: Result): ListValue | null {
  if (Array.isArray(container)) return container as ListValue;
  return kindOf(container) === 'set' ? (container as RulesSet).items : null;
}
