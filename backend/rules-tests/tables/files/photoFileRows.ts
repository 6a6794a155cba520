import { seller } from '../../people';
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
    put('nothing: delete a photo of no listing', false, unlisted, { verb: 'delete' }),
  ];
}
