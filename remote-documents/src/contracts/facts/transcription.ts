import type { FormFacts } from './FormFacts';

/**
 * Application for the transcription of a registration. How sure (A: independent sources agree; B: one decent source; C: to be
 * checked):
 * - A: 90 days from the purchase, else the registration is suspended;
 * - B: what is asked and handed in (registration offices' pages);
 * - C: the order and the number of the form in force: the sheet says that it is after the model.
 */
export const transcriptionFacts: FormFacts = {
  name: 'Cerere de transcriere',
  act: 'Ordinul MAI 1501/2006, cu modificările ulterioare',
  version: '2026',
  claim: 'după modelul serviciului de înmatriculare; verificați forma în vigoare',
  boxes: [],
  fields: {
    applicant: [
      'nume și prenume / denumire',
      'CNP/NIF',
      'act de identitate',
      'seria',
      'numărul',
      'domiciliul / sediul',
      'telefon',
      'e-mail',
    ],
    vehicle: [
      'marca',
      'tipul / modelul',
      'culoarea',
      'număr de identificare (VIN)',
      'CIV',
      'an fabricație',
      'nr. de înmatriculare actual',
      'combustibil',
      'capacitate cilindrică (cm³)',
      'putere (kW)',
      'norma Euro',
    ],
    request: ['proprietarul anterior', 'dobândit la data de', 'numărul de înmatriculare'],
  },
  copies: [],
  notes: [
    'Se depune la serviciul de înmatriculare, în 90 de zile de la dobândire; altfel înmatricularea se suspendă.',
    'Se prezintă: contractul vizat de organele fiscale, cartea de identitate a vehiculului, certificatul de înmatriculare vechi, ITP valabil, RCA pe numele cumpărătorului, dovada taxelor, actul de identitate.',
  ],
  days: 90,
};
