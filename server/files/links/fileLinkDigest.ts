import { createHash } from 'node:crypto';

/** The id of the link that a token opens: the token itself is stored nowhere. */
export const fileLinkDigest = (token: string): string =>
  createHash('sha256').update(`file ${token}`).digest('hex');
