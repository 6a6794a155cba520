import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { createHash } from 'node:crypto';
import type { Store } from '../app/data/Store';

/** As the privacy page says. */
export const SUPPRESSED_MS = keptMs('refusedAddress');

/** Addresses that a mail server refused for good, by digest: what is queued for them is not sent. */
export const suppressionPath = (address: string): string =>
  `mailSuppressions/${createHash('sha256').update(address.trim().toLowerCase()).digest('hex')}`;

export const isSuppressed = async (address: string, store: Store): Promise<boolean> =>
  (await store.read(suppressionPath(address))) !== null;
