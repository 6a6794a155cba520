import { admin, listingId, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileSetup } from './fileSetup';

/** Photos of listings: no browser stores or changes one. */
export function photoFileRows(now: Date): RuleCase[] {
  const { put, photo, blockedAdmin } = fileSetup(now);
  const unlisted = `listings/${seller}/Gone0000000000000001/photo000.webp`;
  return [
    put('a photo over another', false, photo, { over: true }),
    put('a thumbnail', false, photo.replace('.webp', '_t.webp')),
    put('a photo of no listing', false, unlisted),
    put('nothing: delete a photo of no listing', true, unlisted, { verb: 'delete' }),
    put(
      "nothing: delete another's photo of no listing",
      false,
      `listings/${other}/Gone0000000000000001/photo000.webp`,
      { verb: 'delete' },
    ),
    put(
      "nothing: list another's photos as a blocked administrator",
      false,
      `listings/${seller}/${listingId}`,
      { as: admin, verb: 'list', world: blockedAdmin },
    ),
  ];
}
