/** What devices are told of by notifications, in the words of the account's settings. */
export const pushKinds = {
  message: 'aveți mesaje necitite',
  alert: 'apar anunțuri noi pentru o căutare salvată sau se schimbă un favorit',
  decision: 'am hotărât ceva despre un anunț sau o contestație',
} as const;
export type PushKind = keyof typeof pushKinds;

/** So many devices of a person are told; one more takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 10;

/** Hours in Bucharest between which nothing is sent: what happens then comes as one notification when they are over. */
export const QUIET_FROM_HOUR = 22;
export const QUIET_UNTIL_HOUR = 8;
