import { openStorage } from '@anunturi/shared-auth/firebase';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { BLOG_IMAGE_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { toMarketError } from '@anunturi/shared-auth/firestore/toMarketError';

/** An uploaded picture: its path in file storage and its size in pixels. */
export type PostImage = { path: string; width: number; height: number };

const EDGE_MAX_PX = 1600;
const QUALITY = 0.85;

/**
 * Redraws a picture (at most 1600 px, without what a camera wrote into it) and uploads it beside the post.
 * @throws MarketError fileType, fileUnreadable, tooLarge, notAllowed, offline, unavailable
 */
export async function uploadPostImage(slug: string, file: File): Promise<PostImage> {
  if (!/^image\/(?:png|jpeg|webp|avif|gif)$/.test(file.type))
    throw new MarketError('fileType', 'Alegeți o imagine JPEG, PNG, WebP sau AVIF.');
  const { blob, width, height } = await redraw(file);
  if (blob.size > BLOG_IMAGE_MAX_BYTES) throw new MarketError('tooLarge');
  const path = filePaths.blogCover(
    slug,
    `${crypto.randomUUID()}.${blob.type === 'image/webp' ? 'webp' : 'png'}`,
  );
  try {
    const { storage, ref, uploadBytes } = await openStorage();
    await uploadBytes(ref(storage, path), blob, {
      contentType: blob.type,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  } catch (error) {
    throw toMarketError(error);
  }
  return { path, width, height };
}

async function redraw(file: File): Promise<{ blob: Blob; width: number; height: number }> {
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
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  );
  if (!blob) throw new MarketError('fileUnreadable');
  return { blob, width: canvas.width, height: canvas.height };
}
