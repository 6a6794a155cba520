import type { RestFields, RestValue } from '../../RestValue';
import { encodeName, encodeValue, invert } from '../values/encodeKey';
import { parseFieldPath, valueAt, type FieldPath } from '../values/fieldPath';
import { invalid } from '../RequestError';

/** How an index holds a field: ordered up, ordered down, or once per array element. */
export type IndexMode = 'asc' | 'desc' | 'contains';
/** One index; `group` indexes cover every collection with this id, the others each collection by itself. */
export type IndexDefinition = {
  collection: string;
  group: boolean;
  fields: { path: string; mode: IndexMode }[];
  nameDescending: boolean;
};
/** An index with its number in the store and its parsed paths. */
export type Index = IndexDefinition & { id: number; project: string; paths: FieldPath[] };

/** Most index entries one document may have, as in production. */
const MAX_ENTRIES = 40_000;

/** The direction in which names follow when nothing is said: that of the last ordered field. */
export const defaultNameDirection = (fields: IndexDefinition['fields']): boolean =>
  fields.at(-1)?.mode === 'desc';

/** Stable text of a definition, by which the store recognises it. */
export const definitionText = (index: IndexDefinition): string =>
  JSON.stringify([
    index.collection,
    index.group,
    index.fields.map(({ path, mode }) => [path, mode]),
    index.nameDescending,
  ]);

/** The definition behind its stable text. */
export function parseDefinition(text: string): IndexDefinition {
  const [collection, group, fields, nameDescending] = JSON.parse(text) as [
    string,
    boolean,
    [string, IndexMode][],
    boolean,
  ];
  return {
    collection,
    group,
    fields: fields.map(([path, mode]) => ({ path, mode })),
    nameDescending,
  };
}

/** A definition for people: `items (status, expiresAt desc)`. */
export function describeIndex({ collection, fields }: IndexDefinition): string {
  const named = fields.map(({ path, mode }) => (mode === 'asc' ? path : `${path} ${mode}`));
  return `${collection} (${named.join(', ') || '__name__'})`;
}

/** Gives a definition its number and parses its paths. */
export const numberedIndex = (definition: IndexDefinition, id: number, project: string): Index => ({
  ...definition,
  id,
  project,
  paths: definition.fields.map(({ path }) => parseFieldPath(path)),
});

/** The first bytes of every key of an index: its number and, outside groups, the collection. */
export function keyPrefix(index: Index, collection: number): Buffer {
  const prefix = Buffer.alloc(index.group ? 4 : 8);
  prefix.writeUInt32BE(index.id, 0);
  if (!index.group) prefix.writeUInt32BE(collection, 4);
  return prefix;
}

/** One document's values as index keys need them; each field is encoded once, however many indexes hold it. */
export class IndexedDocument {
  private readonly values = new Map<string, Buffer | null>();
  private readonly lists = new Map<string, Buffer[]>();
  private readonly localName: Buffer;

  constructor(
    private readonly collection: number,
    private readonly segments: readonly string[],
    private readonly fields: RestFields,
  ) {
    this.localName = encodeName(segments.slice(-1));
  }

  private value(text: string, path: FieldPath): Buffer | null {
    let encoded = this.values.get(text);
    if (encoded === undefined) {
      const value = valueAt(this.fields, path);
      this.values.set(text, (encoded = value === undefined ? null : encodeValue(value, true)));
    }
    return encoded;
  }
  private elements(text: string, path: FieldPath): Buffer[] {
    let encoded = this.lists.get(text);
    if (!encoded) this.lists.set(text, (encoded = elementsOf(valueAt(this.fields, path))));
    return encoded;
  }

  /** The keys of this document in an index; none when it lacks one of the fields. */
  keys(index: Index): Buffer[] {
    const tail = index.group ? encodeName(this.segments) : this.localName;
    let heads: Buffer[][] = [[keyPrefix(index, this.collection)]];
    for (const [i, { path, mode }] of index.fields.entries()) {
      if (mode === 'contains') {
        const elements = this.elements(path, index.paths[i] as FieldPath);
        if (heads.length * elements.length > MAX_ENTRIES)
          throw invalid('too many index entries for entity');
        heads = heads.flatMap((head) => elements.map((element) => [...head, element]));
        continue;
      }
      const value = this.value(path, index.paths[i] as FieldPath);
      if (!value) return [];
      for (const head of heads) head.push(mode === 'desc' ? invert(value) : value);
    }
    return heads.map((head) =>
      Buffer.concat([...head, index.nameDescending ? invert(tail) : tail]),
    );
  }

  /** True when the other state of the document has the same keys in an index. */
  agrees(index: Index, other: IndexedDocument): boolean {
    return index.fields.every(({ path, mode }, i) => {
      const at = index.paths[i] as FieldPath;
      if (mode === 'contains')
        return Buffer.concat(this.elements(path, at)).equals(
          Buffer.concat(other.elements(path, at)),
        );
      const [own, others] = [this.value(path, at), other.value(path, at)];
      return own === others || (own !== null && others !== null && own.equals(others));
    });
  }
}

function elementsOf(value: RestValue | undefined): Buffer[] {
  const distinct = new Map<string, Buffer>();
  for (const element of value?.arrayValue?.values ?? []) {
    const encoded = encodeValue(element, true);
    distinct.set(encoded.toString('latin1'), encoded);
  }
  return [...distinct.values()];
}

/**
 * How a declared index is stored when all but its last field are fixed, which is what they are made for: the last field
 * upwards. One stored index so serves both directions, scanned forward or in reverse.
 */
export function storedForm(declared: IndexDefinition): IndexDefinition {
  const flip = declared.fields.at(-1)?.mode === 'desc';
  return {
    ...declared,
    fields: declared.fields.map(({ path, mode }) => ({
      path,
      mode: mode === 'contains' ? mode : 'asc',
    })),
    nameDescending: declared.nameDescending !== flip,
  };
}
