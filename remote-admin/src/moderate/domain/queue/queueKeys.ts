/** Single keys of the queue, in the order in which they are listed. */
export const queueKeys = [
  ['j', 'următorul anunț'],
  ['k', 'anunțul dinainte'],
  ['a', 'aprobă'],
  ['r', 'respinge, cu motive'],
  ['e', 'arhivează'],
  ['p', 'repune un anunț arhivat'],
  ['m', 'modifică'],
  ['x', 'bifează sau debifează'],
  ['u', 'anulează ultima decizie'],
  ['?', 'arată aceste taste'],
] as const;

export type QueueKey = (typeof queueKeys)[number][0];
