import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import type { SeededDocument } from './SeededDocument';
import { stableId } from './stableId';
import { daysBefore, type SeededListing } from './toListing';

/** What the bell of the demonstration's seller tells: a listing was rejected, another one has ended. */
export const toBell = (listings: readonly SeededListing[], now: Date): SeededDocument[] =>
  listings.flatMap(({ id, fields: { title, ownerId, status } }): SeededDocument[] => {
    const told =
      status === 'rejected'
        ? {
            kind: 'decision',
            text: `Anunțul „${title}” a fost respins. Vedeți motivele și cum contestați.`,
          }
        : status === 'expired' && { kind: 'listing', text: `Anunțul „${title}” a expirat.` };
    if (!told) return [];
    const notice = {
      ...told,
      path: links.ownListings(status),
      createdAt: daysBefore(now, 2),
      read: status === 'expired',
      forgetAt: daysBefore(now, -88),
    };
    return [[documentPaths.notice(ownerId, stableId(`notice ${id}`)), notice]];
  });
