import { isExpired, mayRenew, toDaysLeft, toExpiry, toShownStatus } from './listingExpiry';

const published = new Date('2026-11-01T09:00:00Z');
const expiresAt = toExpiry(published);
const after = (days: number, ms = 0) => new Date(published.getTime() + days * 86_400_000 + ms);
const active = { status: 'active' as const, expiresAt };

test('a listing is valid for thirty days', () => {
  expect(expiresAt).toEqual(new Date('2026-12-01T09:00:00Z'));
  expect(isExpired(active, after(30, -1))).toBe(false);
  expect(isExpired(active, after(30))).toBe(true);
  expect(toShownStatus(active, after(30))).toBe('expired');
  expect(toShownStatus({ ...active, status: 'sold' }, after(40))).toBe('sold');
});

test('it may be renewed from the twenty-fifth day on, and when expired', () => {
  expect(mayRenew(active, after(25, -1))).toBe(false);
  expect(mayRenew(active, after(25))).toBe(true);
  expect(mayRenew(active, after(31))).toBe(true);
  expect(mayRenew({ ...active, status: 'expired' }, after(60))).toBe(true);
  expect(mayRenew({ ...active, status: 'paused' }, after(26))).toBe(false);
});

test('days left are counted up and never below none', () => {
  expect(
    [after(0), after(29), after(29, 1), after(30), after(31)].map((now) =>
      toDaysLeft(expiresAt, now),
    ),
  ).toEqual([30, 1, 1, 0, 0]);
});
