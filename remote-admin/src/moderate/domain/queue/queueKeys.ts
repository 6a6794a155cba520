/** Single keys of the queue, in the order in which they are listed. */
export const queueKeys = [
  ['j', 'următorul anunț'],
  ['k', 'anunțul dinainte'],
  ['a', 'aprobați'],
  ['r', 'respingeți, cu motive'],
  ['e', 'arhivați'],
  ['p', 'repuneți un anunț arhivat'],
  ['m', 'modificați'],
  ['x', 'bifați sau debifați'],
  ['u', 'anulați ultima decizie'],
  ['?', 'afișați aceste taste'],
] as const;

export type QueueKey = (typeof queueKeys)[number][0];
