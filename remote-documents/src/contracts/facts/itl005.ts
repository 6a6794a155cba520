import type { FormFacts } from './FormFacts';
import { taxSheetCaptions } from './taxSheetCaptions';

/**
 * What the buyer declares (ITL-005). Source: the lists of fields in public projects and on town halls' pages, which
 * differ in layout; since 2026 the tax depends on CO2 too (Codul fiscal art. 470). Not sure: the order of the model in force.
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
};
