import { other, seller } from '../../people';
import type { RuleCase, World } from '../../RuleCase';
import { fileMatrix, fileSetup } from './fileSetup';

/** The quarantine: only what trusted code has booked comes in, and nobody sees it. */
export function uploadFileRows(now: Date): RuleCase[] {
  const { put } = fileSetup(now);
  const file = `uploads/${seller}/upload01`;
  const booking = { uid: seller, sizeBytes: 1000, contentType: 'image/webp', forgetAt: now };
  const booked: World = { 'uploads/upload01': booking };
  return [
    ...fileMatrix('an upload', file, 'image/webp', { create: ['owner'] }, booked),
    ...fileMatrix('a prepared photo', `staged/${seller}/photo000.webp`, 'image/webp', {}),
    put('an upload that is not booked', false, file),
    put('an upload over another', false, file, { over: true, world: booked }),
    put('an upload of another size', false, file, { size: 1001, world: booked }),
    put('an upload of another type', false, file, { type: 'text/html', world: booked }),
    put("an upload booked for another's folder", false, file, {
      world: { 'uploads/upload01': { ...booking, uid: other } },
    }),
    put("another's booked upload", false, `uploads/${other}/upload01`, {
      world: { 'uploads/upload01': { ...booking, uid: other } },
    }),
    put('an upload deeper than booked', false, `${file}/deeper`, { world: booked }),
  ];
}
