import { type Session, sessionSchema } from '@anunturi/shared-domain/people/session';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SAME_BROWSER_MAX } from '@anunturi/shared-domain/site/limits';
import { parseFitting } from '../app/data/parseFitting';
import type { Store } from '../app/data/Store';
import { findSessions } from '../commands/accounts/findSessions';

/** Of the person, the last used. */
const BROWSERS = 10;
/** Looked at for other accounts: a shared computer has many. */
const SESSIONS = 100;
const NAMED_MAX = 5;

/** Other accounts in a browser of this person, SAME_BROWSER_MAX at most; five are named, suspended ones first, then the last used. */
export async function findSameBrowser(uid: string, store: Store) {
  const own = newestFirst(await findSessions(uid, store));
  const browsers = [...new Set(own.flatMap((each) => each.browserDigest ?? []))];
  if (browsers.length === 0) return { count: 0, accounts: [] };
  const found = await store.find(documentPaths.sessions, (all) =>
    all.where('browserDigest', 'in', browsers.slice(0, BROWSERS)).limit(SESSIONS),
  );
  const uids = newestFirst(parseFitting<Session>(sessionSchema, found)).map((each) => each.uid);
  const others = [...new Set(uids)].filter((each) => each !== uid).slice(0, SAME_BROWSER_MAX);
  await store.readAhead(others.map((each) => documentPaths.user(each)));
  const people = await Promise.all(
    others.map((each) => store.getFitting<UserFields>(documentPaths.user(each), userSchema)),
  );
  const accounts = people
    .filter((each) => each !== undefined)
    .map(({ id, displayName, blocked }) => ({ id, name: displayName, blocked }))
    .toSorted((a, b) => Number(b.blocked) - Number(a.blocked));
  return { count: accounts.length, accounts: accounts.slice(0, NAMED_MAX) };
}

const newestFirst = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
