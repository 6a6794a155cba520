import { callCommand } from '@anunturi/shared-auth/callCommand';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Role } from '@anunturi/shared-domain/people/user';
import { type Act, act } from '../../data/act';

type Person = { id: string; displayName: string };

/** Blocks a person: from the next write on the rules refuse everything they send. The reason is kept for them and in the log. */
export const blockUser = (user: Person, reason: string) =>
  change(user, 'userBlocked', reason, ({ now }) => ({
    blocked: true,
    blockedReason: reason,
    blockedAt: now,
  }));

/** Gives a blocked person their rights back. */
export const unblockUser = (user: Person, text?: string) =>
  change(user, 'userUnblocked', text, ({ remove }) => ({
    blocked: false,
    blockedReason: remove,
    blockedAt: remove,
  }));

/** A trusted seller's listings do not wait for approval. */
export async function setTrusted({ id }: Pick<Person, 'id'>, trusted: boolean): Promise<void> {
  await callCommand('setTrust', { uid: id, trusted });
}

/** Makes a person an administrator or takes that away; nobody does it to their own account. */
export async function setRole({ id }: Pick<Person, 'id'>, role: Role): Promise<void> {
  await callCommand('setRole', { uid: id, role });
}

function change(
  user: Person,
  action: 'userBlocked' | 'userUnblocked',
  text: string | undefined,
  fields: (act: Act) => object,
) {
  return act((each) => {
    const { batch, firestore, log, now } = each;
    const logId = log({
      action,
      targetKind: 'user',
      targetId: user.id,
      targetTitle: user.displayName,
      text,
    });
    batch.update(firestore.doc(firestore.db, documentPaths.user(user.id)), {
      ...fields(each),
      updatedAt: now,
      logId,
    });
  });
}
