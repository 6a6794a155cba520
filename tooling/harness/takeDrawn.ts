import { DRAWN_DATA_ID, DRAWN_ID } from './Drawn';

/** Moves what the page came with into the remote's place, once; what it was drawn from is the remote's first data. */
export function takeDrawn(place: HTMLElement): Record<string, unknown> | undefined {
  const drawn = document.getElementById(DRAWN_ID);
  const data = document.getElementById(DRAWN_DATA_ID);
  if (!drawn || !data) return undefined;
  place.append(...drawn.childNodes);
  for (const taken of [drawn, data]) taken.remove();
  return JSON.parse(data.textContent) as Record<string, unknown>;
}
