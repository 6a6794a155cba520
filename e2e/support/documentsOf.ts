import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';

/** Where the documents of a site are asked for. */
export const documentsOf = (origin: string): string =>
  `${origin}/v1/projects/${EMBEDDED_PROJECT}/databases/(default)/documents`;
