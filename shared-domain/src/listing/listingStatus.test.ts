import { listingStatuses, moderatorMoves, ownerMoves } from './listingStatus';

const movesFrom = (moves: Record<string, readonly string[]>, from: string) =>
  Object.keys(moves).filter((to) => moves[to]!.includes(from));

test('an owner can leave every status, and a moderator takes down whatever is or was public', () => {
  for (const status of listingStatuses.filter((each) => each !== 'deleted'))
    expect([status, movesFrom(ownerMoves, status)]).not.toEqual([status, []]);
  for (const status of ['active', 'paused', 'expired'])
    expect(movesFrom(moderatorMoves, status)).toEqual(['reject', 'remove', 'ask']);
  expect(movesFrom(moderatorMoves, 'sold')).toEqual(['reject', 'remove']);
});

test('an owner sells and pauses, and never undoes a rejection or a wait for approval alone', () => {
  expect(movesFrom(ownerMoves, 'active')).toEqual(['paused', 'sold', 'archived']);
  expect(movesFrom(ownerMoves, 'paused')).toEqual(['active', 'sold', 'archived']);
  expect(movesFrom(ownerMoves, 'rejected')).toEqual(['archived']);
  expect(movesFrom(ownerMoves, 'pending')).toEqual(['archived', 'draft']);
});

test('a deleted listing is moved by nobody: what brings it back is apart', () => {
  expect([movesFrom(ownerMoves, 'deleted'), movesFrom(moderatorMoves, 'deleted')]).toEqual([
    [],
    [],
  ]);
});
