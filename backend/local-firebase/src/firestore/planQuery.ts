// The planner: one alternative of a query becomes one walk; the pieces below share the encoding of keys and are read together.
import { encodeName, encodeValue, invert, MAX_INDEXED_BYTES } from './encodeKey';
import { chooseIndexes } from './chooseIndexes';
import type { CollectionRow, DocumentStore } from './DocumentStore';
import type { IndexCatalog } from './IndexCatalog';
import { keyPrefix } from './indexDefinition';
import { CollectionWalk, IndexWalk, MergedWalk, PointWalk, type Walk } from './indexWalk';
import { afterPrefix, flipRanges, intersect, rangesOf, type KeyRange } from './keyRanges';
import { isInequality, type Predicate } from './parseFilter';
import { orderKey, parseFields } from './orderKey';
import type { Cursor, Order, Query } from './parseQuery';

/** How one alternative of a query is answered: a walk in the order of the query. */
export type Plan = {
  walk: Walk;
  /** True when every step of the walk is a result; otherwise the document must be looked at. */
  isExact: boolean;
  /** Encoded values, by position in the order, that all steps share and their keys leave out. */
  constants: Map<number, Buffer>;
  /** The single stretch of index entries that this walk covers, when it is one: counting needs no walk then. */
  stretch: { prefix: Buffer; ranges: KeyRange[] } | null;
};
type Store = { documents: DocumentStore; indexes: IndexCatalog };

const ALL: KeyRange[] = [{ low: null, high: null }];

/** Plans one alternative; null when nothing can match. Throws FAILED_PRECONDITION when an index is missing. */
export function planDisjunct(store: Store, query: Query, conditions: Predicate[], chunk: number): Plan | null {
  if (conditions.some(({ never }) => never)) return null;
  const fixed = new Map<string, Buffer>();
  for (const { op, text, isName, values } of conditions) {
    if (op !== 'eq' || isName) continue;
    const value = encodeValue(values[0] ?? { nullValue: null }, true);
    if (fixed.get(text)?.equals(value) === false) return null;
    fixed.set(text, value);
  }
  const contains = conditions.find(({ op }) => op === 'contains');
  const order = query.order.filter(({ isName, text }) => !isName && !fixed.has(text));
  const name = query.order.at(-1) as Order;
  const constants = new Map(query.order.flatMap(({ text }, i) => (fixed.has(text) ? [[i, fixed.get(text) as Buffer] as const] : [])));
  const group = query.allDescendants;
  const collection = group ? null : store.documents.collection(query.project, [...query.parent, query.collection as string]);
  if (!group && !collection) return planMissing(store, query, fixed, contains, order, name);
  const pinned = conditions.find(({ isName, op }) => isName && op === 'eq');
  if (pinned) return { walk: pointWalk(store, query, pinned, constants, collection ?? null), isExact: false, constants, stretch: null };
  const ranges = walkRanges(query, conditions, order, name, constants, collection ?? null);
  const isExact = isFullyCovered(conditions, order, fixed);
  if (!group && fixed.size === 0 && !contains && order.length === 0) {
    return { walk: new CollectionWalk(store.documents, (collection as CollectionRow).id, idRange(ranges, name.descending), name.descending, chunk), isExact, constants, stretch: null };
  }
  const chosen = choose(store, query, fixed, contains, order, name);
  const parts = chosen.map(({ index, reverse }) => {
    const head = index.fields.slice(0, index.fields.length - order.length).map(({ path, mode }) => (mode === 'contains' ? encodeValue(contains?.values[0] ?? { nullValue: null }, true) : flipFor(mode, fixed.get(path) as Buffer)));
    return { prefix: Buffer.concat([keyPrefix(index, collection?.id ?? 0), ...head]), reverse };
  });
  const walks = parts.map(({ prefix, reverse }) => new IndexWalk(store.documents, prefix, ranges, reverse, chunk));
  const only = parts.length === 1 ? parts[0] : undefined;
  const stretch = only && isExact ? { prefix: only.prefix, ranges: only.reverse ? flipRanges(ranges) : ranges } : null;
  return { walk: walks.length === 1 ? (walks[0] as Walk) : new MergedWalk(walks), isExact, constants, stretch };
}

