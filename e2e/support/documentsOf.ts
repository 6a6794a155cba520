/** Where the documents of a site are asked for. */
export const documentsOf = (origin: string): string =>
  `${origin}/v1/projects/demo-anunturi/databases/(default)/documents`;
