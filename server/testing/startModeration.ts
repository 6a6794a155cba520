// Shared by tests of administrators' commands; never part of a build.
import type { Role } from '@anunturi/shared-domain/people/roles';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { defaultModerationSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { callTestCommand, type TestCall } from './callTestCommand';
import { signInByPassword } from './signInByPassword';
import { provedBy, signInForTest } from './signInForTest';
import { startTestFirebase } from './startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
export const seller = sampleCar.ownerId;

/** Commands with an administrator `sefa`, a blocked one `fosta`, the people `dan` and `mia`, and the seller of one active listing. */
export async function startModeration() {
  const firebase = await startTestFirebase({ commands: true });
  const people: Record<string, object> = {
    sefa: { role: 'admin' },
    fosta: { role: 'admin', blocked: true, blockedReason: 'x', blockedAt: new Date() },
    dan: {},
    mia: {},
    [seller]: {},
  };
  const tokens: Record<string, string> = {};
  for (const uid of Object.keys(people)) tokens[uid] = await signInForTest(firebase, uid);
  return {
    ...firebase,
    /** The world as each test finds it. */
    async reset(listing: object = {}) {
      firebase.wipe();
      for (const [uid, more] of Object.entries(people))
        await firebase.seed(`users/${uid}`, {
          ...sampleUser,
          email: `${uid}@exemplu.ro`,
          ...more,
          ...('role' in more && provedBy(tokens[uid]!)),
        });
      for (const { id, ...category } of defaultCategories)
        await firebase.seed(`categories/${id}`, { ...category, updatedAt: new Date() });
      const settings = {
        ...defaultModerationSettings,
        autoTrustAfter: 2,
        bannedWords: ['arme'],
      };
      await firebase.seed('settings/moderation', { ...settings, updatedAt: new Date() });
      const expiresAt = new Date(Date.now() + 20 * DAY_MS);
      await firebase.seed(`listings/${sampleListingId}`, { ...sampleCar, expiresAt, ...listing });
    },
    /** Calls a command as somebody; `null` is a visitor. */
    call: (name: string, input: unknown, uid: string | null = 'sefa', more: TestCall = {}) =>
      callTestCommand(firebase.origin, name, input, {
        ...(uid !== null && { token: tokens[uid]! }),
        ...more,
      }),
    /** Somebody else who has a role in this test, in a new session: tests before may have ended theirs. The second factor is proved. */
    async giveRole(uid: string, role: Role) {
      tokens[uid] = (await signInByPassword(firebase, uid)) ?? tokens[uid]!;
      await firebase.owner.update(`users/${uid}`, { role, ...provedBy(tokens[uid]) });
    },
    listing: () => firebase.read(`listings/${sampleListingId}`),
    moderation: () => firebase.read(`listings/${sampleListingId}/private/moderation`),
    /** What the log holds, oldest first: act and target. */
    log: async () =>
      (await firebase.owner.list('moderationLog', { limit: 50, orderBy: [['at']] })).data.map(
        ({ data }) => data,
      ),
  };
}

/** Everybody who is no administrator, and what they are answered. */
export const strangers = [
  ['a visitor', null, 'signInNeeded'],
  ['another person', 'dan', 'notAllowed'],
  ['the seller', seller, 'notAllowed'],
  ['a blocked administrator', 'fosta', 'blocked'],
] as const;
