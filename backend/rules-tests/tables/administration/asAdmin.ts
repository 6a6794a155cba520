import { admin, claimsOf, seller } from '../../people';
import { type Data, type RuleCase, type World, type Write, NOW } from '../../RuleCase';

export const asAdmin = { as: admin, claims: claimsOf(admin) };
/** A sample as it is saved now: with the server's time and its log entry. */
export const saved = (data: Data): Data => ({
  ...data,
  ...(data.updatedAt !== undefined && { updatedAt: NOW }),
  logId: 'log1',
});

/** A row about what the administrator writes. */
export const adminRow = (
  what: string,
  may: boolean,
  writes: Write[],
  world: World = {},
  more: Partial<RuleCase> = {},
): RuleCase => ({
  ...asAdmin,
  what: `as administrator ${what}`,
  may,
  act: { write: writes },
  world,
  ...more,
});

/** The same with a log entry of this very moment that somebody else's batch could have left, by a person who is no administrator. */
export const asNobody = (
  write: Write[],
  targetKind: string,
  targetId: string,
  action: string,
  now: Date,
  world: World = {},
): RuleCase[] => [
  {
    what: `beside an administrator's log entry ${action} ${targetId}`,
    as: seller,
    claims: claimsOf(seller),
    may: false,
    act: { write },
    world: { ...world, 'moderationLog/log1': { action, targetKind, targetId, at: now } },
  },
];
