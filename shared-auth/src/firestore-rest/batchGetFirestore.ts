import * as z from 'zod/mini';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { postFirestore } from './postFirestore';
import { type RestDocument, withId } from './queryFirestore';
import { restDocumentSchema } from '@anunturi/shared-domain/site/restDocumentSchema';

const answersSchema = z.array(z.object({ found: z.optional(restDocumentSchema) }));

/**
 * Documents by their full names, in any order and without those that are missing; one that the rules hide refuses all. With
 * `fields` only those travel: none for names and versions alone.
 * @throws Error when the database does not answer with documents; its cause is the status
 */
export async function batchGetFirestore(
  firebase: FirebaseConfig,
  names: readonly string[],
  fields?: readonly string[],
): Promise<RestDocument[]> {
  const body = { documents: names, ...(fields && { mask: { fieldPaths: fields } }) };
  const answer = await postFirestore(firebase, 'batchGet', 'Documents', body);
  return answersSchema.parse(answer).flatMap(({ found }) => (found ? [withId(found)] : []));
}
