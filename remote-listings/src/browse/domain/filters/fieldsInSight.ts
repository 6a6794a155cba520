import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import type { FilterProps } from './FilterProps';

/** What only vehicles are asked, open at once. */
export const ofVehicles: readonly FilterName[] = [
  'yearFrom',
  'yearTo',
  'mileageFromKm',
  'mileageToKm',
  'fuels',
  'gearbox',
  'bodies',
  'powerFromHp',
  'powerToHp',
];

/** The filters that have a control in sight; what an address asks besides is carried along by the form. */
export function fieldsInSight(
  { filters, meant, counts }: FilterProps,
  kind: 'vehicle' | 'service' | undefined,
): FilterName[] {
  const hasModels = meant.make !== undefined && counts?.choices.model !== undefined;
  return [
    'categoryId',
    'priceFrom',
    'priceTo',
    'currency',
    'localityId',
    ...(kind === 'service' ? [] : (['make'] as const)),
    ...(kind === 'vehicle' || (!kind && (hasModels || filters.model !== undefined))
      ? (['model'] as const)
      : []),
    ...(kind === 'vehicle' ? ofVehicles : []),
    ...(kind === 'service' ? (['coversLocalityId'] as const) : []),
    ...(filters.localityId === undefined ? [] : (['radiusKm'] as const)),
  ];
}
