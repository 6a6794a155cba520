import type { UnderstoodWords } from '@anunturi/shared-domain/search/SearchAnswer';
import type { Understood } from '../understand/Understood';
import type { Fitted } from './fitNarrowings';

/** What words were read as, for chips of their own kind, those that were given up last. */
export function toUnderstoodWords(
  { order }: Understood,
  { kept, givenUp, other }: Fitted,
): UnderstoodWords[] {
  return [
    ...kept.map((each) => ({
      text: each.said.join(' '),
      filters: each.filters,
      ...(each === other && { isOther: true as const }),
    })),
    ...(order ? [{ text: order.said.join(' '), filters: { sort: order.sort } }] : []),
    ...givenUp.map(({ said, filters }) => ({
      text: said.join(' '),
      filters,
      givenUp: true as const,
    })),
  ];
}
