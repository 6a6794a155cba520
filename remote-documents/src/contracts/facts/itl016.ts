import type { FormFacts } from './FormFacts';
import { taxSheetCaptions } from './taxSheetCaptions';

/**
 * What the seller declares so that the vehicle leaves the tax records (ITL-016). How sure (A: independent sources agree;
 * B: one decent source; C: to be checked):
 * - A: the owner on 31 December owes the next year, so the removal counts from the sale (Codul fiscal art. 469-471);
 * - B: who declares, where and in 30 days (town halls' pages); the fields (public projects, which differ in layout);
 * - C: the order that approved the model, its version, and the order of its fields: the sheet says "verificați".
 */
export const itl016Facts: FormFacts = {
  name: 'ITL 016',
  act: 'Ordinul 2068/2015, anexa cu formularele ITL',
  version: '2026',
  claim:
    'cu datele declarației fiscale ITL-016, a vânzătorului; după model, verificați forma în vigoare',
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
