import type { OpeningHours } from '@anunturi/shared-domain/people/openingHoursSchema';

const workday = { from: '09:00', to: '18:00' };
/** When the demonstration's car dealers are open. */
export const dealerHours: OpeningHours = {
  mon: workday,
  tue: workday,
  wed: workday,
  thu: workday,
  fri: workday,
  sat: { from: '10:00', to: '14:00' },
};
