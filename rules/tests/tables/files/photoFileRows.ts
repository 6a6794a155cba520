import { userOf } from '../../baseWorld';
import { admin, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { fileSetup } from './fileSetup';

/** Photos of listings: no browser stores or changes one. */
export function photoFileRows(now: Date): RuleCase[] {
  const { put, photo } = fileSetup(now);
  const unlisted = `listings/${seller}/Gone0000000000000001/photo000.webp`;
  return [
    put('a photo over another', false, photo, { over: true }),
    put('a thumbnail', false, photo.replace('.webp', '_t.webp')),
    put('a photo of no listing', false, unlisted),
    put('nothing: read a photo that is not there', true, photo, {
      verb: 'get',
      over: false,
      as: null,
    }),
    put('nothing: read a photo whose metadata are null', true, photo, {
      verb: 'get',
      metadata: null,
      as: null,
    }),
    put('nothing: read a hidden photo as an administrator who is blocked', false, photo, {
      verb: 'get',
      metadata: { hidden: 'da' },
      as: admin,
      world: { [`users/${admin}`]: { ...userOf(admin, now), blocked: true } },
    }),
    put('nothing: delete a photo of no listing', false, unlisted, { verb: 'delete' }),
  ];
}
