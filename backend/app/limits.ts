import type { Caller } from './Caller';
import { refuse } from './refuse';
import type { Store } from './Store';

/** How often a day: by signed-in account, by network address, by device (address and browser). The only table of them. */
export const limits = {
  views: { address: 500, device: 300 },
  phones: { account: 40, address: 60, device: 20 },
} satisfies Record<string, Partial<Record<'account' | 'address' | 'device', number>>>;

export type LimitName = keyof typeof limits;

/** What a command counts against; `unless` names input that is never refused. */
export type Limit = { name: LimitName; unless?: (input: never) => boolean };

export const perDay = (name: LimitName): Limit => ({ name });

const LIMIT_KEPT_MS = 48 * 60 * 60 * 1000;

/** Counts one call for everybody it comes from. @throws Refusal dailyLimit */
export async function countAgainst(
  name: LimitName,
  caller: Caller,
  store: Store,
  now: Date,
): Promise<void> {
  for (const { path, most } of countersOf(name, caller, now)) {
    const count = ((await store.read(path))?.count as number | undefined) ?? 0;
    if (count >= most) refuse('dailyLimit');
    store.set(path, { count: count + 1, forgetAt: new Date(now.getTime() + LIMIT_KEPT_MS) });
  }
}

/** The counters that a call moves: commands that move the same ones wait for each other. */
export function countersOf(name: LimitName, caller: Caller, now: Date) {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const keys = { account: caller.uid, address: caller.addressKey, device: caller.deviceKey };
  const table: Partial<Record<keyof typeof keys, number>> = limits[name];
  return (Object.keys(keys) as (keyof typeof keys)[]).flatMap((by) => {
    const [key, most] = [keys[by], table[by]];
    return key === null || most === undefined
      ? []
      : [{ path: `limitCounters/${day}_${name}_${by}_${key}`, most }];
  });
}