const flipFor = (mode: string, value: Buffer): Buffer => (mode === 'desc' ? invert(value) : value);

/** A collection that holds nothing has no walk, but a missing index is still told. */
function planMissing(store: Store, query: Query, fixed: Map<string, Buffer>, contains: Predicate | undefined, order: Order[], name: Order): null {
  if (store.indexes.declared && (fixed.size > 0 || contains || order.length > 0)) choose(store, query, fixed, contains, order, name);
  return null;
}

const choose = (store: Store, query: Query, fixed: Map<string, Buffer>, contains: Predicate | undefined, order: Order[], name: Order) =>
  chooseIndexes(store.indexes, {
    project: query.project, collection: query.collection as string, group: query.allDescendants,
    equalities: [...fixed.keys()], contains: contains ? [contains.text] : [],
    order: order.map(({ text, descending }) => ({ path: text, descending })), nameDescending: name.descending,
  });

/** The one document that `__name__ ==` names, when it lies where the query looks and has every ordered field. */
function pointWalk(store: Store, query: Query, { values }: Predicate, constants: Map<number, Buffer>, collection: CollectionRow | null): Walk {
  const [, project, , , , ...segments] = (values[0]?.referenceValue ?? '').split('/');
  const home = [...query.parent, query.collection as string];
  const isInScope = query.allDescendants ? segments.at(-2) === query.collection && query.parent.every((one, i) => segments[i] === one) : segments.slice(0, -1).join('/') === home.join('/');
  const document = isInScope && project === query.project ? store.documents.get(query.project, segments) : null;
  const key = document && orderKey(query, document.segments, parseFields(document), !query.allDescendants, constants);
  const allowed = key && walkRanges(query, [], [], query.order.at(-1) as Order, constants, collection).some(({ low, high }) => (!low || Buffer.compare(low, key) <= 0) && (!high || Buffer.compare(key, high) < 0));
  return new PointWalk(document && key && allowed ? { key, n: document.n, document } : null);
}

/** The part of the order that the walk has to go through: conditions on its first field, cursors, and the parent of a group. */
function walkRanges(query: Query, conditions: Predicate[], order: Order[], name: Order, constants: Map<number, Buffer>, collection: CollectionRow | null): KeyRange[] {
  const first = order[0] ?? name;
  let ranges = ALL;
  for (const one of conditions) {
    if (first.isName ? !one.isName : one.text !== first.text) continue;
    if (!first.isName && isInequality(one)) ranges = intersect(ranges, rangesOf(one));
    if (first.isName) ranges = intersect(ranges, nameRanges(one, query, collection));
  }
  if (first.isName && query.allDescendants && query.parent.length > 0) {
    const below = encodeName(query.parent).subarray(0, -2);
    ranges = intersect(ranges, [{ low: below, high: afterPrefix(below) }]);
  }
  const directed = first.descending ? flipRanges(ranges) : ranges;
  return [cursorRange(query.start, true), cursorRange(query.end, false)].reduce<KeyRange[]>((all, range) => (range ? intersect(all, range) : all), directed);

  function cursorRange(cursor: Cursor | null, isStart: boolean): KeyRange[] | null {
    if (!cursor) return null;
    const { key, rest } = cursorKey(query, cursor, constants, collection);
    // Steps that agree with the whole key lie after, before or exactly at the cursor.
    const isInside = rest === 0 ? cursor.inclusive : (rest > 0) === isStart;
    if (key.length === 0) return isInside ? ALL : [];
    const bound = isInside === isStart ? key : afterPrefix(key);
    if (bound === null) return isStart ? [] : ALL;
    return [isStart ? { low: bound, high: null } : { low: null, high: bound }];
  }
}

