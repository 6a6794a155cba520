import { sampleHidden } from '@anunturi/shared-domain/samples/listingPartSamples';
import { listingOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, listingId, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { paths } from '../listings/publishing';

const path = paths(listingId);

/** The phone of a listing: its owner reads it, trusted code writes and shows it. So with contacts of the description, which administrators read too. */
export function phoneRows(now: Date): RuleCase[] {
  return [
    ...matrix({
      name: 'the phone of an active listing',
      path: path.contact,
      document: { phone: '0712345678' },
      owner: seller,
      acts: { get: { may: ['owner', 'blocked'] } }, // a blocked owner still reads what is theirs
    }),
    ...matrix({
      name: 'contacts taken out of a description',
      path: path.hidden,
      document: sampleHidden,
      owner: seller,
      acts: { get: { may: ['owner', 'blocked', 'moderator', 'admin'] } },
    }),
    ...(['paused', 'sold', 'expired'] as const).flatMap((status) =>
      (
        [
          ['anybody', null, false],
          ['another person', other, false],
          ['the owner', seller, true],
          ['an administrator', admin, false],
        ] as const
      ).map(([who, as, may]): RuleCase => ({
        what: `as ${who} read the phone of a listing that is ${status}`,
        as,
        may,
        act: { get: path.contact },
        world: { [path.listing]: listingOf(now, { status }) },
      })),
    ),
  ];
}
