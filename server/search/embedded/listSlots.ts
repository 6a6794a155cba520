import {
  type Listed,
  LISTED_PART,
  type ListedAnswer,
} from '@anunturi/shared-domain/search/ListedAnswer';
import { toListedCard } from '../toListedCard';
import type { EmbeddedIndex } from './EmbeddedIndex';

/** The listings of a part of the slots: the first LISTED_PART, the next ones, and so on. */
export function listSlots(part: number, index: EmbeddedIndex, nowMs: number): ListedAnswer {
  const end = Math.min((part + 1) * LISTED_PART, index.slotCount);
  const endsAt = index.columns.endsAt.values;
  const listings: Listed[] = [];
  for (let slot = part * LISTED_PART; slot < end; slot += 1)
    if (endsAt[slot]! > nowMs) listings.push(toListed(slot, index));
  return { listings, isLast: end === index.slotCount };
}

function toListed(slot: number, index: EmbeddedIndex): Listed {
  const [localityId = '', make = '', model = ''] = [
    'localityId',
    'vehicle.make',
    'vehicle.model',
  ].map((key) => index.columns.codesOf(key).nameAt(slot));
  return { ...toListedCard(index.cardAt(slot)), localityId, make, model };
}
