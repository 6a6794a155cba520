import type { Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Accounts, Standing } from './Accounts';
import { noteCredentials } from './noteCredentials';
import { refuse } from '../command/refuse';
import type { VerifyIdToken } from './verifyIdToken';

/** How long an answer about an account is believed: so long an ended session may still act. */
const BELIEVED_MS = 5000;
const KEPT_MAX = 10_000;

type Options = {
  verifyIdToken: VerifyIdToken;
  accounts: Pick<Accounts, 'standing'>;
  db: Firestore;
  /** Called after an e-mail was put into the outbox. */
  onDueEmail?: (() => void) | undefined;
  clock?: () => Date;
};

/**
 * Checks ID tokens, and that their session still stands: a token outlives a changed password, a changed address and a deleted
 * account by up to an hour. What was changed is noted in the person's document, where rules and commands look.
 * @throws Refusal signInNeeded, or blocked where that ended it
 */
export function createSessionCheck(options: Options): VerifyIdToken {
  const { verifyIdToken, accounts, db, clock = () => new Date(), onDueEmail } = options;
  const known = new Map<string, { atMs: number; standing: Promise<Standing | null> }>();
  const noted = new Map<string, number>();

  function ask(uid: string, began: Date): Promise<Standing | null> {
    const atMs = clock().getTime();
    const last = known.get(uid);
    // A session that began since may be the one in which the password was changed.
    if (last && atMs - last.atMs < BELIEVED_MS && began.getTime() < last.atMs - 1000)
      return last.standing;
    const standing = accounts.standing(uid).then(async (found) => {
      if (found && noted.get(uid) !== found.validSince.getTime()) {
        if (await noteCredentials(uid, found, { db, now: clock() })) onDueEmail?.();
        keep(noted, uid, found.validSince.getTime());
      }
      return found;
    });
    keep(known, uid, { atMs, standing });
    standing.catch(() => known.delete(uid));
    return standing;
  }

  return async (token) => {
    const identity = await verifyIdToken(token);
    const standing = await ask(identity.uid, identity.authTime);
    if (!standing || identity.authTime < standing.validSince)
      refuse((await isBlocked(identity.uid, db)) ? 'blocked' : 'signInNeeded');
    return identity;
  };
}

/** A block ends the sessions too, and is what its person is told. */
const isBlocked = async (uid: string, db: Firestore): Promise<boolean> =>
  (await db.doc(documentPaths.user(uid)).get()).get('blocked') === true;

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > KEPT_MAX) map.delete(map.keys().next().value as string);
}
