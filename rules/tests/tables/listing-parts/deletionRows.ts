import { sampleDeletion } from '@anunturi/shared-domain/samples/listingPartSamples';
import { listingOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { listingId, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';

/** How long a deleted listing is kept: the owner's and administrators' to read, trusted code's to write. */
export function deletionRows(now: Date): RuleCase[] {
  const path = `listings/${listingId}/private/deletion`;
  const write = { write: [{ set: path, data: { ...sampleDeletion, from: 'draft' } }] };
  return matrix({
    name: 'how long a deleted listing is kept',
    path,
    document: sampleDeletion,
    owner: seller,
    world: { [`listings/${listingId}`]: listingOf(now, { status: 'deleted' }) },
    acts: {
      get: { may: ['owner', 'blocked', 'moderator', 'admin'] },
      create: { may: [], act: write },
      update: { may: [], act: write },
      delete: { may: [] },
    },
  });
}
