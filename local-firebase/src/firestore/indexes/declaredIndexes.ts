import { formatFieldPath, parseFieldPath } from '../values/fieldPath';
import type { IndexDefinition, IndexMode } from './indexDefinition';

/** The contents of firestore.indexes.json. */
export type IndexesFile = {
  indexes?: {
    collectionGroup: string;
    queryScope?: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides?: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: string; arrayConfig?: string; queryScope?: string }[];
  }[];
};
type Override = { path: string; allowed: { mode: IndexMode; group: boolean }[] };
/** What the project declares: its composite indexes, and where single-field indexes differ from the default. */
export type DeclaredIndexes = { composites: IndexDefinition[]; overrides: Map<string, Override[]> };

function modeOf({ order, arrayConfig }: { order?: string; arrayConfig?: string }): IndexMode {
  if (arrayConfig === 'CONTAINS') return 'contains';
  return order === 'DESCENDING' ? 'desc' : 'asc';
}
const isGroup = (scope?: string) => scope === 'COLLECTION_GROUP';

/** Reads firestore.indexes.json; throws on unusable field paths. */
export function readDeclaredIndexes(file: IndexesFile): DeclaredIndexes {
  const overrides = new Map<string, Override[]>();
  for (const { collectionGroup, fieldPath, indexes } of file.fieldOverrides ?? []) {
    const override = {
      path: normal(fieldPath),
      allowed: indexes.map((one) => ({ mode: modeOf(one), group: isGroup(one.queryScope) })),
    };
    overrides.set(collectionGroup, [...(overrides.get(collectionGroup) ?? []), override]);
  }
  return { composites: (file.indexes ?? []).map(toDefinition), overrides };
}

const normal = (path: string): string => formatFieldPath(parseFieldPath(path));

function toDefinition({
  collectionGroup,
  queryScope,
  fields,
}: NonNullable<IndexesFile['indexes']>[number]): IndexDefinition {
  const last = fields.at(-1);
  const named = last?.fieldPath === '__name__';
  const own = (named ? fields.slice(0, -1) : fields).map((field) => ({
    path: normal(field.fieldPath),
    mode: modeOf(field),
  }));
  return {
    collection: collectionGroup,
    group: isGroup(queryScope),
    fields: own,
    nameDescending: named ? last.order === 'DESCENDING' : own.at(-1)?.mode === 'desc',
  };
}

/** Whether production would have the index of this one field: by default yes inside a collection and no across a group. */
export function hasSingleFieldIndex(
  declared: DeclaredIndexes,
  collection: string,
  path: string,
  modes: readonly IndexMode[],
  group: boolean,
): boolean {
  const override = (declared.overrides.get(collection) ?? [])
    .filter((one) => path === one.path || path.startsWith(`${one.path}.`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return override
    ? override.allowed.some((one) => one.group === group && modes.includes(one.mode))
    : !group;
}
