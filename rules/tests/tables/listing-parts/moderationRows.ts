import { sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { listingOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { listingId, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';

/** The statement of reasons, the appeal and its answer: the owner's and administrators' to read, trusted code's to write. */
export function moderationRows(now: Date): RuleCase[] {
  const path = `listings/${listingId}/private/moderation`;
  const write = { write: [{ set: path, data: { ...sampleRejection, decision: 'approved' } }] };
  return (['rejected', 'active'] as const).flatMap((status) =>
    matrix({
      name: `the decision about a listing that is ${status}`,
      path,
      document: sampleRejection,
      owner: seller,
      world: { [`listings/${listingId}`]: listingOf(now, { status, held: true }) },
      acts: {
        get: { may: ['owner', 'blocked', 'moderator', 'admin'] },
        create: { may: [], act: write },
        update: { may: [], act: write },
        delete: { may: [] },
      },
    }),
  );
}
