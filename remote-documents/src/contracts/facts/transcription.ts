import type { FormFacts } from './FormFacts';

/** Application for the transcription of a registration. */
export const transcriptionFacts: FormFacts = {
  name: 'Cerere de transcriere',
  act: { is: 'Ordinul MAI 1501/2006, cu modificările ulterioare', sure: 'C' },
  version: { is: '2026', sure: 'C' },
  validFrom: 'unknown',
  sources: [
    {
      says: '90 de zile de la cumpărare, altfel înmatricularea se suspendă',
      from: 'izvoare independente, care se potrivesc',
      sure: 'A',
    },
    {
      says: 'ce se cere și ce se depune',
      from: 'paginile serviciilor de înmatriculare',
      sure: 'B',
    },
    { says: 'ordinul și numărul formularului în vigoare', from: 'neverificate', sure: 'C' },
  ],
  after: 'după modelul serviciului de înmatriculare',
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
