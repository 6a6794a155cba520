import type { DocumentData } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { PROVED_SESSIONS_MAX } from '@anunturi/shared-domain/site/limits';
import type { Store } from '../../app/data/Store';

/** What a person's document says once a session has proved the second factor, and `over` ones need not any more. */
export const proveSession = (user: DocumentData, began: number, over: readonly number[] = []) => ({
  secondFactorSessions: [
    ...((user.secondFactorSessions ?? []) as number[]).filter(
      (each) => each !== began && !over.includes(each),
    ),
    began,
  ].slice(-PROVED_SESSIONS_MAX),
});

/** Keeps with a session that its device has proved the second factor. */
export async function noteProof(uid: string, began: number, store: Store, now: Date) {
  const session = documentPaths.session(uid, began);
  if (await store.read(session)) store.update(session, { provedAt: now });
}
