import { daysFrom, listingOf, userOf } from '../../baseWorld';
import { buyer, claimsOf, other } from '../../people';
import { type Data, NOW, type RuleCase, type World } from '../../RuleCase';
import { path } from './editSetup';

/** Anyone may write down that the time of a listing is over. */
export function runsOut(now: Date): RuleCase[] {
  const row = (
    what: string,
    may: boolean,
    data: Data,
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({
    what: `note the end: ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: {
      write: [{ update: path.listing, data: { status: 'expired', updatedAt: NOW, ...data } }],
    },
    world: { [path.listing]: listingOf(now, { expiresAt: daysFrom(now, -1) }), ...world },
  });
  return [
    row('as nobody', true, {}),
    row('as another person', true, {}, other),
    row('as the buyer', true, {}, buyer),
    row('as a blocked person', false, {}, other, {
      [`users/${other}`]: userOf(other, now, { blocked: true }),
    }),
    row('before it came', false, {}, null, { [path.listing]: listingOf(now) }),
    row('of a paused one', false, {}, null, {
      [path.listing]: listingOf(now, { status: 'paused', expiresAt: daysFrom(now, -1) }),
    }),
    row('with an old time', false, { updatedAt: daysFrom(now, -1) }),
    row('and a new title', false, { title: 'Dacia Logan 2018' }),
    row('by archiving', false, { status: 'archived' }),
  ];
}
