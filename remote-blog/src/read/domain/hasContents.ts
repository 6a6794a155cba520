/** A text with fewer is read without contents. */
export const MIN_HEADINGS = 3;

/** Whether contents stand beside a stored text. */
export function hasContents(html: string): boolean {
  return [...html.matchAll(/<h[23][ >]/g)].length >= MIN_HEADINGS;
}
