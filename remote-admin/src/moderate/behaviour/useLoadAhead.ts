import { useEffect, useRef } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { evidenceKey, readEvidenceAhead } from '#data/listings/evidence';
import { readPhotos } from '../data/hiddenPhotos';

/** Listings loaded ahead of the one that is open. */
const AHEAD = 3;

/**
 * Loads evidence and first photos of the listings that come next, also those of the next page: no decision is taken on a grey box.
 * The next page itself is read (`readPage`) in a step that needs no evidence, so that no step costs more than one request.
 */
export function useLoadAhead(
  rows: readonly Listing[],
  currentId: string,
  readPage?: () => void,
): void {
  const at = rows.findIndex(({ id }) => id === currentId);
  const next = at < 0 ? [] : rows.slice(at + 1, at + 1 + AHEAD);
  const later = at < 0 ? [] : rows.slice(at + 1 + AHEAD, at + 1 + 2 * AHEAD);
  const latest = useRef({ next, later, readPage });
  useEffect(() => {
    latest.current = { next, later, readPage };
  });
  const key = at < 0 ? '' : [currentId, ...next.map(evidenceKey)].join(',');
  useEffect(() => {
    if (!key) return;
    const { next, later, readPage } = latest.current;
    if (!readEvidenceAhead(next, later)) readPage?.();
    const hidden = next.filter(({ status }) => !showsPhotos(status));
    readPhotos(hidden.flatMap(({ photos }) => photos.slice(0, 1).map(({ path }) => path)));
  }, [key]);
}
