import type { Question, ResolvedFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { type Group, groupOf } from './groups';
import { WHOLE_COUNTY } from './groupValues';

/** What a listing must be in one group, in words that no column has to know: it stays true whatever is put. */
export type Check = { group: Group } & (
  | { type: 'names'; names: readonly string[] }
  | { type: 'range'; from: number; to: number }
  | { type: 'covers'; localityId: string }
);

/** What filters ask; of each group at most one check. */
export function toChecks({ localityIds, coversLocalityId, questions }: ResolvedFilters): Check[] {
  return allOf([
    ...questions.map(toCheck),
    ...(localityIds.length > 0 ? [oneOf('localityId', localityIds)] : []),
    ...(coversLocalityId === undefined
      ? []
      : [{ group: groupOf('coverage'), type: 'covers' as const, localityId: coversLocalityId }]),
  ]);
}

function toCheck(question: Question): Check {
  const { path } = question;
  if (question.asks === 'isWithin') {
    const { from = 0, to = Infinity } = question;
    return { group: groupOf(path), type: 'range', from, to };
  }
  const asked = question.asks === 'is' ? [question.value] : question.values;
  return oneOf(
    path,
    asked.map((value) => (value === true ? '1' : String(value))),
  );
}

const oneOf = (key: string, names: readonly string[]): Check => ({
  group: groupOf(key),
  type: 'names',
  names,
});

/** Both of two lists of checks: of each group one again. */
function allOf(checks: readonly Check[]): Check[] {
  const byGroup = new Map<Group, Check>();
  for (const each of checks) {
    const other = byGroup.get(each.group);
    byGroup.set(each.group, other ? both(other, each) : each);
  }
  return [...byGroup.values()];
}

function both(a: Check, b: Check): Check {
  if (a.type === 'range' && b.type === 'range')
    return { ...a, from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  if (a.type === 'names' && b.type === 'names')
    return { ...a, names: a.names.filter((name) => b.names.includes(name)) };
  throw new Error(`Checks of ${a.group.key} are of two types`);
}

/** Whether a service comes to a place. */
export const covers = (coverage: string, localityId: string): boolean =>
  coverage === WHOLE_COUNTY || coverage.split(' ').includes(localityId);
