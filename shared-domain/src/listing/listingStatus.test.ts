import { firstStatuses, listingStatuses, mayTransition, transitions } from './listingStatus';

test('every status but the first ones can be reached, and every one can be left; deletion is apart', () => {
  const reached = new Set(transitions.map((each) => each.to));
  const left = new Set(transitions.map((each) => each.from));
  for (const status of listingStatuses.filter((each) => each !== 'deleted')) {
    if (!(firstStatuses as readonly string[]).includes(status)) expect(reached).toContain(status);
    expect(left).toContain(status);
  }
  expect([reached, left].some((each) => each.has('deleted'))).toBe(false);
});

test('a change of status is written once for each actor and condition', () => {
  const rows = transitions.map((each) => JSON.stringify(each));
  expect(new Set(rows).size).toBe(rows.length);
});

test('an owner sells and pauses, and never undoes a rejection alone', () => {
  expect(mayTransition('active', 'sold', 'owner')).toBe(true);
  expect(mayTransition('rejected', 'active', 'owner')).toBe(false);
  expect(mayTransition('rejected', 'active', 'admin')).toBe(true);
  expect(mayTransition('pending', 'active', 'owner')).toBe(false);
});

test('only the clock moves an active listing to expired, by any writer', () => {
  expect(
    transitions
      .filter((each) => each.to === 'expired')
      .map((each) => [each.from, each.by, each.condition]),
  ).toEqual([
    ['active', 'anyone', 'whenExpired'],
    ['archived', 'admin', 'whenExpired'],
  ]);
  expect(mayTransition('active', 'expired', 'owner')).toBe(true);
});

test('a moderator rejects only with a statement of reasons', () => {
  for (const each of transitions.filter((one) => one.to === 'rejected'))
    expect([each.by, each.condition]).toEqual(['admin', 'withStatement']);
});

test('what an owner may do with a paused listing', () => {
  expect(listingStatuses.filter((to) => mayTransition('paused', to, 'owner')).toSorted()).toEqual([
    'active',
    'archived',
    'pending',
    'sold',
  ]);
});
