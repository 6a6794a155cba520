/** Offset 0-1, colour, opacity (1 when left out). */
export type Stop = readonly [number, string, number?];

export type Point = readonly [number, number];

export type Size = { readonly width: number; readonly height: number };

/** The drawing's own units. */
export const WIDTH = 1600;
export const HEIGHT = 1200;
/** A part of the drawing, in its units. */
export type Window = { readonly x: number; readonly y: number } & Size;

/** Collects gradients and clips of one drawing under numbered ids, and wraps the drawing as an SVG document. */
export class Sketch {
  private readonly definitions: string[] = [];

  /** A gradient over the box of the painted shape, from (x1, y1) to (x2, y2) in shares of it. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A gradient from left to right over the painted shape. */
  across(stops: readonly Stop[]): string {
    return this.linear(stops, 0, 0, 1, 0);
  }

  /** A gradient from the top of the painted shape to its bottom. */
  fade(top: string, bottom: string): string {
    return this.linear([
      [0, top],
      [1, bottom],
    ]);
  }

  /** A colour that is strongest in the middle of the painted shape and ends at its edge. */
  glow(color: string, opacity: number): string {
    return this.radial([
      [0, color, opacity],
      [1, color, 0],
    ]);
  }

  /** A gradient between two points of the drawing. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${stopTags(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    );
  }

  clipped(pathData: string, ...children: string[]): string {
    const clip = this.define((id) => `<clipPath id="${id}"><path d="${pathData}"/></clipPath>`);
    return `<g clip-path="${clip}">${children.join('')}</g>`;
  }

  /**
   * What is seen through a window of the drawing; `width` and `height` in pixels. The ground of one colour lies under all of it:
   * no seam between two shapes lets nothing through.
   */
  document(ground: string, { width, height }: Size, window: Window, ...children: string[]): string {
    const { x, y } = window;
    const box = `${x} ${y} ${window.width} ${window.height}`;
    const size = `width="${width}" height="${height}" viewBox="${box}"`;
    const base = `<rect x="${x}" y="${y}" width="${window.width}" height="${window.height}" fill="${ground}"/>`;
    const defs = `<defs>${this.definitions.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${base}${children.join('')}</svg>`;
  }

  /** As wide as it is drawn, the rows from `top` on; `width` and `height` in pixels. */
  cropped(ground: string, size: Size, top: number, children: readonly string[]): string {
    const rows = (size.height / size.width) * WIDTH;
    return this.document(ground, size, { x: 0, y: top, width: WIDTH, height: rows }, ...children);
  }

  private define(tag: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(tag(id));
    return `url(#${id})`;
  }
}

/** Path data through the points, open. */
export const polyline = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

export const round = (value: number) => Math.round(value * 10) / 10;

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
