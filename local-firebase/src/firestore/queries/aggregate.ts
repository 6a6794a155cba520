import type { RestFields, RestValue } from '../../RestValue';
import { isNamePath, parseQueryPath, valueAt, type FieldPath } from '../values/fieldPath';
import { parseFields } from './orderKey';
import type { Query } from './parseQuery';
import type { AggregationMessage } from './queryMessages';
import { canonicalDouble } from '../values/readValue';
import { invalid } from '../RequestError';
import { checkAggregationIndexes } from './planQuery';
import { planAll, runQuery, type Stores } from './runQuery';
import type { Scan } from '../scans/Scan';

/** One checked aggregation. */
export type Aggregation = {
  alias: string;
  kind: 'count' | 'sum' | 'avg';
  path: FieldPath | null;
  upTo: number;
};

/** Checks the aggregations of a request; throws 400. */
export function parseAggregations(
  messages: AggregationMessage['aggregations'] = [],
): Aggregation[] {
  if (messages.length === 0) throw invalid('Aggregations can not be empty.');
  if (messages.length > 5)
    throw invalid('The maximum number of aggregations allowed in an aggregation query is 5.');
  const used = new Set<string>();
  let unnamed = 0;
  return messages.map(({ alias, count, sum, avg }) => {
    const name = alias || `field_${(unnamed += 1)}`;
    if (/^__.*__$/s.test(name)) throw invalid(`Aggregation alias "${name}" is reserved.`);
    if (used.has(name)) throw invalid(`Aggregation aliases contain a duplicate alias: ${name}.`);
    used.add(name);
    if (count) {
      const upTo = count.upTo === undefined ? Infinity : Number(count.upTo);
      if (upTo <= 0) throw invalid('count.up_to must be greater than zero.');
      return { alias: name, kind: 'count', path: null, upTo };
    }
    const field = sum?.field ?? avg?.field;
    if (!sum && !avg) throw invalid('Operator field in Aggregation is not set.');
    const path = parseQueryPath(field?.fieldPath ?? '');
    if (isNamePath(path)) throw invalid('Aggregations are not supported for the property: __key__');
    return { alias: name, kind: sum ? 'sum' : 'avg', path, upTo: Infinity };
  });
}

/** Computes aggregations over the result of a query; only documents that have every summed or averaged field take part. */
export function aggregate(
  stores: Stores,
  query: Query,
  aggregations: Aggregation[],
): Record<string, RestValue> {
  const paths = aggregations.flatMap(({ path }) => (path ? [path] : []));
  checkAggregationIndexes(stores, query, paths);
  const upTo = paths.length === 0 ? Math.max(...aggregations.map((one) => one.upTo)) : Infinity;
  const quick = paths.length === 0 ? countEntries(stores, query, upTo) : null;
  const totals = paths.map(() => new Total());
  let count = quick ?? 0;
  if (quick === null) {
    for (const document of runQuery(stores, query)) {
      const fields: RestFields = paths.length === 0 ? {} : parseFields(document);
      const values = paths.map((path) => valueAt(fields, path));
      if (values.some((value) => value === undefined)) continue;
      count += 1;
      for (const [i, value] of values.entries()) totals[i]?.add(value as RestValue);
      if (count >= upTo) break;
    }
  }
  let next = 0;
  return Object.fromEntries(
    aggregations.map(({ alias, kind, upTo: most }) => {
      if (kind === 'count') return [alias, { integerValue: String(Math.min(count, most)) }];
      const total = totals[next++] as Total;
      return [alias, kind === 'sum' ? total.sum() : total.average()];
    }),
  );
}

/** Counts index entries when one scan says it all; null otherwise. May stop at `upTo`. */
function countEntries({ documents, indexes }: Stores, query: Query, upTo: number): number | null {
  if (query.collection === null || query.disjuncts.length !== 1) return null;
  if (
    query.disjuncts[0]?.length === 0 &&
    query.order.length === 1 &&
    !query.allDescendants &&
    !query.start &&
    !query.end
  ) {
    const collection = documents.collection(query.project, [...query.parent, query.collection]);
    return window(query, collection ? documents.count(collection.id) : 0);
  }
  const [plan] = planAll({ documents, indexes }, query);
  if (!plan) return 0;
  if (!plan.isExact) return null;
  if (!plan.stretch)
    return window(
      query,
      countSteps(plan.scan, query.offset + Math.min(upTo, query.limit ?? Infinity)),
    );
  const { prefix, ranges } = plan.stretch;
  return window(
    query,
    ranges.reduce((sum, range) => sum + documents.countEntries(prefix, range), 0),
  );
}

function countSteps(scan: Scan, upTo: number): number {
  let count = 0;
  while (count < upTo && scan.next()) count += 1;
  return count;
}

const window = ({ offset, limit }: Query, count: number): number =>
  Math.min(Math.max(count - offset, 0), limit ?? Infinity);

/** Sums integers exactly until they leave int64, everything else as doubles. */
class Total {
  private whole = 0n;
  private double = 0;
  private numbers = 0;
  private isDouble = false;

  add(value: RestValue): void {
    if (value.integerValue !== undefined) this.whole += BigInt(value.integerValue);
    else if (value.doubleValue !== undefined) {
      this.double += Number(value.doubleValue);
      this.isDouble = true;
    } else return;
    this.numbers += 1;
  }
  sum(): RestValue {
    const overflows = BigInt.asIntN(64, this.whole) !== this.whole;
    return this.isDouble || overflows
      ? { doubleValue: canonicalDouble(Number(this.whole) + this.double) }
      : { integerValue: String(this.whole) };
  }
  average(): RestValue {
    return this.numbers === 0
      ? { nullValue: null }
      : { doubleValue: canonicalDouble((Number(this.whole) + this.double) / this.numbers) };
  }
}
