/** How often somebody is told what a saved search newly finds, in the words of the screen. */
export const alertFrequencies = {
  atOnce: 'pe loc',
  daily: 'o dată pe zi',
  weekly: 'o dată pe săptămână',
  never: 'niciodată',
} as const;

export type AlertFrequency = keyof typeof alertFrequencies;
/** Often enough to be told anything. */
export type ToldFrequency = Exclude<AlertFrequency, 'never'>;

export const DEFAULT_FREQUENCY: AlertFrequency = 'daily';
/** E-mails at once in a day; what comes later is in the daily one. */
export const AT_ONCE_PER_DAY = 3;
