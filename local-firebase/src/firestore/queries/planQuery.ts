import { encodeValue, invert, MAX_INDEXED_BYTES } from '../values/encodeKey';
import { chooseIndexes } from '../indexes/chooseIndexes';
import { formatFieldPath, type FieldPath } from '../values/fieldPath';
import type { CollectionRow } from '../documents/CollectionTable';
import type { DocumentStore } from '../documents/DocumentStore';
import type { ChosenIndex, IndexCatalog } from '../indexes/IndexCatalog';
import { keyPrefix } from '../indexes/indexDefinition';
import { CollectionScan } from '../scans/CollectionScan';
import { IndexScan } from '../scans/IndexScan';
import { MergeScan } from '../scans/MergeScan';
import { PointScan, type Scan } from '../scans/Scan';
import { flipRanges, type KeyRange } from '../scans/keyRanges';
import { isInequality, type Predicate } from './parseFilter';
import { orderKey, parseFields, withConstants } from './orderKey';
import type { Order, Query } from './parseQuery';
import { idRange, scanRanges } from '../scans/scanRanges';

/** How one alternative of a query is answered: a scan in the order of the query. */
export type Plan = {
  scan: Scan;
  /** True when every step of the scan is a result; otherwise the document must be looked at. */
  isExact: boolean;
  /** Encoded values, by position in the order, that all steps share and their keys leave out. */
  constants: Map<number, Buffer>;
  /** The single stretch of index entries that this scan covers, when it is one: counting needs no scan then. */
  stretch: { prefix: Buffer; ranges: KeyRange[] } | null;
};
type Store = { documents: DocumentStore; indexes: IndexCatalog };

/** Plans one alternative; null when nothing can match. Throws FAILED_PRECONDITION when an index is missing. */
export function planDisjunct(
  store: Store,
  query: Query,
  conditions: Predicate[],
  chunk: number,
): Plan | null {
  if (conditions.some(({ never }) => never)) return null;
  const fixed = fixedValues(conditions);
  if (!fixed) return null;
  const contains = conditions.find(({ op }) => op === 'contains');
  const order = query.order.filter(({ isName, text }) => !isName && !fixed.has(text));
  const name = query.order.at(-1) as Order;
  const constants = new Map(
    query.order.flatMap(({ text }, i) =>
      fixed.has(text) ? [[i, fixed.get(text) as Buffer] as const] : [],
    ),
  );
  const group = query.allDescendants;
  const collection = group
    ? null
    : store.documents.collection(query.project, [...query.parent, query.collection as string]);
  if (!group && !collection) return planMissing(store, query, fixed, contains, order, name);
  const pinned = conditions.find(({ isName, op }) => isName && op === 'eq');
  if (pinned)
    return {
      scan: pointScan(store, query, pinned, constants, collection ?? null),
      isExact: false,
      constants,
      stretch: null,
    };
  const ranges = scanRanges(query, conditions, order, name, constants, collection ?? null);
  const isExact = isFullyCovered(conditions, order, fixed);
  if (!group && fixed.size === 0 && !contains && order.length === 0) {
    return {
      scan: new CollectionScan(
        store.documents,
        (collection as CollectionRow).id,
        idRange(ranges, name.descending),
        name.descending,
        chunk,
      ),
      isExact,
      constants,
      stretch: null,
    };
  }
  const chosen = choose(store, query, fixed, contains, order, name);
  const prefixes = chosen.map(({ index }) => {
    const head = index.fields
      .slice(0, index.fields.length - order.length)
      .map(({ path, mode }) =>
        mode === 'contains'
          ? encodeValue(contains?.values[0] ?? { nullValue: null }, true)
          : flipFor(mode, fixed.get(path) as Buffer),
      );
    return Buffer.concat([keyPrefix(index, collection?.id ?? 0), ...head]);
  });
  const [first, ...others] = prefixes as [Buffer, ...Buffer[]];
  const { reverse } = chosen[0] as ChosenIndex; // the order decides it: all chosen ones are scanned alike
  if (others.length > 0)
    return {
      scan: new MergeScan(store.documents, prefixes, ranges, reverse, chunk),
      isExact,
      constants,
      stretch: null,
    };
  const stretch = isExact ? { prefix: first, ranges: reverse ? flipRanges(ranges) : ranges } : null;
  return {
    scan: new IndexScan(store.documents, first, ranges, reverse, chunk),
    isExact,
    constants,
    stretch,
  };
}

