import type { FormFacts, OfficeBox } from './FormFacts';

const office = (mark: string) => [
  'Denumirea .................................. CIF/SIRUTA .........................',
  'Adresa ..................................................................................',
  'Telefon/fax ................................ e-mail ................................',
  `REMTII${mark} nr. .............../............... Rol nr. .............................`,
  'Original [  ]   Copie [  ]',
];
const noDebts = (who: string, mark: string) => [
  `${who} NU are debite la data de întâi a lunii următoare înregistrării actului${mark}`,
  'Prenumele ............................ Numele ..................................',
  'Funcția ...................................................................................',
  'Semnătura și ștampila (L.S.)',
];
const box = (
  id: string,
  who: OfficeBox['office'],
  place: OfficeBox['place'],
  lines: string[],
): OfficeBox => ({
  id,
  office: who,
  place,
  title: `${id} – Organul fiscal local al ${who === 'seller' ? 'vânzătorului' : 'cumpărătorului'}`,
  lines,
});

const address = (first: string) => [
  `${first}: țara`,
  'județul',
  'cod poștal',
  'municipiul/orașul/comuna',
  'satul/sectorul',
  'strada',
  'nr.',
  'bl.',
  'sc.',
  'et.',
  'ap.',
];

/** Contract of sale of a vehicle, model ITL 054. */
export const itl054: FormFacts = {
  name: 'ITL 054',
  act: { is: 'Ordinul 1069/1578/114/2016 (M. Of. 659/2016), pentru varianta 2016', sure: 'A' },
  version: { is: '2026', sure: 'A' },
  validFrom: 'unknown',
  sources: [
    { says: 'numele modelului și actul variantei 2016', from: 'paginile primăriilor', sure: 'A' },
    {
      says: 'varianta 2026, cu norma Euro și caseta D',
      from: 'trei proiecte publice care folosesc formularul necompletat',
      sure: 'A',
    },
    {
      says: 'ce organ fiscal completează fiecare casetă',
      from: 'primăriile din Iași și Oradea și două proiecte publice',
      sure: 'A',
    },
    { says: 'actul care a aprobat varianta 2026', from: 'nu l-am găsit', sure: 'C' },
  ],
  after: 'după modelul ITL 054',
  boxes: [
    box('A', 'seller', 'topLeft', office('(1)')),
    box('B', 'seller', 'topRight', noDebts('Vânzătorul', '(2)')),
    box('C', 'buyer', 'bottomLeft', office('(7)')),
    box('D', 'buyer', 'bottomRight', noDebts('Cumpărătorul', '(8)')),
  ],
  fields: {
    party: [
      ...address('Domiciliul/sediul'),
      'actul de identitate (B.I./C.I./C.I.P./pașaport)',
      'seria',
      'numărul',
      'telefon/fax',
      'e-mail',
      'Domiciliul fiscal',
      'reprezentat(ă) prin(5)',
      'act, seria',
      'numărul',
      'CIF',
      'telefon',
      'e-mail',
      'în calitate de(6)',
    ],
    vehicle: [
      'marca',
      'tipul',
      'număr de identificare (VIN)',
      'serie motor',
      'capacitate cilindrică (cm³)',
      'masa maximă (tone), la remorci și semiremorci',
      'nr. de înmatriculare/înregistrare',
      'ITP valabil până la',
      'CIV',
      'an fabricație',
      'norma Euro',
      'dobândit la data de',
      'prin actul',
    ],
  },
  copies: [1, 2, 3, 4].map((copy) => `Copia ${copy} conform cu originalul, semnătura`),
  notes: [
    'registrul mijloacelor de transport de la organul fiscal al vânzătorului',
    'caseta B completată ține loc de certificat fiscal: art. 159 alin. (5) din Legea 207/2015',
    'persoane fizice',
    'CNP, NIF sau CIF',
    'persoane juridice sau prin mandatar',
    'moștenitorii dovedesc proprietatea',
    'registrul de la organul fiscal al cumpărătorului',
    'art. 159 alin. (5²) din Legea 207/2015',
  ],
};
