import { storageAddress } from '@anunturi/shared-contract/site/storageAddress';
import { siteOrigin } from '../app/siteOrigin';

/** Where a mail program fetches a stored picture: whole, since it stands on no page. */
export function pictureAddress(path: string): string {
  const { BUCKET, PROJECT_ID, EMBEDDED_ORIGIN } = process.env;
  const storageBucket = BUCKET ?? `${PROJECT_ID}.appspot.com`;
  const place = { storageBucket, ...(EMBEDDED_ORIGIN && { emulatorOrigin: EMBEDDED_ORIGIN }) };
  return new URL(storageAddress(place, path), siteOrigin()).href;
}
