import type { PhotoFiles } from '#domain/sell-form/draft';
import type { PhotoItem } from '../photoItem';

/** Addresses under which the page shows a prepared photo. */
export const localUrls = ({ full, thumb }: PhotoFiles): Pick<PhotoItem, 'previewUrl' | 'fullUrl'> =>
  full && thumb
    ? { previewUrl: URL.createObjectURL(thumb), fullUrl: URL.createObjectURL(full) }
    : {};

/** Gives the memory behind such addresses back. */
export function releaseUrls(photos: readonly PhotoItem[]): void {
  for (const { previewUrl, fullUrl } of photos)
    for (const url of [previewUrl, fullUrl]) if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
}
