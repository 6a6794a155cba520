import { RENDERED_DATA_ID, RENDERED_ID } from './Rendered';

/** Moves what the page came with into the remote's place, once; what it was rendered from is the remote's first data. */
export function takeRendered(place: HTMLElement): Record<string, unknown> | undefined {
  const rendered = document.getElementById(RENDERED_ID);
  const data = document.getElementById(RENDERED_DATA_ID);
  if (!rendered || !data) return undefined;
  place.append(...rendered.childNodes);
  for (const taken of [rendered, data]) taken.remove();
  return JSON.parse(data.textContent) as Record<string, unknown>;
}
