import type { FormFacts } from './FormFacts';
import { taxSheetCaptions } from './taxSheetCaptions';

/** What the seller declares so that the vehicle leaves the tax records (ITL-016). */
export const itl016Facts: FormFacts = {
  name: 'ITL 016',
  act: { is: 'Ordinul 2068/2015, anexa cu formularele ITL', sure: 'C' },
  version: { is: '2026', sure: 'C' },
  validFrom: 'unknown',
  sources: [
    {
      says: 'proprietarul de la 31 decembrie datorează anul următor, deci scoaterea contează de la vânzare',
      from: 'Codul fiscal, art. 469-471',
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
  after: 'cu datele declarației fiscale ITL-016, a vânzătorului, după model',
  boxes: [],
  fields: {
    ...taxSheetCaptions,
    act: ['înstrăinat la data de', 'actul', 'înstrăinat către', 'localitatea'],
  },
  copies: [],
  notes: [
    'Se depune la organul fiscal local unde este înregistrat vehiculul, în 30 de zile de la înstrăinare.',
    'Se prezintă: contractul și actul de identitate al vânzătorului.',
  ],
  days: 30,
};
