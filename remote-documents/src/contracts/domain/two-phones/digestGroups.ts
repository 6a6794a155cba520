/** The beginning of a digest as people compare it by eye: four groups of four signs. */
export const digestGroups = (digest: string): string =>
  (digest.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
