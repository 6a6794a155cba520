import { callCommand } from '@anunturi/shared-auth/callCommand';
import { sendFile } from '@anunturi/shared-auth/sendFile';
import { STORED_PHOTO_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/** An uploaded picture: its path in file storage and its size in pixels. */
export type PostImage = { path: string; width: number; height: number };

const EDGE_MAX_PX = 1600;
const QUALITY = 0.85;

/**
 * Sends a picture, redrawn to at most 1600 px, and has it published beside the post. One that no save takes in goes by itself.
 * @throws MarketError fileType, fileUnreadable, tooLarge, quotaFull, notAllowed, offline, unavailable
 */
export async function uploadPostImage(slug: string, file: File): Promise<PostImage> {
  if (!/^image\/(?:png|jpeg|webp|avif|gif)$/.test(file.type))
    throw new MarketError('fileType', 'Alegeți o imagine JPEG, PNG, WebP sau AVIF.');
  const blob = await redraw(file);
  if (blob.size > STORED_PHOTO_MAX_BYTES) throw new MarketError('tooLarge');
  const booked = { sizeBytes: blob.size, contentType: blob.type };
  const { uploadId, address } = await callCommand('bookUpload', booked);
  try {
    await sendFile(address, blob);
    const { photoId } = await callCommand('preparePhoto', { uploadId });
    return await callCommand('publishPostPicture', { slug, photoId });
  } catch (error) {
    // What cannot be given back now is given back by itself.
    void callCommand('cancelUpload', { uploadId }).catch(() => {});
    throw error;
  }
}

async function redraw(file: File): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new MarketError('fileUnreadable', undefined, { cause: error });
  }
  const scale = Math.min(1, EDGE_MAX_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const webp = await write('image/webp');
  if (webp?.type === 'image/webp') return webp;
  // A browser that writes no WebP answers with PNG, too heavy for photos. JPEG is not transparent: white shows through.
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const jpeg = await write('image/jpeg');
  if (!jpeg) throw new MarketError('fileUnreadable');
  return jpeg;
}
