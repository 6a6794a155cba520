import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { FieldValue } from '@google-cloud/firestore';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { type LimitSettings, limitSettingsSchema } from '@anunturi/shared-domain/site/settings';
import type { Caller } from '../callers/Caller';
import { alarmCounter } from '../../security/alarmCounter';
import { Refusal, refuse } from '../command/refuse';
import { workOf } from './workOf';
import type { Store } from '../data/Store';

/** What administrators limit for accounts in `settings/limits`; counted in the account's own day, which its figures are made of. */
type InSettings = 'listings' | 'conversations' | 'messages' | 'reports';
type By = 'account' | 'address' | 'device';
type Row = Partial<Record<By, number | 'settings'>> & {
  /** Why these numbers. */
  why: string;
};

/**
 * How often a day. An `account` that has reached its number is refused until tomorrow. From the number of a `device` (an address with a
 * browser) or of an `address` on, a call is taken with work alone (`workOf`): thousands of phones share an operator's few addresses
 * and one name of a browser, so neither says who somebody is. The only table of limits of commands; nothing is counted for everybody
 * together: nobody can use up what is another's. An account with a confirmed address is counted by itself alone, where it has a number.
 */
export const limits = {
  views: {
    address: 20_000,
    why: 'A listing counts twenty browsers of a network a day by itself; this holds only the cost of writing them.',
  },
  vehicleHistories: {
    account: 200,
    device: 200,
    address: 400,
    why: 'Somebody who compares cars opens some dozens; each reads up to a hundred listings.',
  },
  ownLookups: {
    account: 200,
    why: 'Each looks through 500 listings of the seller, and for a phone through their contacts too.',
  },
  phones: {
    account: 40,
    device: 20,
    address: 60,
    why: 'Nobody calls forty sellers in a day; a scraper wants all of them.',
  },
  contactMessages: {
    account: 20,
    device: 10,
    address: 40,
    why: 'People write once or twice; each is read by a person.',
  },
  reports: {
    account: 'settings',
    device: 30,
    address: 60,
    why: 'Administrators set what one account may send; the same thing from one source is one entry. Child abuse has no limit.',
  },
  listings: { account: 'settings', why: 'Administrators set it; fewer for new accounts.' },
  listingChanges: {
    account: 500,
    why: 'A dealer changes every price on one day; each change is indexed anew.',
  },
  conversations: { account: 'settings', why: 'Administrators set it; fewer for new accounts.' },
  messages: { account: 'settings', why: 'Administrators set it; fewer for new accounts.' },
  messagePhotos: { account: 100, why: 'Each is decoded and drawn anew, and kept.' },
  uploads: {
    account: 600,
    device: 600,
    address: 1200,
    why: 'Thirty listings of twenty photos; each is stored for a day.',
  },
  photos: { account: 600, why: 'As many as uploads: each is decoded and drawn in three sizes.' },
  archived: { account: 300, why: 'A whole archive in a day; its bytes have a limit of their own.' },
  kept: { account: 300, why: 'As many as may be archived.' },
  fileLinks: {
    account: 50,
    why: 'Somebody who sells a car sends a few papers to a few people; each link gives a file fifty times.',
  },
  takenBack: {
    account: 2000,
    why: 'Uploads given up, files of the archive deleted or brought back, links ended: more than can be made.',
  },
  registrations: {
    device: 20,
    address: 60,
    why: 'An account is free and each may publish; a street, an office or an operator has many people.',
  },
  addressClaims: {
    device: 10,
    address: 40,
    why: 'Each writes to an address that an account has already; once a day to each.',
  },
  closings: {
    account: 10,
    device: 20,
    address: 60,
    why: 'Of accounts without documents too: each is nine jobs.',
  },
  lists: { account: 500, why: 'A person who sorts everything kept; each is a write.' },
  signIns: {
    device: 100,
    address: 4000,
    why: 'By the password alone: by account, who guessed it could use up what its owner needs.',
  },
  sessions: { account: 200, why: 'More devices than anybody ends.' },
  secondFactor: { account: 50, why: 'Setting up, renewing codes, ending: a few times a year.' },
  secondFactorCodes: {
    device: 100,
    address: 400,
    why: 'As signIns; thirty wrong codes of an account a day are looked at, wherever they come from.',
  },
  searchSubscriptions: {
    device: 10,
    address: 40,
    why: 'Each writes to an address that somebody types; three a day to one address.',
  },
  exports: { account: 2000, why: 'The pages of the largest account, several times.' },
  profileEdits: { account: 50, why: 'A name on listings is written anew on each of them.' },
  favourites: { account: 1000, why: 'Put in and taken out: each moves a counter that others see.' },
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

/** A counter of a network that has passed its number: the call is taken with work. */
export class WorkNeeded extends Refusal {
  constructor(
    readonly path: string,
    readonly bits: number,
  ) {
    super('workNeeded');
  }
}

const LIMIT_KEPT_MS = keptMs('digest');
/** Refused calls of a network in a day: far below what an alarm is raised at. */
const SUSPECT = 128;

/** Counts one call for everybody it comes from. @throws Refusal dailyLimit */
export async function countAgainst(
  name: LimitName,
  caller: Caller,
  store: Store,
  now: Date,
): Promise<void> {
  for (const { path, key, by, most } of countersOf(name, caller, now)) {
    if (most === 'settings') {
      await countForAccount(name as InSettings, path, key, store, now);
      continue;
    }
    const count = ((await store.read(path))?.count as number | undefined) ?? 0;
    if (by === 'account' && count >= most) throw new LimitReached(path);
    if (by !== 'account') {
      const isBad = count >= most && (await isSuspect(caller, store, now));
      const bits = workOf(count, most, isBad);
      if (bits > caller.workBits) throw new WorkNeeded(path, bits);
    }
    store.set(path, { count: count + 1, forgetAt: new Date(now.getTime() + LIMIT_KEPT_MS) });
  }
}

/** Whether so much was refused to a network today that its calls want more work. Read only where some is wanted. */
const isSuspect = async ({ addressKey }: Caller, store: Store, now: Date): Promise<boolean> =>
  (((await store.read(alarmCounter('refusal', 'source', addressKey, now)))?.count as
    | number
    | undefined) ?? 0) >= SUSPECT;

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
  const isKnown = caller.uid !== null && caller.emailVerified && table.account !== undefined;
  return (Object.keys(keys) as By[]).flatMap((by) => {
    const [key, most] = [keys[by], table[by]];
    if (key === null || most === undefined || (isKnown && by !== 'account')) return [];
    const path =
      most === 'settings'
        ? documentPaths.dailyUsage(key, day)
        : `limitCounters/${day}_${name}_${by}_${key}`;
    return [{ path, key, by, most }];
  });
}
