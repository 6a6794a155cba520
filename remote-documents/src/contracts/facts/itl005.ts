import type { FormFacts } from './FormFacts';
import { taxSheetCaptions } from './taxSheetCaptions';

/**
 * What the buyer declares (ITL-005). How sure (A: independent sources agree; B: one decent source; C: to be checked):
 * - A: emission norm and CO2 decide the tax since 2026 (Codul fiscal art. 470, Legea 239/2025, OUG 78/2025), so they are asked;
 * - B: who declares, where and in 30 days (town halls' pages); the fields (public projects, which differ in layout);
 * - C: the order that approved the model, its version, and the order of its fields: the sheet says "verificați".
 */
export const itl005Facts: FormFacts = {
  name: 'ITL 005',
  act: 'Ordinul 2068/2015, anexa cu formularele ITL',
  version: '2026',
  claim:
    'cu datele declarației fiscale ITL-005, a cumpărătorului; după model, verificați forma în vigoare',
  boxes: [],
  fields: {
    ...taxSheetCaptions,
    act: ['dobândit la data de', 'actul', 'dobândit de la', 'localitatea'],
  },
  copies: [],
  notes: [
    'Se depune la organul fiscal local de la domiciliul sau sediul cumpărătorului, în 30 de zile de la dobândire.',
    'Se prezintă: contractul, actul de identitate, cartea de identitate a vehiculului, certificatul de înmatriculare.',
  ],
  days: 30,
};
