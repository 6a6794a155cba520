import type { RestValue } from '../../RestValue';
import type { Filter, Predicate } from './parseFilter';
import { invalid } from '../RequestError';

const MAX_DISJUNCTS = 30;
const tooMany = () =>
  invalid(`The query has more than ${MAX_DISJUNCTS} disjunctions after normalization.`);

/**
 * The filter as a list of alternatives, each a list of conditions that hold together; in and array-contains-any are
 * spelt out. Throws 400 above 30.
 */
export function disjunctsOf(filter: Filter): Predicate[][] {
  if ('any' in filter) {
    const all = filter.any.flatMap(disjunctsOf);
    if (all.length > MAX_DISJUNCTS) throw tooMany();
    return all;
  }
  if ('all' in filter)
    return filter.all.reduce<Predicate[][]>(
      (joined, inner) => cross(joined, disjunctsOf(inner)),
      [[]],
    );
  if (filter.never) return [[filter]];
  if (filter.op === 'in') return filter.values.map((value) => [single(filter, 'eq', value)]);
  if (filter.op === 'containsAny')
    return filter.values.map((value) => [single(filter, 'contains', value)]);
  return [[filter]];
}

const single = (filter: Predicate, op: 'eq' | 'contains', value: RestValue): Predicate => ({
  ...filter,
  op,
  values: [value],
});

function cross(left: Predicate[][], right: Predicate[][]): Predicate[][] {
  if (left.length * right.length > MAX_DISJUNCTS) throw tooMany();
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}
