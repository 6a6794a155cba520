import sharp from 'sharp';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from './callTestCommand';
import type { TestFirebase } from './startTestFirebase';
import { sendForTest } from './uploadForTest';

const SMALL = { width: 320, height: 240 };

/** A photo as it lies in the folder of its listing. */
export const photoForTest = (
  uid: string,
  listingId: string,
  id: string,
  size = { width: 1, height: 1 },
): Photo => ({
  id,
  path: filePaths.listingPhoto(uid, listingId, id),
  thumbPath: filePaths.listingThumbnail(uid, listingId, id),
  ...size,
});

/** A picture of one colour, sent and prepared for publication, as a page names it. */
export async function preparePhotoForTest(
  firebase: TestFirebase,
  { uid, token, listingId }: { uid: string; token: string; listingId: string },
  background: string,
  size = SMALL,
): Promise<Photo> {
  const call = (name: string, input: object) =>
    callTestCommand(firebase.origin, name, input, { token });
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const contentType = 'image/jpeg';
  const booked = await call('bookUpload', { sizeBytes: bytes.length, contentType });
  const { uploadId, address } = booked.body.result;
  await sendForTest(firebase, address, bytes);
  const { photoId } = (await call('preparePhoto', { uploadId })).body.result;
  return photoForTest(uid, listingId, photoId);
}
