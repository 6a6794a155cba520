import type { FormFacts } from './FormFacts';
import { taxSheetCaptions } from './taxSheetCaptions';

/**
 * What the seller declares so that the vehicle leaves the tax records (ITL-016). Source: the lists of fields in public
 * projects and on town halls' pages. Not sure: the order of the model in force.
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
};
