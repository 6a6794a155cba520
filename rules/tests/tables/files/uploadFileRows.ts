import { seller } from '../../people';
import type { RuleCase, World } from '../../RuleCase';
import { fileMatrix, fileSetup } from './fileSetup';

/** The quarantine: nobody comes near it by rules, not even with what trusted code has booked. */
export function uploadFileRows(now: Date): RuleCase[] {
  const { put } = fileSetup(now);
  const file = `uploads/${seller}/upload01`;
  const booking = { uid: seller, sizeBytes: 1000, contentType: 'image/webp', forgetAt: now };
  const booked: World = { 'uploads/upload01': booking };
  return [
    ...fileMatrix('an upload', file, 'image/webp', {}, booked),
    ...fileMatrix('a prepared photo', `staged/${seller}/photo000.webp`, 'image/webp', {}),
    put('an upload that is not booked', false, file),
    put('an upload over another', false, file, { over: true, world: booked }),
    put('an upload deeper than booked', false, `${file}/deeper`, { world: booked }),
  ];
}
