import type { DocumentStore, StoredDocument } from '../documents/DocumentStore';
import { encodeName, encodeValue, invert } from '../values/encodeKey';
import type { IndexCatalog } from '../indexes/IndexCatalog';
import type { Step } from '../scans/Scan';
import { matchesFilter } from './matchesFilter';
import { fullName } from '../names';
import { orderKey, parseFields, withConstants } from './orderKey';
import type { Query } from './parseQuery';
import { planDisjunct, type Plan } from './planQuery';

export type Stores = { documents: DocumentStore; indexes: IndexCatalog };
type Stream = { plan: Plan; head: (Step & { fullKey: Buffer }) | null };

const FIRST_CHUNK = 64;

/** The documents of a query in its order, offset and limit applied; read one by one as they are asked for. */
export function* runQuery(stores: Stores, query: Query): Generator<StoredDocument> {
  let skip = query.offset;
  let left = query.limit ?? Infinity;
  if (left === 0) return;
  for (const candidate of query.collection === null
    ? scanEverything(stores, query)
    : scanIndexes(stores, query)) {
    if (skip > 0 && candidate.isExact) {
      skip -= 1;
      continue;
    }
    const document = candidate.step.document ?? stores.documents.getByNumber(candidate.step.n);
    if (
      !document ||
      (!candidate.isExact &&
        !matchesFilter(query.filter, fullName(document), parseFields(document)))
    )
      continue;
    if (skip > 0) {
      skip -= 1;
      continue;
    }
    yield document;
    if ((left -= 1) === 0) return;
  }
}

/** Plans every alternative; throws FAILED_PRECONDITION when an index is missing. */
export function planAll(stores: Stores, query: Query): Plan[] {
  const wish = Math.min((query.limit ?? FIRST_CHUNK) + query.offset, 1000);
  return query.disjuncts
    .map((one) => planDisjunct(stores, query, one, Math.max(wish, 1)))
    .filter((plan) => plan !== null);
}

/** Joins the scans of all alternatives in order, each document once. */
function* scanIndexes(stores: Stores, query: Query): Generator<{ step: Step; isExact: boolean }> {
  const plans = planAll(stores, query);
  if (plans.length === 1) {
    const [plan] = plans as [Plan];
    for (let step = plan.scan.next(); step; step = plan.scan.next())
      yield { step, isExact: plan.isExact };
    return;
  }
  const streams: Stream[] = plans.map((plan) => ({ plan, head: null }));
  for (const stream of streams) advance(query, stream);
  for (;;) {
    let lowest: Stream | undefined;
    for (const stream of streams)
      if (
        stream.head &&
        (!lowest?.head || Buffer.compare(stream.head.fullKey, lowest.head.fullKey) < 0)
      )
        lowest = stream;
    const step = lowest?.head;
    if (!step) return;
    let isExact = false;
    for (const stream of streams) {
      if (!stream.head?.fullKey.equals(step.fullKey)) continue;
      isExact ||= stream.plan.isExact;
      advance(query, stream);
    }
    yield { step, isExact };
  }
}

function advance(query: Query, stream: Stream): void {
  const step = stream.plan.scan.next();
  stream.head = step && { ...step, fullKey: withConstants(query, step.key, stream.plan.constants) };
}

/** Looks at every document of every collection in scope and sorts: queries without a collection have no index. */
export function* scanEverything(
  stores: Stores,
  query: Query,
): Generator<{ step: Step; isExact: boolean }> {
  const below = query.parent.join('/');
  const found: { key: Buffer; document: StoredDocument }[] = [];
  for (const collection of stores.documents.collections(
    query.project,
    query.collection ?? undefined,
  )) {
    const parent = collection.parent.join('/');
    if (
      query.allDescendants
        ? !`${parent}/`.startsWith(below === '' ? '' : `${below}/`)
        : parent !== below
    )
      continue;
    for (const document of stores.documents.all(collection.id)) {
      const fields = parseFields(document);
      const key = orderKey(query, document.segments, fields, false);
      if (
        key &&
        matchesFilter(query.filter, fullName(document), fields) &&
        isWithinCursors(query, key)
      )
        found.push({ key, document });
    }
  }
  found.sort((a, b) => Buffer.compare(a.key, b.key));
  for (const { key, document } of found)
    yield { step: { key, n: document.n, document }, isExact: true };
}

function isWithinCursors(query: Query, key: Buffer): boolean {
  for (const [cursor, isStart] of [
    [query.start, true],
    [query.end, false],
  ] as const) {
    if (!cursor) continue;
    const position = Buffer.concat(
      cursor.values.map((value, i) => {
        const { isName = false, descending = false } = query.order[i] ?? {};
        const encoded = isName
          ? encodeName((value.referenceValue ?? '').split('/').slice(5))
          : encodeValue(value, true);
        return descending ? invert(encoded) : encoded;
      }),
    );
    const side = Buffer.compare(key.subarray(0, position.length), position);
    if (side === 0 ? !cursor.inclusive : side < 0 === isStart) return false;
  }
  return true;
}
