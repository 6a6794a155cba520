import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import * as z from 'zod/mini';
import { documentsAddress } from './documentsAddress';
import { type RestValue, restDocumentSchema } from './restDocument';

const TIMEOUT_MS = 5000;

/** Rows without a document say how far the query came. */
const rowsSchema = z.array(z.object({ document: z.optional(restDocumentSchema) }));

export type RestDocument = { id: string; name: string; fields: Record<string, RestValue> };

export type RestQuery = {
  collectionId: string;
  select: readonly string[];
  where: readonly {
    field: string;
    op: 'EQUAL' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN';
    value: RestValue;
  }[];
  /** Newest first by this field, then by name. */
  orderBy: string;
  after?: RestDocument;
  limit: number;
};

/**
 * Asks as a visitor would: rules apply, and only the named fields travel.
 * @throws Error when the database does not answer with documents; its cause is the status
 */
export async function queryFirestore(
  firebase: FirebaseConfig,
  { collectionId, select, where, orderBy, after, limit }: RestQuery,
): Promise<RestDocument[]> {
  const structuredQuery = {
    select: { fields: select.map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: where.map(({ field, op, value }) => ({
          fieldFilter: { field: { fieldPath: field }, op, value },
        })),
      },
    },
    orderBy: [orderBy, '__name__'].map((fieldPath) => ({
      field: { fieldPath },
      direction: 'DESCENDING',
    })),
    ...(after && {
      startAt: { values: [after.fields[orderBy], { referenceValue: after.name }], before: false },
    }),
    limit,
  };
  const answer = await fetch(`${documentsAddress(firebase)}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok)
    throw new Error(`${collectionId} could not be listed: ${answer.status}`, {
      cause: answer.status,
    });
  const rows = rowsSchema.parse(await answer.json());
  return rows.flatMap(({ document }) =>
    document ? [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), ...document }] : [],
  );
}

/** A moment never ahead of the database's clock, in whole minutes. */
export function aMinuteBefore(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 60_000).toISOString();
}

/** Text fit for XML: signs as numbers, and no control character, which XML cannot hold at all. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
