import { ARCHIVE_FILE_MAX_BYTES, ARCHIVE_JSON_MAX_BYTES } from '../site/limits';

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

/** What runs out on the day that a kept paper bears. */
export const archiveTerms = {
  itp: 'ITP',
  rca: 'RCA',
  vignette: 'rovinietă',
  other: 'altul',
} as const;
export type ArchiveTerm = keyof typeof archiveTerms;

export const archiveContentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/json',
  'application/zip',
] as const;

/** The largest file of a kind that the archive takes. */
export const archiveMaxBytes = (contentType: unknown): number =>
  contentType === 'application/json' ? ARCHIVE_JSON_MAX_BYTES : ARCHIVE_FILE_MAX_BYTES;
