import { type Session, sessionSchema } from '@anunturi/shared-domain/people/session';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';

/** More than a person has. */
const MOST = 200;

/** The sessions of a person that are kept, ended ones too. */
export async function findSessions(uid: string, store: Store): Promise<Session[]> {
  const found = await store.find(documentPaths.sessions, (all) =>
    all.where('uid', '==', uid).limit(MOST),
  );
  return parseFitting(sessionSchema, found);
}
