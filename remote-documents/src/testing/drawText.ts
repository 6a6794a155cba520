import * as fontkit from '@cantoo/fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Luma } from '#domain/luma';

/** A line of text: where it begins, on its base line, and how large, in dots. */
export type DrawnLine = [text: string, x: number, y: number, size: number];
type Look = {
  width: number;
  height: number;
  /** How much the whole picture leans, in degrees. */
  tilt?: number;
  /** How much a dot may differ from what it should be, of 255. */
  noise?: number;
  paper?: number;
};
type Point = [x: number, y: number];
type Command = { command: string; args: number[] };
type Font = {
  unitsPerEm: number;
  layout(text: string): {
    glyphs: { path: { commands: Command[] } }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};

const font = fontkit.create(
  readFileSync(path.join(__dirname, '../../fonts/document-regular.ttf')),
) as unknown as Font;
/** Lines of dots that a row is looked at in: edges are smooth. */
const SLICES = 4;
const CURVE_STEPS = 5;

/** A picture of lines of text as a camera or a scanner sees them, the same on every machine. */
export function drawText(lines: readonly DrawnLine[], look: Look): Luma {
  const { width, height, tilt = 0, noise = 0, paper = 255 } = look;
  const ink = new Float32Array(width * height);
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const lean = ([x, y]: Point): Point => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
  };
  for (const [text, x, y, size] of lines) {
    const scale = size / font.unitsPerEm;
    let pen = x;
    const { glyphs, positions } = font.layout(text);
    for (const [at, { path: outline }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const place = (px: number, py: number) =>
        lean([pen + (px + xOffset) * scale, y - (py + yOffset) * scale]);
      fill(ink, width, height, contoursOf(outline.commands, place));
      pen += xAdvance * scale;
    }
  }
  let seed = 1;
  const values = new Uint8Array(width * height);
  for (const [at, part] of ink.entries()) {
    seed = (seed * 16_807) % 2_147_483_647;
    const grain = ((seed % 1000) / 500 - 1) * noise;
    values[at] = Math.min(255, Math.max(0, paper - Math.min(1, part) * (paper - 25) + grain));
  }
  return { values, width, height };
}

function contoursOf(
  commands: readonly Command[],
  place: (x: number, y: number) => Point,
): Point[][] {
  const contours: Point[][] = [];
  let [x, y] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    if (command === 'quadraticCurveTo')
      for (let step = 1; step < CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS;
        const on = (from: number, by: number, to: number) =>
          (1 - t) ** 2 * from + 2 * (1 - t) * t * by + t ** 2 * to;
        contours.at(-1)!.push(place(on(x, args[0]!, args[2]!), on(y, args[1]!, args[3]!)));
      }
    if (args.length < 2) continue;
    [x, y] = [args.at(-2)!, args.at(-1)!];
    contours.at(-1)!.push(place(x, y));
  }
  return contours;
}

/** Adds the part of each dot that lies inside the contours (non-zero winding). */
function fill(ink: Float32Array, width: number, height: number, contours: readonly Point[][]) {
  const edges = contours.flatMap((points) =>
    points.map((from, at) => [from, points[(at + 1) % points.length]!] as const),
  );
  const ys = contours.flat().map(([, y]) => y);
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)));
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= bottom; row += 1)
    for (let slice = 0; slice < SLICES; slice += 1) {
      const y = row + (slice + 0.5) / SLICES;
      const crossings = edges
        .filter(([[, from], [, to]]) => from <= y !== to <= y)
        .map(([[ax, ay], [bx, by]]) => ({
          x: ax + ((y - ay) / (by - ay)) * (bx - ax),
          way: by > ay ? 1 : -1,
        }))
        .toSorted((a, b) => a.x - b.x);
      let winding = 0;
      for (const [at, { x, way }] of crossings.entries()) {
        winding += way;
        const end = crossings[at + 1]?.x ?? x;
        if (winding === 0) continue;
        for (let dot = Math.max(0, Math.floor(x)); dot < Math.min(width, end); dot += 1)
          ink[row * width + dot]! +=
            Math.max(0, Math.min(end, dot + 1) - Math.max(x, dot)) / SLICES;
      }
    }
}
