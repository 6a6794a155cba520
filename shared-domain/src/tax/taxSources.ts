/** How sure a figure is: two sources or more agree, one says so, or the town hall is to be asked. */
type Certainty = 'sure' | 'oneSource' | 'toConfirm';
/** What one rule of the tax rests on. */
export type TaxRule = { what: string; article: string; certainty: Certainty };
/** An act and what it has to do with the tax. */
export type TaxAct = { act: string; what: string };

/** When all of this was last compared with what is published, `2026-11`. */
export const TAX_SOURCES_CHECKED_IN = '2026-11';

/** The acts named by `taxRates[…].sources`, in the same words (a test compares them). */
export const taxActs: readonly TaxAct[] = [
  {
    act: 'Codul fiscal (Legea 227/2015) art. 468-472 și 489',
    what: 'Cine datorează impozitul, scutiri și reduceri, cotele, declararea, plata, cota adițională a consiliului local.',
  },
  {
    act: 'Legea 239/2025',
    what: 'Cotele din 2026, după norma de poluare.',
  },
  { act: 'OUG 78/2025', what: 'Schimbări ale acestor articole pentru 2026.' },
  {
    act: 'OUG 7/2026',
    what: 'Schimbări ale acestor articole; la vânzare, și cumpărătorul dovedește că nu are datorii la bugetul local.',
  },
  { act: 'OUG 9/2026', what: 'Schimbări ale acestor articole pentru 2026.' },
];

/** The rules of the calculation with their articles. */
export const taxRules: readonly TaxRule[] = [
  {
    what: 'Pe grupe de 200 cm³ sau fracțiune, cu cota întregii capacități; autoturisme și motociclete până la 1.600 cm³',
    article: 'Codul fiscal art. 470 alin. (2)',
    certainty: 'sure',
  },
  {
    what: 'Motociclete peste 1.600 cm³, autobuze, alte vehicule până la 12 t',
    article: 'Codul fiscal art. 470 alin. (2)',
    certainty: 'oneSource',
  },
  {
    what: 'Hibride: coloana lor peste 50 g CO₂/km; până la 50 g, reducere locală de cel mult 30 %',
    article: 'Codul fiscal art. 470',
    certainty: 'sure',
  },
  { what: 'Electrice: 40 de lei pe an', article: 'Codul fiscal art. 470', certainty: 'sure' },
  {
    what: 'Remorci, după masă; consiliile locale indexează sumele',
    article: 'Codul fiscal art. 470',
    certainty: 'toConfirm',
  },
  {
    what: 'Cota adițională, hotărâtă de consiliul local; sursele numesc un plafon de 50 % sau de 100 %',
    article: 'Codul fiscal art. 489',
    certainty: 'oneSource',
  },
  {
    what: 'Handicap grav −50 %, accentuat −25 %, un vehicul sub 2.000 cm³',
    article: 'Codul fiscal art. 469',
    certainty: 'sure',
  },
  {
    what: 'Rotunjire la leu; exact 50 de bani se pierd',
    article: '–',
    certainty: 'toConfirm',
  },
  {
    what: 'Bonificație de cel mult 10 % la plata întregii sume până la 31 martie, hotărâtă de consiliul local',
    article: 'Codul fiscal art. 472',
    certainty: 'sure',
  },
  {
    what: 'Două rate, 31 martie și 30 septembrie; până la 50 de lei, întreg la 31 martie',
    article: 'Codul fiscal art. 472',
    certainty: 'toConfirm',
  },
  {
    what: 'Proprietarul de la 31 decembrie datorează impozitul pe tot anul următor',
    article: 'Codul fiscal art. 471',
    certainty: 'sure',
  },
];
