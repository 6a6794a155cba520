import { PHOTO_MAX_BYTES, PHOTO_MAX_MEGAPIXELS } from '@anunturi/shared-domain/site/limits';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { PreparedPhoto, QuarterTurns } from '../../../data/photo/drawPhoto';
import { TOO_MANY_PIXELS } from '../../../data/photo/readPicture';
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

/** A photo ready to be stored: turned upright, at most 1600 px, with its thumbnail. @throws MarketError fileUnreadable */
export async function preparePhoto(
  file: Blob & { name?: string },
  turns: QuarterTurns = 0,
): Promise<PreparedPhoto> {
  try {
    return await workOnPhoto(file, turns);
  } catch (error) {
    if (String(error).includes(TOO_MANY_PIXELS))
      throw new MarketError(
        'tooLarge',
        `Sunt acceptate fotografii de cel mult ${PHOTO_MAX_MEGAPIXELS} de megapixeli.`,
      );
    if (!isHeic(file))
      throw new MarketError(
        'fileUnreadable',
        'Fotografia nu poate fi citită. Poate este deteriorată.',
        { cause: error },
      );
    return convertHeic(file, turns);
  }
}

/** Most browsers cannot read HEIC: its decoder (3 MB) is downloaded when the first such photo comes; this build of it needs no eval. */
async function convertHeic(file: Blob, turns: QuarterTurns): Promise<PreparedPhoto> {
  try {
    const { heicTo } = await import(/* webpackChunkName: "heic" */ 'heic-to/csp');
    return await workOnPhoto(
      await heicTo({ blob: file, type: 'image/jpeg', quality: 0.95 }),
      turns,
    );
  } catch (error) {
    throw new MarketError(
      'fileUnreadable',
      'Fotografia HEIC nu poate fi citită. Salvați-o ca JPEG și adăugați-o din nou.',
      { cause: error },
    );
  }
}
