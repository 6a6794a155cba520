import * as z from 'zod/mini';
import { toPlainFields } from '@anunturi/shared-domain/site/plainValue';
import type { RestValue } from '@anunturi/shared-domain/site/restDocumentSchema';
import { createGoogleToken } from './createGoogleToken';
import type { FirestorePlace } from './openFirestore';
import { sendTo } from '../sendTo';

/** A document as plain data, its timestamps as dates; `name` is its full name, `updatedUs` when it was written last, in microseconds. */
export type PlainDocument = {
  id: string;
  name: string;
  data: Record<string, unknown>;
  updatedUs: number;
};

/** Those of a collection that have a value in a field, by their names. */
type AskedPage = {
  collection: string;
  where: { field: string; value: string };
  /** Goes on after the document of this full name. */
  after?: string | undefined;
  limit: number;
};

export type ReadPage = (asked: AskedPage) => Promise<PlainDocument[]>;

const GOOGLE = 'https://firestore.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/datastore';
const TIMEOUT_MS = 60_000;

/** Fields are not looked through: what a document is of is checked by its own schema. */
const answerSchema = z.array(
  z.object({
    document: z.optional(
      z.object({
        name: z.string(),
        fields: z._default(z.custom<Record<string, RestValue>>(), {}),
        updateTime: z.string(),
      }),
    ),
  }),
);

/**
 * Reads many documents past the rules, for what reads all there are. Google's client takes most of a reading's processor time to take
 * answers to pieces, by way of Protocol Buffers.
 */
export function createPageReader({ projectId, embedded }: FirestorePlace): ReadPage {
  const token = embedded
    ? async () => embedded.serviceToken
    : createGoogleToken(SCOPE, 'Firestore');
  const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
  const url = `${embedded?.origin ?? GOOGLE}${documents}:runQuery`;
  return async (asked) => {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery: toQuery(asked) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const { status, bytes } = await sendTo(url, init, embedded?.fetch);
    if (status !== 200) throw new Error(`${asked.collection} cannot be read: ${status}`);
    return answerSchema
      .parse(JSON.parse(bytes.toString()))
      .flatMap(({ document }) => (document ? [toDocument(document)] : []));
  };
}

const toQuery = ({ collection, where: { field, value }, after, limit }: AskedPage) => ({
  from: [{ collectionId: collection }],
  where: {
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
  },
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
  limit,
});

const toDocument = (document: {
  name: string;
  fields: Record<string, RestValue>;
  updateTime: string;
}): PlainDocument => ({
  id: document.name.slice(document.name.lastIndexOf('/') + 1),
  name: document.name,
  data: toPlainFields(document.fields),
  updatedUs: toMicroseconds(document.updateTime),
});

/** Of a time such as 2026-11-28T10:00:00.123456Z. */
function toMicroseconds(time: string): number {
  const [whole = '', fraction = ''] = time.slice(0, -1).split('.');
  return Date.parse(`${whole}Z`) * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}
