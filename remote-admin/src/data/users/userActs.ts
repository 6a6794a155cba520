import { callCommand } from '@anunturi/shared-auth/callCommand';
import type {
  AppealOutcome,
  ModerationGround,
} from '@anunturi/shared-domain/moderation/moderationFields';
import type { Role } from '@anunturi/shared-domain/people/roles';

type Person = { id: string; displayName: string };

/** What a suspended person reads: on which ground, the facts, for how many days (without: no end). */
export type Suspension = { ground: ModerationGround; reason: string; days?: number };

/** Suspends a person: listings, phone and sessions go at once. Ground and facts are kept for them and in the log. */
export async function blockUser({ id: uid }: Person, suspension: Suspension): Promise<void> {
  await callCommand('blockUser', { uid, ...suspension });
}

/** Notices that the person sends are not taken for some days, those of child abuse excepted. */
export async function barReporting(
  { id: uid }: Pick<Person, 'id'>,
  restriction: { ground: ModerationGround; facts: string; days: number },
): Promise<void> {
  await callCommand('barReporting', { uid, ...restriction });
}

/** They are taken again before that. */
export async function allowReporting({ id: uid }: Pick<Person, 'id'>): Promise<void> {
  await callCommand('allowReporting', { uid });
}

/** Answers a suspended person's appeal; `reversed` ends the suspension. @throws MarketError wrongStatus, notAllowed, invalidInput */
export async function decideBlockAppeal(
  { id: uid }: Pick<Person, 'id'>,
  outcome: AppealOutcome,
  answer: string,
): Promise<void> {
  await callCommand('decideBlockAppeal', { uid, outcome, answer });
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

/** Gives a person a role or takes it (`user`): their sessions end. Nobody does it to their own account. */
export async function setRole({ id }: Pick<Person, 'id'>, role: Role): Promise<void> {
  await callCommand('setRole', { uid: id, role });
}
