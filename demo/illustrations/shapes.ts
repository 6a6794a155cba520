import { type Point, polyline, round } from './sketch';

type Attributes = Record<string, string | number | undefined>;

export const path = (d: string, fill: string, attributes: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${write(attributes)}/>`;

export const stroke = (d: string, color: string, width: number, attributes: Attributes = {}) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${write(attributes)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" fill="${fill}"${write(attributes)}/>`;

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  attributes: Attributes = {},
) =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${write(attributes)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${write(attributes)}/>`;

export const polygon = (points: readonly Point[], fill: string, attributes: Attributes = {}) =>
  path(`${polyline(points)}Z`, fill, attributes);

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const faded = (opacity: number, ...children: string[]) =>
  `<g opacity="${opacity}">${children.join('')}</g>`;

/** `opacity` would paint every shape on a layer of its own; on fill and stroke it costs nothing. */
const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      name === 'opacity'
        ? ` fill-opacity="${value}" stroke-opacity="${value}"`
        : ` ${name}="${value}"`,
    )
    .join('');
