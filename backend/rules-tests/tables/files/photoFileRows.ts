import { STORED_PHOTO_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { admin, listingId, other, seller, unregistered } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileSetup } from './fileSetup';

/** Photos of listings. */
export function photoFileRows(now: Date): RuleCase[] {
  const { photo, put, images, others, blockedAdmin } = fileSetup(now);
  return [
    ...images.map((type) => put(`a photo as ${type}`, true, photo, { type })),
    ...others.map((type) => put(`a photo as ${type}`, false, photo, { type })),
    put('the largest photo', true, photo, { size: STORED_PHOTO_MAX_BYTES }),
    put('too large a photo', false, photo, { size: STORED_PHOTO_MAX_BYTES + 1 }),
    put('a photo over another', false, photo, { over: true }),
    put('a thumbnail', true, photo.replace('.webp', '_t.webp')),
    ...[
      `listings/${seller}/short/photo000.webp`,
      `listings/${seller}/${listingId}/x.webp`,
      `listings/${seller}/${listingId}/photo000.html`,
      `listings/${seller}/${listingId}/ph oto0.webp`,
      `listings/${seller}/${listingId}/${'x'.repeat(43)}.webp`,
      `listings/${seller}/${listingId}/deep/photo000.webp`,
    ].map((file) => put(file, false, file)),
    put("a photo in another's folder", false, `listings/${other}/${listingId}/photo000.webp`),
    put(
      'a photo without an account',
      false,
      `listings/${unregistered}/${listingId}/photo000.webp`,
      { as: unregistered },
    ),
    put('nothing: delete a photo as a blocked administrator', false, photo, {
      as: admin,
      verb: 'delete',
      world: blockedAdmin,
    }),
    put(
      "nothing: list another's photos as a blocked administrator",
      false,
      `listings/${seller}/${listingId}`,
      { as: admin, verb: 'list', world: blockedAdmin },
    ),
  ];
}
