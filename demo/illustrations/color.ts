/** `#rrggbb` between two colours: `share` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a.map((value, i) => toHex(value + (b[i]! - value) * share)).join('')}`;
}

export const lighter = (color: string, share: number) => mix(color, '#ffffff', share);
/** Shadows lean to blue, as they do outdoors. */
export const darker = (color: string, share: number) => mix(color, '#0a0e1c', share);

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(color: string): number {
  const [r, g, b] = channels(color);
  return (0.299 * r! + 0.587 * g! + 0.114 * b!) / 255;
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const toHex = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
