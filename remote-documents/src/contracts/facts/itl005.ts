import type { FormFacts } from './FormFacts';
import { taxSheetCaptions } from './taxSheetCaptions';

/** What the buyer declares (ITL-005). */
export const itl005Facts: FormFacts = {
  name: 'ITL 005',
  act: { is: 'Ordinul 2068/2015, anexa cu formularele ITL', sure: 'C' },
  version: { is: '2026', sure: 'C' },
  validFrom: 'unknown',
  sources: [
    {
      says: 'din 2026 norma de poluare și emisiile de CO2 decid impozitul, deci se cer',
      from: 'Codul fiscal, art. 470; Legea 239/2025; OUG 78/2025',
      sure: 'A',
    },
    {
      says: 'cine declară, unde și în 30 de zile',
      from: 'paginile primăriilor',
      sure: 'B',
    },
    { says: 'ce se completează', from: 'proiecte publice, care diferă la așezare', sure: 'B' },
    {
      says: 'ordinul care a aprobat modelul, varianta și ordinea câmpurilor',
      from: 'neverificate',
      sure: 'C',
    },
  ],
  after: 'cu datele declarației fiscale ITL-005, a cumpărătorului, după model',
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
