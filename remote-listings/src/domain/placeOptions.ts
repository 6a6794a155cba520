import type { Place } from './marketLists';

/** Places where a listing or a person may be said to be: retired ones only where they stand already. */
export const placeOptions = (places: readonly Place[], chosenId = '') =>
  places
    .filter(({ id, retired }) => !retired || id === chosenId)
    .map(({ id, name }) => ({ value: id, label: name }));
