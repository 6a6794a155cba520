import type { RestFields, RestValue } from '../rules/ruleset';
import { encodeName, encodeValue, invert } from './encodeKey';
import { parseFieldPath, valueAt, type FieldPath } from './fieldPath';
import { invalid } from './RequestError';

/** How an index holds a field: ordered up, ordered down, or once per array element. */
export type IndexMode = 'asc' | 'desc' | 'contains';
/** One index; `group` indexes cover every collection with this id, the others each collection by itself. */
export type IndexDefinition = { collection: string; group: boolean; fields: { path: string; mode: IndexMode }[]; nameDescending: boolean };
/** An index with its number in the store and its parsed paths. */
export type Index = IndexDefinition & { id: number; project: string; paths: FieldPath[] };

/** Most index entries one document may have, as in production. */
const MAX_ENTRIES = 40_000;

/** The direction in which names follow when nothing is said: that of the last ordered field. */
export const defaultNameDirection = (fields: IndexDefinition['fields']): boolean => fields.at(-1)?.mode === 'desc';

/** Stable text of a definition, by which the store recognises it. */
export const definitionText = (index: IndexDefinition): string =>
  JSON.stringify([index.collection, index.group, index.fields.map(({ path, mode }) => [path, mode]), index.nameDescending]);

/** The definition behind its stable text. */
export function parseDefinition(text: string): IndexDefinition {
  const [collection, group, fields, nameDescending] = JSON.parse(text) as [string, boolean, [string, IndexMode][], boolean];
  return { collection, group, fields: fields.map(([path, mode]) => ({ path, mode })), nameDescending };
}

/** Gives a definition its number and parses its paths. */
export const numberedIndex = (definition: IndexDefinition, id: number, project: string): Index => ({ ...definition, id, project, paths: definition.fields.map(({ path }) => parseFieldPath(path)) });

/** The first bytes of every key of an index: its number and, outside groups, the collection. */
export function keyPrefix(index: Index, collection: number): Buffer {
  const prefix = Buffer.alloc(index.group ? 4 : 8);
  prefix.writeUInt32BE(index.id, 0);
  if (!index.group) prefix.writeUInt32BE(collection, 4);
  return prefix;
}

/** The keys of a document in an index; none when it lacks one of the fields. */
export function entryKeys(index: Index, collection: number, segments: readonly string[], fields: RestFields): Buffer[] {
  let heads: Buffer[] = [keyPrefix(index, collection)];
  for (const [i, { mode }] of index.fields.entries()) {
    const value = valueAt(fields, index.paths[i] as FieldPath);
    if (value === undefined) return [];
    const parts = mode === 'contains' ? elementsOf(value) : [mode === 'desc' ? invert(encodeValue(value, true)) : encodeValue(value, true)];
    if (heads.length * parts.length > MAX_ENTRIES) throw invalid('too many index entries for entity');
    heads = heads.flatMap((head) => parts.map((part) => Buffer.concat([head, part])));
  }
  const name = encodeName(index.group ? segments : segments.slice(-1));
  const tail = index.nameDescending ? invert(name) : name;
  return heads.map((head) => Buffer.concat([head, tail]));
}

function elementsOf(value: RestValue): Buffer[] {
  const distinct = new Map<string, Buffer>();
  for (const element of value.arrayValue?.values ?? []) {
    const encoded = encodeValue(element, true);
    distinct.set(encoded.toString('latin1'), encoded);
  }
  return [...distinct.values()];
}
