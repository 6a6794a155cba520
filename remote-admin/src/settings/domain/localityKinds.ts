import type { Locality } from '@anunturi/shared-domain/site/settings';

/** What a place can be, as choices. */
export const localityKinds: { value: Locality['kind']; label: string }[] = [
  { value: 'city', label: 'Municipiu' },
  { value: 'town', label: 'Oraș' },
  { value: 'commune', label: 'Comună' },
];
