/** What the tax offices' sheets ask of a taxpayer and of a vehicle, in the order in which it is printed. */
export const taxSheetCaptions = {
  taxpayer: [
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
    'an fabricație',
    'număr de identificare (VIN)',
    'serie motor',
    'CIV',
    'nr. de înmatriculare',
    'capacitate cilindrică (cm³)',
    'masa maximă (kg)',
    'norma Euro',
    'combustibil',
    'putere (kW)',
    'emisii CO2 (g/km)',
  ],
} as const;
