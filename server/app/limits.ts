import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { FieldValue } from '@google-cloud/firestore';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { type LimitSettings, limitSettingsSchema } from '@anunturi/shared-domain/site/settings';
import type { Caller } from './Caller';
import { Refusal, refuse } from './refuse';
import type { Store } from './Store';

/** What administrators limit for accounts in `settings/limits`; counted in the account's own day, which its figures are made of. */
type InSettings = 'listings' | 'conversations' | 'messages' | 'reports';
type By = 'account' | 'address' | 'device';
type Row = Partial<Record<By, number | 'settings'>>;

/**
 * How often a day: by signed-in account, by network address, by device (address and browser). The only table of them.
 * Nothing is counted for everybody together: nobody can use up what is another's.
 */
export const limits = {
  views: { address: 500, device: 300 },
  vehicleHistories: { account: 200, address: 400, device: 200 },
  /** Each looks through 500 listings, and for a phone through their contacts too. */
  ownLookups: { account: 200 },
  phones: { account: 40, address: 60, device: 20 },
  contactMessages: { account: 20, address: 40, device: 10 },
  reports: { account: 'settings', address: 60, device: 30 },
  listings: { account: 'settings' },
  listingChanges: { account: 500 },
  conversations: { account: 'settings' },
  messages: { account: 'settings' },
  messagePhotos: { account: 100 },
  uploads: { account: 600, address: 1200 },
  photos: { account: 600 },
  archived: { account: 300 },
  kept: { account: 300 },
  /** Uploads given up, files of the archive deleted or brought back. */
  takenBack: { account: 2000 },
  registrations: { address: 60, device: 20 },
  /** Addresses that an account has already, asked for by others. */
  addressClaims: { address: 40, device: 10 },
  /** Of accounts without documents too: each is nine jobs. */
  closings: { account: 10, address: 60, device: 20 },
  lists: { account: 500 },
  /** By the password alone, as the codes below: by account, who guessed it could use up what its owner needs. */
  signIns: { address: 4000, device: 100 },
  /** Ended sessions. */
  sessions: { account: 200 },
  /** Setting up, renewing codes, ending. */
  secondFactor: { account: 50 },
  secondFactorCodes: { address: 400, device: 100 },
  searchSubscriptions: { address: 40, device: 10 },
  exports: { account: 2000 },
  profileEdits: { account: 50 },
  favourites: { account: 1000 },
} as const satisfies Record<string, Row>;

export type LimitName = keyof typeof limits;

/** What a command counts against; `unless` names input that is never refused. */
export type Limit = { names: readonly LimitName[]; unless?: (input: never) => boolean };

/** Whether some of it stands in `settings/limits`. */
export const countsBySettings = (limit: Limit | undefined): boolean =>
  limit?.names.some((name) => Object.values<unknown>(limits[name]).includes('settings')) ?? false;

export const perDay = (...names: LimitName[]): Limit => ({ names });

/** A counter that is full until its day is over. */
export class LimitReached extends Refusal {
  constructor(readonly path: string) {
    super('dailyLimit');
  }
}

const LIMIT_KEPT_MS = keptMs('digest');

/** Counts one call for everybody it comes from. @throws Refusal dailyLimit */
export async function countAgainst(
  name: LimitName,
  caller: Caller,
  store: Store,
  now: Date,
): Promise<void> {
  for (const { path, key, most } of countersOf(name, caller, now)) {
    if (most === 'settings') {
      await countForAccount(name as InSettings, path, key, store, now);
      continue;
    }
    const count = ((await store.read(path))?.count as number | undefined) ?? 0;
    if (count >= most) throw new LimitReached(path);
    store.set(path, { count: count + 1, forgetAt: new Date(now.getTime() + LIMIT_KEPT_MS) });
  }
}

async function countForAccount(
  name: InSettings,
  path: string,
  uid: string,
  store: Store,
  now: Date,
): Promise<void> {
  const settings = await store.get(documentPaths.settings('limits'), limitSettingsSchema);
  const joinedAt = (await store.read(documentPaths.user(uid)))?.createdAt as Date;
  const count = ((await store.read(path))?.[name] as number | undefined) ?? 0;
  const most = mostOf(name, settings ?? defaultLimitSettings, joinedAt, now);
  if (count >= most)
    refuse(
      'dailyLimit',
      name === 'listings'
        ? `Ați publicat azi ${most} anunțuri, cât este permis într-o zi. Ciorna rămâne aici; o puteți publica mâine.`
        : undefined,
    );
  const none = FieldValue.increment(0);
  const counts = { listings: none, conversations: none, messages: none, reports: none };
  const grown = { ...counts, [name]: FieldValue.increment(1) };
  store.set(path, { day: toDayKey(now), ...grown }, { merge: true });
}

function mostOf(
  name: InSettings,
  settings: Omit<LimitSettings, 'updatedAt'>,
  joinedAt: Date,
  now: Date,
): number {
  const isNew = now.getTime() - joinedAt.getTime() < settings.newAccountDays * 24 * 60 * 60 * 1000;
  if (name === 'reports') return settings.reportsPerDay;
  return settings[`${name}${isNew ? 'PerDayNew' : 'PerDay'}` as const];
}

/** The counters that a call moves. */
export function countersOf(name: LimitName, caller: Caller, now: Date) {
  const day = toDayKey(now);
  const keys = { account: caller.uid, address: caller.addressKey, device: caller.deviceKey };
  const table: Row = limits[name];
  return (Object.keys(keys) as By[]).flatMap((by) => {
    const [key, most] = [keys[by], table[by]];
    if (key === null || most === undefined) return [];
    const path =
      most === 'settings'
        ? documentPaths.dailyUsage(key, day)
        : `limitCounters/${day}_${name}_${by}_${key}`;
    return [{ path, key, most }];
  });
}
