import * as z from 'zod/mini';
import type { FirebaseConfig } from '../site/firebaseConfigSchema';
import { postFirestore } from './postFirestore';
import { type RestDocument, withId } from './queryFirestore';
import { restDocumentSchema } from './restDocumentSchema';

const answersSchema = z.array(z.object({ found: z.optional(restDocumentSchema) }));

/**
 * Documents by their full names, in any order and without those that are missing; one that the rules hide refuses all.
 * @throws Error when the database does not answer with documents; its cause is the status
 */
export async function batchGetFirestore(
  firebase: FirebaseConfig,
  names: readonly string[],
): Promise<RestDocument[]> {
  const answer = await postFirestore(firebase, 'batchGet', 'Documents', { documents: names });
  return answersSchema.parse(answer).flatMap(({ found }) => (found ? [withId(found)] : []));
}
