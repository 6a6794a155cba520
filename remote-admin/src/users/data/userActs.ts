import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Role } from '@anunturi/shared-domain/people/user';

type Person = { id: string; displayName: string };

/** Blocks a person: listings, phone and sessions go at once. The reason is kept for them and in the log. */
export async function blockUser({ id: uid }: Person, reason: string): Promise<void> {
  await callCommand('blockUser', { uid, reason });
}

/** Gives a blocked person their rights back, and their listings to the market. */
export async function unblockUser({ id: uid }: Person): Promise<void> {
  await callCommand('unblockUser', { uid });
}

/** Says in public that a company is this person's, or takes that back. */
export async function confirmCompany(
  { id: uid }: Person,
  cui: string,
  confirmed: boolean,
): Promise<void> {
  await callCommand('confirmCompany', { uid, cui, confirmed });
}

/** A trusted seller's listings do not wait for approval. */
export async function setTrusted({ id }: Pick<Person, 'id'>, trusted: boolean): Promise<void> {
  await callCommand('setTrust', { uid: id, trusted });
}

/** Makes a person an administrator or takes that away; nobody does it to their own account. */
export async function setRole({ id }: Pick<Person, 'id'>, role: Role): Promise<void> {
  await callCommand('setRole', { uid: id, role });
}
