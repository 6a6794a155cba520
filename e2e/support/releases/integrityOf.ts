import { createHash } from 'node:crypto';

/** What a file must hash to, as a browser is told it. */
export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
