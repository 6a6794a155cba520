import { PHOTO_MAX_BYTES, PHOTO_MAX_MEGAPIXELS } from '@anunturi/shared-domain/site/limits';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { PreparedPhoto, QuarterTurns } from './drawPhoto';
import { TOO_MANY_PIXELS } from './readPicture';
import { workOnPhoto } from './workOnPhoto';

const isHeic = (file: Blob & { name?: string }) =>
  /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name ?? '');
const isPicture = (file: Blob & { name?: string }) =>
  /^image\/(jpeg|png|webp|avif)$/.test(file.type) || isHeic(file);

/** Refuses what can be seen to be no photo before it is opened. @throws MarketError fileType, tooLarge */
export function checkPhotoFile(file: Blob & { name?: string }): void {
  if (!isPicture(file))
    throw new MarketError('fileType', 'Sunt acceptate fotografii JPEG, PNG, WebP, AVIF și HEIC.');
  if (file.size > PHOTO_MAX_BYTES)
    throw new MarketError(
      'tooLarge',
      `Fotografia are ${formatBytes(file.size)}; sunt acceptate cel mult 40 MB.`,
    );
}

/** A photo ready to be stored: turned upright, at most 1600 px, with its thumbnail. @throws MarketError tooLarge, fileUnreadable */
export async function preparePhoto(
  file: Blob & { name?: string },
  turns: QuarterTurns = 0,
): Promise<PreparedPhoto> {
  try {
    return await workOnPhoto(file, turns).catch(async (error: unknown) => {
      if (!isHeic(file) || isTooLarge(error)) throw error;
      return workOnPhoto(await decodeHeic(file), turns);
    });
  } catch (error) {
    throw isTooLarge(error)
      ? new MarketError(
          'tooLarge',
          `Sunt acceptate fotografii de cel mult ${PHOTO_MAX_MEGAPIXELS} de megapixeli.`,
        )
      : new MarketError(
          'fileUnreadable',
          isHeic(file)
            ? 'Fotografia HEIC nu poate fi citită. Salvați-o ca JPEG și adăugați-o din nou.'
            : 'Fotografia nu poate fi citită. Poate este deteriorată.',
          { cause: error },
        );
  }
}

const isTooLarge = (error: unknown) => String(error).includes(TOO_MANY_PIXELS);

/** Most browsers cannot read HEIC: its decoder (3 MB) is downloaded when the first such photo comes; this build of it needs no eval. */
async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const { heicTo } = await import(/* webpackChunkName: "heic" */ 'heic-to/csp');
  return heicTo({ blob: file, type: 'bitmap' });
}
