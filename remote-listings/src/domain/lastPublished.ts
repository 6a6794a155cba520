import { LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';

const VALID_MS = LISTING_VALID_DAYS * 24 * 60 * 60 * 1000;

/** When a listing was last published or renewed, in milliseconds: what its place in the list goes by. Undefined when it never was. */
export function lastPublishedMs({
  publishedAtMs,
  expiresAtMs,
}: {
  publishedAtMs?: number | undefined;
  expiresAtMs?: number | undefined;
}): number | undefined {
  if (publishedAtMs === undefined || expiresAtMs === undefined) return publishedAtMs;
  return Math.max(publishedAtMs, expiresAtMs - VALID_MS);
}
