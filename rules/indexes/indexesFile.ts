import { fieldOverrides } from './fieldOverrides';
import { otherGroupIndexes, otherIndexes } from './otherIndexes';

/** The text of firestore.indexes.json, one index a line. */
export function indexesFile(): string {
  const indexes = [
    ...toIndexes(otherIndexes, 'COLLECTION'),
    ...toIndexes(otherGroupIndexes, 'COLLECTION_GROUP'),
  ];
  return `{
  "indexes": [
${toLines(indexes)}
  ],
  "fieldOverrides": [
${toLines(fieldOverrides)}
  ]
}
`;
}

const toIndexes = (
  byCollection: Readonly<Record<string, readonly string[]>>,
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP',
) =>
  Object.entries(byCollection).flatMap(([collectionGroup, indexes]) =>
    indexes.map((fields) => ({
      collectionGroup,
      queryScope,
      fields: fields.split(', ').map(toField),
    })),
  );

/** A field as `otherIndexes` writes it: `status`, `updatedAt desc`, `tags contains`. */
function toField(written: string) {
  const [fieldPath, how] = written.split(' ');
  if (how === 'contains') return { fieldPath, arrayConfig: 'CONTAINS' };
  return { fieldPath, order: how === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}

const toLines = (entries: readonly object[]) =>
  entries.map((entry) => `    ${toLine(entry)}`).join(',\n');
const toLine = (entry: object) =>
  JSON.stringify(entry, null, 1).replace(/\n */g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']');