/** The encoded values of equalities by field; null when they contradict each other. */
function fixedValues(conditions: Predicate[]): Map<string, Buffer> | null {
  const fixed = new Map<string, Buffer>();
  for (const { op, text, isName, values } of conditions) {
    if (op !== 'eq' || isName) continue;
    const value = encodeValue(values[0] ?? { nullValue: null }, true);
    if (fixed.get(text)?.equals(value) === false) return null;
    fixed.set(text, value);
  }
  return fixed;
}

/** Sums and averages are read from an index that also holds their fields: throws FAILED_PRECONDITION when there is none. */
export function checkAggregationIndexes(
  store: Store,
  query: Query,
  paths: readonly FieldPath[],
): void {
  if (!store.indexes.declared || query.collection === null || paths.length === 0) return;
  const name = query.order.at(-1) as Order;
  for (const conditions of query.disjuncts) {
    const fixed = fixedValues(conditions);
    if (!fixed || conditions.some(({ never }) => never)) continue;
    const texts = new Set(
      [
        ...query.order.flatMap(({ text, isName }) => (isName ? [] : [text])),
        ...paths.map(formatFieldPath),
      ].filter((text) => !fixed.has(text)),
    );
    const order = [...texts].map(
      (text) =>
        query.order.find((one) => one.text === text) ?? {
          path: [],
          text,
          isName: false,
          descending: name.descending,
        },
    );
    if (fixed.size > 0 || order.length > 0)
      choose(
        store,
        query,
        fixed,
        conditions.find(({ op }) => op === 'contains'),
        order,
        name,
      );
  }
}

const flipFor = (mode: string, value: Buffer): Buffer => (mode === 'desc' ? invert(value) : value);

/** A collection that holds nothing has no scan, but a missing index is still told. */
function planMissing(
  store: Store,
  query: Query,
  fixed: Map<string, Buffer>,
  contains: Predicate | undefined,
  order: Order[],
  name: Order,
): null {
  if (store.indexes.declared && (fixed.size > 0 || contains || order.length > 0))
    choose(store, query, fixed, contains, order, name);
  return null;
}

const choose = (
  store: Store,
  query: Query,
  fixed: Map<string, Buffer>,
  contains: Predicate | undefined,
  order: Order[],
  name: Order,
) =>
  chooseIndexes(store.indexes, {
    project: query.project,
    collection: query.collection as string,
    group: query.allDescendants,
    equalities: [...fixed.keys()],
    contains: contains ? [contains.text] : [],
    order: order.map(({ text, descending }) => ({ path: text, descending })),
    nameDescending: name.descending,
  });

/** The one document that `__name__ ==` names, when it lies where the query looks and has every ordered field. */
function pointScan(
  store: Store,
  query: Query,
  { values }: Predicate,
  constants: Map<number, Buffer>,
  collection: CollectionRow | null,
): Scan {
  const [, project, , , , ...segments] = (values[0]?.referenceValue ?? '').split('/');
  const home = [...query.parent, query.collection as string];
  const isInScope = query.allDescendants
    ? segments.at(-2) === query.collection && query.parent.every((one, i) => segments[i] === one)
    : segments.slice(0, -1).join('/') === home.join('/');
  const document =
    isInScope && project === query.project ? store.documents.get(query.project, segments) : null;
  const fields = document && parseFields(document);
  const keyWithout = (left?: Map<number, Buffer>) =>
    fields && orderKey(query, document.segments, fields, !query.allDescendants, left);
  const key = keyWithout(constants);
  // Another alternative finds one that says otherwise; here its key would stand for another place.
  const isSo = key && keyWithout()?.equals(withConstants(query, key, constants));
  const allowed =
    key &&
    scanRanges(query, [], [], query.order.at(-1) as Order, constants, collection).some(
      ({ low, high }) =>
        (!low || Buffer.compare(low, key) <= 0) && (!high || Buffer.compare(key, high) < 0),
    );
  return new PointScan(
    document && key && isSo && allowed ? { key, n: document.n, document } : null,
  );
}

/** Whether prefix and ranges say everything that the conditions say. */
function isFullyCovered(
  conditions: Predicate[],
  order: Order[],
  fixed: Map<string, Buffer>,
): boolean {
  if (conditions.filter(({ op }) => op === 'contains').length > 1) return false;
  return conditions.every(
    (one) =>
      !one.isName &&
      !one.values.some(isLong) &&
      (!isInequality(one) || (one.text === order[0]?.text && !fixed.has(one.text))),
  );
}

const isLong = (value: object): boolean => JSON.stringify(value).length > MAX_INDEXED_BYTES / 2;
