import { MEDIUM_PHOTO_PIXELS, THUMBNAIL_WIDTH_PIXELS } from '../site/limits';
import type { Photo } from './photo';

/** The photo's files by their widths, for a `srcset`: only those that there are. */
export function toPhotoWidths(photo: Photo): [path: string, width: number][] {
  const { width, height } = photo;
  const medium = Math.round(width * Math.min(1, MEDIUM_PHOTO_PIXELS / Math.max(width, height)));
  return [
    [photo.thumbPath, THUMBNAIL_WIDTH_PIXELS],
    ...(photo.mediumPath && medium > THUMBNAIL_WIDTH_PIXELS
      ? [[photo.mediumPath, medium] as [string, number]]
      : []),
    [photo.path, Math.max(width, THUMBNAIL_WIDTH_PIXELS + 1)],
  ];
}
