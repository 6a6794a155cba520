import { withDates } from '@anunturi/shared-domain/site/withDates';
import type { DocumentData, DocumentSnapshot } from 'firebase/firestore/lite';

/** What a zod schema offers, without zod. */
export type Schema<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
};

/** A stored document as its schema has it, with its id; null (and a logged path, never a value) when it does not fit. */
export function parseDocument<T extends object>(
  schema: Schema<T>,
  snapshot: DocumentSnapshot<DocumentData>,
): (T & { id: string }) | null {
  const result = schema.safeParse(withDates(snapshot.data()));
  if (result.success) return { ...result.data, id: snapshot.id };
  console.error(
    `Document ${snapshot.ref.path} is not valid at ${result.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
  );
  return null;
}

/** The documents that fit their schema, in order. */
export function parseDocuments<T extends object>(
  schema: Schema<T>,
  snapshots: readonly DocumentSnapshot<DocumentData>[],
): (T & { id: string })[] {
  return snapshots.map((each) => parseDocument(schema, each)).filter((each) => each !== null);
}
