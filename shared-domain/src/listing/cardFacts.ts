import { formatNumber } from '../formats/formatNumber';
import type { ListingCard } from './listingCard';
import { availabilities, providerForms } from './serviceFields';
import { fuels, gearboxes } from './vehicleFields';

type Facts = Pick<
  ListingCard,
  'kind' | 'year' | 'mileageKm' | 'fuel' | 'gearbox' | 'providerForm' | 'programme'
>;

/** The facts of a card's one line: year, kilometres, fuel, gearbox; of a service who does it and when. */
export function toCardFacts(card: Facts): string[] {
  const facts =
    card.kind === 'service'
      ? [labelOf(providerForms, card.providerForm), labelOf(availabilities, card.programme)]
      : [
          card.year?.toString(),
          card.mileageKm === undefined ? undefined : `${formatNumber(card.mileageKm)} km`,
          labelOf(fuels, card.fuel),
          labelOf(gearboxes, card.gearbox),
        ];
  return facts.filter((fact) => fact !== undefined);
}

function labelOf(labels: Record<string, string>, id: string | undefined): string | undefined {
  return id === undefined ? undefined : labels[id];
}
