/** What a kept file is, in the words of the archive's filter. */
export const archiveKinds = {
  saleContract: 'Contract de vânzare',
  handoverReport: 'Proces-verbal',
  powerOfAttorney: 'Împuternicire',
  receipt: 'Chitanță',
  declaration: 'Declarație',
  taxSheet: 'Fișă fiscală',
  otherContract: 'Alt contract',
  vehiclePapers: 'Acte vehicul',
  pdf: 'PDF',
  image: 'Imagine',
  other: 'Altele',
} as const;
export type ArchiveKind = keyof typeof archiveKinds;

export const archiveContentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/json',
  'application/zip',
] as const;
