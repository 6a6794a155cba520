import type { UnderstoodWords } from '@anunturi/shared-domain/search/SearchAnswer';
import type { Narrowing, Understood } from '@anunturi/shared-domain/search/understand/Understood';
import type { Fitted } from './narrowings';

/** What words were read as, for chips of their own kind, those that were given up last. */
export function toUnderstoodWords(
  { order }: Understood,
  { kept, givenUp, other }: Fitted,
): UnderstoodWords[] {
  return [
    ...toChips(kept.filter(isTold), other).map(({ said, filters, isOther }) => ({
      text: said.join(' '),
      filters,
      ...(isOther && { isOther: true as const }),
    })),
    ...(order ? [{ text: order.said.join(' '), filters: { sort: order.sort } }] : []),
    ...toChips(givenUp).map(({ said, filters }) => ({
      text: said.join(' '),
      filters,
      givenUp: true as const,
    })),
  ];
}

const isTold = ({ said, subject }: Narrowing) =>
  said.length > 0 || !['kind', 'category'].includes(subject);

type Chip = Pick<Narrowing, 'said' | 'filters'> & { isOther: boolean };

/**
 * What follows from other words stands with them: "golf" is a Volkswagen, "320d" burns diesel. Of what is kept, a kind that follows says
 * nothing more.
 */
function toChips(narrowings: readonly Narrowing[], other?: Narrowing): Chip[] {
  const chips: Chip[] = [];
  let coming: Chip | undefined;
  for (const { said, filters, ...each } of narrowings) {
    const isOther = other?.filters === filters;
    const last = chips.at(-1);
    if (said.length > 0) {
      chips.push({
        said,
        filters: { ...coming?.filters, ...filters },
        isOther: isOther || coming?.isOther === true,
      });
      coming = undefined;
    } else if (each.subject === 'fuel' && last) last.filters = { ...last.filters, ...filters };
    else coming = { said, filters: { ...coming?.filters, ...filters }, isOther };
  }
  return chips.length === 0 && coming ? [coming] : chips;
}
