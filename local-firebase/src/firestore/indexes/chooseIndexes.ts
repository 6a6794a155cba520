import { hasSingleFieldIndex } from './declaredIndexes';
import type { ChosenIndex, IndexCatalog } from './IndexCatalog';
import { definitionText, type IndexDefinition, type IndexMode } from './indexDefinition';
import { RequestError } from '../RequestError';

/** What one alternative of a query needs of an index: fields fixed to a value, at most one array element, then an order. */
export type IndexNeed = {
  project: string;
  collection: string;
  group: boolean;
  equalities: string[];
  contains: string[];
  order: { path: string; descending: boolean }[];
  nameDescending: boolean;
};
/**
 * Finds (or, where production would have it, makes) the indexes that together cover a need; throws FAILED_PRECONDITION naming the
 * missing one.
 */
export const chooseIndexes = (catalog: IndexCatalog, need: IndexNeed): readonly ChosenIndex[] =>
  catalog.chosenFor(JSON.stringify(need), () => choose(catalog, need));

function choose(catalog: IndexCatalog, need: IndexNeed): ChosenIndex[] {
  if (need.order.length === 0) return [...chooseForNames(catalog, need)];
  if (need.order.length === 1 && need.equalities.length + need.contains.length === 0) {
    const [{ path, descending }] = need.order as [{ path: string; descending: boolean }];
    if (
      descending === need.nameDescending &&
      isAllowed(catalog, need, path, [descending ? 'desc' : 'asc'])
    )
      return [single(catalog, need, path, 'asc', descending)];
  }
  return chooseComposites(catalog, need);
}

/** Only fixed fields: indexes of single fields are merged, larger declared ones taken where they help. */
function chooseForNames(catalog: IndexCatalog, need: IndexNeed): ChosenIndex[] {
  const fixed = [
    ...need.equalities.map((path) => ({ path, mode: 'asc' as IndexMode })),
    ...need.contains.map((path) => ({ path, mode: 'contains' as IndexMode })),
  ];
  if (fixed.length === 0)
    return [
      { index: catalog.ensure(need.project, define(need, [])), reverse: need.nameDescending },
    ];
  const declared =
    fixed.length > 1 && catalog.declared
      ? cover(catalog, need, true)
      : { chosen: [], left: fixed.map(labelOf) };
  const singles = fixed
    .filter((field) => declared.left.includes(labelOf(field)))
    .map(({ path, mode }) => {
      if (!isAllowed(catalog, need, path, mode === 'contains' ? ['contains'] : ['asc', 'desc']))
        throw missing(need);
      return single(catalog, need, path, mode, need.nameDescending);
    });
  return [...declared.chosen, ...singles];
}

const labelOf = ({ path, mode }: { path: string; mode: IndexMode }): string =>
  `${mode === 'contains' ? 'contains' : 'value'} ${path}`;

function chooseComposites(catalog: IndexCatalog, need: IndexNeed): ChosenIndex[] {
  if (!catalog.declared)
    return [
      stored(
        catalog,
        need,
        wanted(need).fields.slice(0, need.equalities.length + need.contains.length),
      ),
    ];
  const { chosen, left } = cover(catalog, need, false);
  if (left.length > 0 || chosen.length === 0) throw missing(need);
  return chosen;
}

/** Declared indexes that end in the wanted order and begin with some of the fixed fields, widest first, until all are covered. */
function cover(
  catalog: IndexCatalog,
  need: IndexNeed,
  byName: boolean,
): { chosen: ChosenIndex[]; left: string[] } {
  const fixed = new Set([
    ...need.equalities.map((path) => labelOf({ path, mode: 'asc' })),
    ...need.contains.map((path) => labelOf({ path, mode: 'contains' })),
  ]);
  const candidates = (catalog.declared?.composites ?? [])
    .filter(
      (index) =>
        index.collection === need.collection &&
        index.fields.length > (byName ? 1 : 0) &&
        suits(index, need, fixed),
    )
    .sort((a, b) => b.fields.length - a.fields.length);
  let left = [...fixed];
  const chosen: ChosenIndex[] = [];
  for (const index of candidates) {
    const head = index.fields.slice(0, index.fields.length - need.order.length);
    const covered = head.map(labelOf);
    if (chosen.length > 0 && !covered.some((label) => left.includes(label))) continue;
    chosen.push(stored(catalog, need, head));
    left = left.filter((label) => !covered.includes(label));
    if (left.length === 0) break;
  }
  return { chosen, left };
}

