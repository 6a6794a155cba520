import type { Photo } from './photo';

/** What a seller sends of a photo; the rest is trusted code's own. */
export function toSentPhoto({ id, path, thumbPath, width, height }: Photo): Photo {
  return { id, path, thumbPath, width, height };
}
