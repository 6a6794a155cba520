import { MarketError } from '@anunturi/shared-domain/site/marketError';

const QUALITY = 0.92;

/** An iPhone photo, told by its type or ending (many systems give it no type). */
export const isHeic = (file: Blob & { name?: string }): boolean =>
  /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name ?? '');

/**
 * An iPhone photo as JPEG; the converter (3 MB, works beside the page) comes only when one is added.
 * @throws MarketError `fileUnreadable`, `unavailable`
 */
export async function fromHeic(file: Blob): Promise<Blob> {
  const { heicTo } = await import(/* webpackChunkName: "heic" */ 'heic-to/csp').catch(
    (error: unknown) => {
      throw new MarketError('unavailable', undefined, { cause: error });
    },
  );
  return heicTo({ blob: file, type: 'image/jpeg', quality: QUALITY }).catch((error: unknown) => {
    throw new MarketError('fileUnreadable', undefined, { cause: error });
  });
}