/**
 * A cursor as a key of the walk. The values that all steps share are not part of the key: the first one that differs
 * from the cursor's says whether steps with that key lie after (1) or before (-1) the cursor; 0 when none differs.
 */
function cursorKey(query: Query, cursor: Cursor, constants: Map<number, Buffer>, collection: CollectionRow | null): { key: Buffer; rest: number } {
  const parts: Buffer[] = [];
  for (const [i, value] of cursor.values.entries()) {
    const { descending, isName } = query.order[i] as Order;
    const encoded = isName ? encodeReference(value.referenceValue as string, collection) : encodeValue(value, true);
    const constant = constants.get(i);
    if (!constant) parts.push(descending ? invert(encoded) : encoded);
    else if (!constant.equals(encoded)) return { key: Buffer.concat(parts), rest: Buffer.compare(constant, encoded) * (descending ? -1 : 1) };
  }
  return { key: Buffer.concat(parts), rest: 0 };
}

function encodeReference(name: string, collection: CollectionRow | null): Buffer {
  const segments = name.split('/').slice(5);
  return encodeName(collection ? segments.slice(-1) : segments);
}

/** Ranges of names for a condition on `__name__`; a reference into another collection is left to the look at the document. */
function nameRanges(condition: Predicate, query: Query, collection: CollectionRow | null): KeyRange[] {
  const inside = [...query.parent, query.collection].join('/');
  const isLocal = ({ referenceValue = '' }) => !collection || referenceValue.split('/').slice(5, -1).join('/') === inside;
  if (!condition.values.every(isLocal) || condition.op === 'isNotNull') return ALL;
  const names = condition.values.map(({ referenceValue }) => encodeReference(referenceValue as string, collection));
  const name = names[0] as Buffer;
  switch (condition.op) {
    case 'eq': return [{ low: name, high: afterPrefix(name) }];
    case 'lt': return [{ low: null, high: name }];
    case 'le': return [{ low: null, high: afterPrefix(name) }];
    case 'gt': return [{ low: afterPrefix(name), high: null }];
    case 'ge': return [{ low: name, high: null }];
    default: return names.reduce<KeyRange[]>((ranges, one) => intersect(ranges, [{ low: null, high: one }, { low: afterPrefix(one), high: null }]), ALL);
  }
}

/** Name ranges as one range of raw ids for a walk over the collection itself; holes are left to the look at the document. */
function idRange(ranges: KeyRange[], descending: boolean): KeyRange {
  if (ranges.length === 0) return { low: Buffer.from([0]), high: Buffer.from([0]) };
  const ascending = descending ? flipRanges(ranges) : ranges;
  const raw = (bound: Buffer | null): Buffer | null => {
    if (!bound) return null;
    const end = bound.indexOf('\0\x01', 0, 'latin1');
    const id = Buffer.from(bound.subarray(0, end < 0 ? bound.length : end).toString('latin1').replaceAll('\0\xff', '\0'), 'latin1');
    return end >= 0 && bound[bound.length - 1] === 1 ? Buffer.concat([id, Buffer.from([0])]) : id;
  };
  return { low: raw(ascending[0]?.low ?? null), high: raw(ascending.at(-1)?.high ?? null) };
}

/** Whether prefix and ranges say everything that the conditions say. */
function isFullyCovered(conditions: Predicate[], order: Order[], fixed: Map<string, Buffer>): boolean {
  if (conditions.filter(({ op }) => op === 'contains').length > 1) return false;
  return conditions.every((one) => !one.isName && !one.values.some(isLong) && (!isInequality(one) || (one.text === order[0]?.text && !fixed.has(one.text))));
}

const isLong = (value: object): boolean => JSON.stringify(value).length > MAX_INDEXED_BYTES / 2;
