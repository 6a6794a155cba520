/** What a firm must be authorised for, with who authorises it; the words stand on its page beside series and number. */
export const authorisationKinds = {
  itp: 'Stație ITP (RAR)',
  towing: 'Tractări (ARR)',
  drivingSchool: 'Școală de șoferi (ARR)',
  electricity: 'Instalații electrice sau de gaze (ANRE)',
  pressure: 'Cazane și instalații sub presiune (ISCIR)',
} as const;
export type AuthorisationKind = keyof typeof authorisationKinds;
