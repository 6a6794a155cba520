/** Single keys of the queue, in the order in which they are listed. */
export const queueKeys = [
  ['j', 'următorul anunț'],
  ['k', 'anunțul dinainte'],
  ['d', 'fotografia dinainte'],
  ['f', 'fotografia următoare'],
  ['z', 'fotografia mărită'],
  ['a', 'aprobați sau repuneți'],
  ['r', 'respingeți, cu motive'],
  ['c', 'cereți modificări'],
  ['s', 'scoateți de pe site, cu motive'],
  ['m', 'modificați'],
  ['x', 'bifați sau debifați'],
  ['u', 'anulați ultima decizie'],
  ['?', 'afișați aceste taste'],
] as const;

export type QueueKey = (typeof queueKeys)[number][0];
