import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { priceSteps, rangeSteps } from '@anunturi/shared-domain/search/rangeSteps';
import type { PriceCurrency } from '../matching/FilterMeaning';
import { ignoredFor } from '../matching/groups';
import { WHOLE_COUNTY } from '../matching/groupValues';
import { type FacetColumn, facetColumns } from './facetColumns';
import { fromOf, headOf, type Scope } from './Scope';
import type { Session } from './Session';
import { Statement } from './Statement';

/** How many listings have a value; of numbers also how many of them are within each end that is asked. */
type Counted = { column: number; value: string; below: number; above: number };

/** How many listings each choice of each filter would find, under all other filters. */
export async function countChoices(
  scope: Scope,
  price: PriceCurrency,
  localityIds: readonly string[],
  session: Session,
): Promise<SearchCounts> {
  const isAsked = (key: string) => scope.checks.some(({ group }) => group.key === key);
  const columns = facetColumns.filter(
    ({ group: { key } }) =>
      key !== 'ownerId' && (key !== 'vehicle.model' || isAsked('vehicle.make')),
  );
  const counted = await countValues(columns, scope, price, session);
  const counts: SearchCounts = { choices: {}, ranges: {} };
  for (const [at, { group, holds }] of columns.entries()) {
    const name = group.names[0]!;
    const own = counted.filter(({ column }) => column === at);
    if (holds === 'numbers') counts.ranges[name] = toRange(own, shownSteps(group.key, price));
    else counts.choices[name] = toChoices(own, group.key, localityIds);
  }
  return counts;
}

/**
 * Columns that nothing is asked of are counted in one look at what is found; each of the others under all checks but its own.
 */
async function countValues(
  columns: readonly FacetColumn[],
  scope: Scope,
  price: PriceCurrency,
  session: Session,
): Promise<Counted[]> {
  const statement = new Statement();
  const head = headOf(scope, statement);
  const under = (checks: Scope['checks']) => fromOf({ ...scope, checks }, statement);
  const values = columns.map((column) => toValue(column, price, statement));
  const isIgnored = ({ group }: FacetColumn) => {
    const ignored = ignoredFor(group);
    return scope.checks.some((each) => (each.group.bit & ignored) !== 0);
  };
  const open = columns.flatMap((column, at) => (isIgnored(column) ? [] : [at]));
  const parts: string[] = [];
  if (open.length > 0) {
    const names = open.map((at) => `v${at}`);
    const number = open.map((at, place) => `when ${1 << (open.length - 1 - place)} then ${at}`);
    parts.push(
      `select case ${2 ** open.length - 1} - grouping(${names.join(', ')}) ${number.join(' ')} end as column,
        concat(${names.join(', ')}) as value, count(*)::integer as below, count(*)::integer as above
      from (select ${open.map((at) => `${values[at]} as v${at}`).join(', ')} from ${under(scope.checks)}) found
      group by grouping sets (${names.map((name) => `(${name})`).join(', ')})`,
    );
  }
  for (const [at, column] of columns.entries()) {
    if (open.includes(at)) continue;
    const ignored = ignoredFor(column.group);
    const others = scope.checks.filter(({ group }) => (group.bit & ignored) === 0);
    const asked = scope.checks.find(({ group }) => group === column.group);
    const { from, to } = asked?.type === 'range' ? asked : { from: 0, to: Infinity };
    const within = (sign: string, end: number) =>
      column.holds === 'numbers'
        ? `count(*) filter (where l.${column.name} ${sign} ${statement.value(end, 'float8')})`
        : 'count(*)';
    parts.push(
      `select ${at}, ${values[at]}::text,
        ${within('<=', to)}::integer, ${within('>=', from)}::integer
      from ${under(others)} group by 2`,
    );
  }
  const rows = await session.rows<Counted>(
    statement,
    `${head} ${parts.map((part) => `(${part})`).join(' union all ')}`,
  );
  return rows.filter(({ value }) => value);
}

/** A text, or twice the number of steps below a number and one more where it is a step. */
function toValue({ group, name, holds }: FacetColumn, price: PriceCurrency, statement: Statement) {
  if (holds === 'text') return `l.${name}`;
  const steps = group.key === 'priceLei' ? price.stepsLei : shownSteps(group.key, price);
  const array = statement.value(steps, 'integer[]');
  return `(width_bucket(l.${name} - 1, ${array}) + width_bucket(l.${name}, ${array}))`;
}

const shownSteps = (key: string, { currency }: PriceCurrency): readonly number[] =>
  key === 'priceLei' ? priceSteps[currency] : rangeSteps[key as keyof typeof rangeSteps];

function toRange(counted: readonly Counted[], steps: readonly number[]) {
  const sum = (end: 'below' | 'above', passes: (code: number) => boolean) =>
    counted.reduce((all, each) => (passes(Number(each.value)) ? all + each[end] : all), 0);
  return {
    steps: [...steps],
    from: steps.map((_, at) => sum('below', (code) => code >= 2 * at + 1)),
    to: steps.map((_, at) => sum('above', (code) => code < 2 * at + 2)),
  };
}

function toChoices(
  counted: readonly Counted[],
  key: string,
  localityIds: readonly string[],
): Record<string, number> {
  const choices: Record<string, number> = {};
  for (const { value, below } of counted) {
    const places = value === WHOLE_COUNTY ? localityIds : value.split(' ');
    const names = key === 'coverage' ? places : [value];
    for (const name of names) choices[name] = (choices[name] ?? 0) + below;
  }
  return choices;
}
