export const pointAt = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  cx + r * Math.sin((degrees * Math.PI) / 180),
  cy - r * Math.cos((degrees * Math.PI) / 180),
];

export const coordinates = ([x, y]: readonly [number, number]) =>
  `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** Degrees clockwise from 12 o'clock. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number) =>
  `M${coordinates(pointAt(cx, cy, r, from))}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${coordinates(pointAt(cx, cy, r, to))}`;

export const sector = (cx: number, cy: number, r: number, from: number, to: number) =>
  `${arc(cx, cy, r, from, to)}L${coordinates([cx, cy])}Z`;
