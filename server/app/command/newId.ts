import { randomInt } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a new document: 20 letters and digits. */
export const newId = (): string =>
  Array.from({ length: 20 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
