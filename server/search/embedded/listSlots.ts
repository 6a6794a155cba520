import {
  type Listed,
  LISTED_PART,
  type ListedAnswer,
} from '@anunturi/shared-domain/search/ListedAnswer';
import { toListedCard } from '../toListedCard';
import type { EmbeddedIndex } from './EmbeddedIndex';

/** The listings of a stretch of slots: the first, or that which begins where the one before ended (`{numbering}-{slot}`). */
export function listSlots(
  after: string | undefined,
  index: EmbeddedIndex,
  nowMs: number,
): ListedAnswer | undefined {
  const [numbering, begin] =
    after === undefined ? [index.numbering, 0] : after.split('-').map(Number);
  if (numbering !== index.numbering || begin === undefined) return undefined;
  const end = Math.min(begin + LISTED_PART, index.slotCount);
  const endsAt = index.columns.endsAt.values;
  const listings: Listed[] = [];
  for (let slot = begin; slot < end; slot += 1)
    if (endsAt[slot]! > nowMs) listings.push(toListed(slot, index));
  return { listings, ...(end < index.slotCount && { next: `${index.numbering}-${end}` }) };
}

function toListed(slot: number, index: EmbeddedIndex): Listed {
  const [localityId = '', make = '', model = ''] = [
    'localityId',
    'vehicle.make',
    'vehicle.model',
  ].map((key) => index.columns.codesOf(key).nameAt(slot));
  return { ...toListedCard(index.cardAt(slot)), localityId, make, model };
}