function suits(index: IndexDefinition, need: IndexNeed, fixed: Set<string>): boolean {
  const head = index.fields.length - need.order.length;
  if (index.group !== need.group || head < 0 || index.nameDescending !== need.nameDescending)
    return false;
  if (
    !need.order.every(
      ({ path, descending }, i) =>
        index.fields[head + i]?.path === path &&
        index.fields[head + i]?.mode === (descending ? 'desc' : 'asc'),
    )
  )
    return false;
  return index.fields.slice(0, head).every((field) => fixed.has(labelOf(field)));
}

/**
 * The stored index for some fixed fields and the wanted order: kept upwards by its first ordered field and scanned in
 * reverse for the opposite.
 */
function stored(
  catalog: IndexCatalog,
  need: IndexNeed,
  head: IndexDefinition['fields'],
): ChosenIndex {
  const reverse = need.order[0]?.descending ?? need.nameDescending;
  const fixed = head.map(({ path, mode }) => ({
    path,
    mode: mode === 'contains' ? mode : ('asc' as IndexMode),
  }));
  const ordered = need.order.map(({ path, descending }) => ({
    path,
    mode: (descending !== reverse ? 'desc' : 'asc') as IndexMode,
  }));
  return {
    index: catalog.ensure(
      need.project,
      define(need, [...fixed, ...ordered], need.nameDescending !== reverse),
    ),
    reverse,
  };
}

const isAllowed = (
  catalog: IndexCatalog,
  need: IndexNeed,
  path: string,
  modes: IndexMode[],
): boolean =>
  !catalog.declared ||
  hasSingleFieldIndex(catalog.declared, need.collection, path, modes, need.group);

const define = (
  need: IndexNeed,
  fields: IndexDefinition['fields'],
  nameDescending = false,
): IndexDefinition => ({ collection: need.collection, group: need.group, fields, nameDescending });

const single = (
  catalog: IndexCatalog,
  need: IndexNeed,
  path: string,
  mode: IndexMode,
  reverse: boolean,
): ChosenIndex => ({
  index: catalog.ensure(need.project, define(need, [{ path, mode }])),
  reverse,
});

/** The one composite index that answers a need by itself. */
function wanted(need: IndexNeed): IndexDefinition {
  const fixed = [
    ...need.contains.map((path) => ({ path, mode: 'contains' as IndexMode })),
    ...[...need.equalities].sort().map((path) => ({ path, mode: 'asc' as IndexMode })),
  ];
  const ordered = need.order.map(({ path, descending }) => ({
    path,
    mode: (descending ? 'desc' : 'asc') as IndexMode,
  }));
  return define(need, [...fixed, ...ordered], need.nameDescending);
}

function missing(need: IndexNeed): RequestError {
  const index = wanted(need);
  const fields = index.fields.map(({ path, mode }) =>
    mode === 'contains'
      ? { fieldPath: path, arrayConfig: 'CONTAINS' }
      : { fieldPath: path, order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' },
  );
  const queryScope = need.group ? 'COLLECTION_GROUP' : 'COLLECTION';
  const declaration = JSON.stringify({ collectionGroup: need.collection, queryScope, fields });
  const kind = fields.length > 1 ? 'create_composite' : 'create_exemption';
  const link = `https://console.firebase.google.com/v1/r/project/${need.project}/firestore/indexes?${kind}=${Buffer.from(definitionText(index)).toString('base64url')}`;
  return new RequestError(
    'FAILED_PRECONDITION',
    `The query requires an index. You can create it here: ${link} (collection ${need.collection}, for firestore.indexes.json: ${declaration})`,
  );
}
