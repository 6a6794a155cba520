import { baseWorld } from '../../baseWorld';
import { judgeCase } from '../../judgeCase';
import { admin, listingId, other, seller, SESSION_S, unregistered } from '../../people';
import { compileProductRules } from '../../readRules';
import type { Data, RuleCase } from '../../RuleCase';
import { tables } from '../tables';

const began = new Date(SESSION_S * 1000);
const secondLater = new Date(began.getTime() + 1000);

/** What people may do, tried from sessions that are over: each may what a visitor may, and nothing more. */
export function sessionTable(now: Date): RuleCase[] {
  const rules = compileProductRules();
  const base = baseWorld(now);
  const after = (row: RuleCase, change: Data): RuleCase['world'] => {
    const path = `users/${row.as}`;
    const user = row.world && path in row.world ? row.world[path] : base[path];
    return user ? { ...row.world, [path]: { ...user, ...change } } : undefined;
  };
  const allowed = Object.values(tables)
    .flatMap((rowsAt) => rowsAt(now))
    .filter(({ may, as }) => may && as !== null);
  const over = (row: RuleCase, change: Data, what: string): RuleCase[] => {
    const world = after(row, change);
    if (!world) return [];
    const may = judgeCase(rules, base, { ...row, world, as: null }, now);
    return [{ ...row, world, may, what: `${row.what} ${what}` }];
  };
  const { secondFactorSessions: _proved, ...passwordOnly } = base[`users/${admin}`] ?? {};
  const others: RuleCase['act'][] = [
    { get: `users/${seller}` },
    {
      file: `listings/${seller}/${listingId}/photo000.webp`,
      verb: 'get',
      metadata: { hidden: 'da' },
    },
  ];
  const notAnAdministrator = others.flatMap((act): RuleCase[] => [
    {
      as: admin,
      act,
      may: false,
      what: 'read as an administrator without a second factor',
      world: { [`users/${admin}`]: passwordOnly },
    },
    {
      as: other,
      act,
      may: false,
      what: 'read what administrators read, because they have a second factor',
      world: {
        [`users/${other}`]: { ...base[`users/${other}`], secondFactorSessions: [SESSION_S] },
      },
    },
  ]);
  const own: RuleCase = {
    as: seller,
    act: { list: `users/${seller}/favourites`, limit: 10 },
    may: true,
    what: 'list favourites',
  };
  const ownFile: RuleCase = {
    as: seller,
    act: { file: `archive/${seller}/entry01.pdf`, verb: 'get' },
    may: true,
    what: 'read a kept file',
    world: { [`users/${seller}/archive/entry01`]: { name: 'Talon' } },
  };
  return [
    ...allowed.flatMap((row) =>
      over(row, { sessionsEndedAt: secondLater }, 'in a session that is over'),
    ),
    ...allowed.flatMap((row) =>
      over(row, { secondFactorSessions: [] }, 'in a session that has not proved the second factor'),
    ),
    {
      ...own,
      what: 'list favourites in a session that has proved the second factor',
      world: {
        [`users/${seller}`]: { ...base[`users/${seller}`], secondFactorSessions: [SESSION_S] },
      },
    },
    ...notAnAdministrator,
    ...[own, ownFile].flatMap((row) => over(row, { endedSessions: [SESSION_S] }, 'once ended')),
    {
      as: unregistered,
      act: { get: `users/${unregistered}` },
      may: true,
      what: 'look for an own document before it is there',
    },
    {
      ...own,
      what: 'list favourites in the session that ended the others',
      world: { [`users/${seller}`]: { ...base[`users/${seller}`], sessionsEndedAt: began } },
    },
    ...[
      { what: 'that ended the others, later ones too', of: SESSION_S, may: true },
      { what: 'that another one ended with the others', of: SESSION_S - 1, may: false },
    ].flatMap(({ what, of, may }) =>
      [own, ownFile].map((row): RuleCase => ({
        ...row,
        may,
        what: `${row.what} in the session ${what}`,
        world: {
          ...row.world,
          [`users/${seller}`]: {
            ...base[`users/${seller}`],
            sessionsEndedAt: secondLater,
            standingSession: of,
          },
        },
      })),
    ),
    ...over(
      { ...own, what: 'list favourites in the session that ended the others' },
      { sessionsEndedAt: secondLater, standingSession: SESSION_S, endedSessions: [SESSION_S] },
      'once it is ended itself',
    ),
    {
      ...own,
      what: 'list favourites while another session of theirs is ended',
      world: { [`users/${seller}`]: { ...base[`users/${seller}`], endedSessions: [1] } },
    },
    {
      ...own,
      what: 'list favourites after somebody else ended theirs',
      world: { [`users/${other}`]: { ...base[`users/${other}`], sessionsEndedAt: now } },
    },
  ];
}
