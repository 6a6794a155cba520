import { parseStored, type StoredSchema } from '@anunturi/shared-domain/site/parseStored';
import { withDates } from '@anunturi/shared-domain/site/withDates';

/** What is needed of a document as the SDK answers it; servers make one of what they read by themselves. */
type Snapshot = { id: string; ref: { path: string }; data(): unknown };

/**
 * A stored document as its schema has it, with its id and without what a newer version stored beside; null (and a logged
 * path, never a value) when it does not fit.
 */
export function parseDocument<T extends object>(
  schema: StoredSchema<T>,
  snapshot: Snapshot,
): (T & { id: string }) | null {
  const result = parseStored(schema, withDates(snapshot.data()));
  if (!result.error) return { ...result.data, id: snapshot.id };
  console.error(
    `Document ${snapshot.ref.path} is not valid at ${result.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
  );
  return null;
}

/** The documents that fit their schema, in order. */
export function parseDocuments<T extends object>(
  schema: StoredSchema<T>,
  snapshots: readonly Snapshot[],
): (T & { id: string })[] {
  return snapshots.map((each) => parseDocument(schema, each)).filter((each) => each !== null);
}
