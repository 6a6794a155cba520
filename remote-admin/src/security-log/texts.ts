import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import { plural } from '@anunturi/shared-domain/formats/plural';

export const texts = {
  lead: `Ce a văzut serverul despre siguranța conturilor în ultimele ${keptDays.security} de zile. Parolele greșite le vede numai Firebase. Rețeaua este o amprentă care se schimbă în fiecare zi.`,
  caption: 'Jurnalul de siguranță',
  failed: 'Jurnalul de siguranță nu a putut fi încărcat',
  none: 'Nicio însemnare',
  at: 'Când',
  person: 'Cine',
  event: 'Ce',
  kind: 'Fel',
  day: 'Ziua',
  network: 'Rețeaua',
  about: 'despre cine',
  everybody: 'Afișați pe toți',
  onlyNetwork: (signs: string) => `Numai rețeaua ${signs}`,
  times: (count: number) => `de ${plural(count, 'oară', 'ori')}`,
};
