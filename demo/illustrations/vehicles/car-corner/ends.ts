import { darker } from '../../color';
import type { Light } from '../../light';
import { group, polygon } from '../../shapes';
import { round, type Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { plate } from '../car-front/plate';
import type { CarShape, Corner } from '../car-shapes/CarShape';
import type { CarSubject } from '../subject';
import type { Camera, Vertex } from './camera';
import type { Surface } from './surface';

type Edge = readonly (readonly [number, number])[];

/** What stands on the nose: lamps, grille, plate. */
export function nose(
  s: Sketch,
  light: Light,
  camera: Camera,
  surface: Surface,
  edge: Edge,
  car: CarShape,
  face: CarFace,
  subject: CarSubject,
): string {
  const on = patchesOn(camera, surface, edge.slice(0, Math.ceil(edge.length / 2)), car.sill);
  const { nose: top, sill } = face;
  const black = light.on('#15181c');
  const lens = s.fade('#f7fafc', '#93a1ab');
  const [low, high] = spanOf(car.headlight);
  const lamp = (side: 1 | -1) => {
    const [a, b] = [side * 0.56, side * 0.99];
    return (
      on(low - 3, Math.min(high, top + 2), a, b, black) +
      on(low, Math.min(high - 3, top - 1), a + side * 0.03, b, lens)
    );
  };
  const grille =
    subject.grille === 'closed'
      ? ''
      : on(top - 22, top - 6, -0.46, 0.46, black) +
        on(top - 15, top - 13, -0.44, 0.44, light.on('#b9c0c6'));
  return (
    on(sill + 10, sill + 24, -0.72, 0.72, black) +
    on(sill - 4, sill + 4, -0.9, 0.9, light.on('#22262b')) +
    grille +
    lamp(-1) +
    lamp(1) +
    plateOn(camera, surface, xAt(edge, sill + 32), sill + 32, subject.plate)
  );
}

/** What stands on the tail: lamps, plate, the dark of the bumper. */
export function tail(
  s: Sketch,
  light: Light,
  camera: Camera,
  surface: Surface,
  edge: Edge,
  car: CarShape,
  face: CarFace,
  subject: CarSubject,
): string {
  const rear = edge.slice(Math.floor(edge.length / 2)).toReversed();
  const on = patchesOn(camera, surface, rear, car.sill);
  const red = s.fade('#e2473c', '#8a1219');
  const [low, high] = spanOf(car.tailLight);
  const lamp = (side: 1 | -1) => on(low, high - 2, side * 0.62, side * 0.99, red);
  const plateAt = (low + face.sill) / 2 + 6;
  return (
    on(face.sill - 4, face.sill + 12, -0.9, 0.9, light.on('#1c2024')) +
    lamp(-1) +
    lamp(1) +
    plateOn(camera, surface, xAt(rear, plateAt), plateAt, subject.plate)
  );
}

/** A pane that follows the outline between two heights: the windscreen, the rear window. */
export function pane(
  s: Sketch,
  light: Light,
  camera: Camera,
  surface: Surface,
  edge: Edge,
  glass: readonly Corner[],
): string {
  const [low, high] = spanOf(glass);
  const xs = glass.map(([x]) => x);
  const within = edge.filter(
    ([x, height]) =>
      height >= low + 1 &&
      height <= high - 2 &&
      x >= Math.min(...xs) - 6 &&
      x <= Math.max(...xs) + 6,
  );
  const ends = [low + 2, high - 3].map(
    (height) =>
      [xBetween(edge, height, Math.min(...xs) - 12, Math.max(...xs) + 12), height] as const,
  );
  const line = [...within, ...ends].toSorted((a, b) => a[1] - b[1]);
  const across = (height: number) => (height > (low + high) / 2 ? 0.88 : 0.91);
  const outline = [
    ...line.map(([x, height]) => surface(x, height, -across(height))),
    ...[-0.5, 0, 0.5].map((u) => surface(line.at(-1)![0], line.at(-1)![1], u)),
    ...line.toReversed().map(([x, height]) => surface(x, height, across(height))),
    ...[0.5, 0, -0.5].map((u) => surface(line[0]![0], line[0]![1], u)),
  ];
  const deep = light.on('#1d2830');
  const fill = s.linear([
    [0, light.sky[1]![1], 0.75],
    [0.45, deep, 0.92],
    [1, darker(deep, 0.3)],
  ]);
  const points = outline.map(camera.see);
  return polygon(points, deep, { stroke: '#0d0f13', 'stroke-width': 5 }) + polygon(points, fill);
}

const spanOf = (corners: readonly Corner[]) => {
  const heights = corners.map(([, height]) => height);
  return [Math.min(...heights), Math.max(...heights)] as const;
};

/** How far along the outline is at a height, going up from its first point. */
function xAt(edge: Edge, height: number): number {
  const above = edge.findIndex(([, each]) => each >= height);
  const [x, high] = edge[Math.max(0, above)]!;
  const [fromX, low] = edge[Math.max(0, above - 1)]!;
  return high === low ? x : fromX + ((x - fromX) * (height - low)) / (high - low);
}

function xBetween(edge: Edge, height: number, from: number, to: number): number {
  for (let at = 1; at < edge.length; at += 1) {
    const [ax, ah] = edge[at - 1]!;
    const [bx, bh] = edge[at]!;
    if (Math.min(ah, bh) > height || Math.max(ah, bh) < height || ah === bh) continue;
    const x = ax + ((bx - ax) * (height - ah)) / (bh - ah);
    if (x >= from && x <= to) return x;
  }
  return (from + to) / 2;
}

/** Paints a piece of an end between two heights and two places across. */
const patchesOn =
  (camera: Camera, surface: Surface, edge: Edge, lowest: number) =>
  (low: number, high: number, from: number, to: number, fill: string): string => {
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => from + (to - from) * t);
    const at = (height: number, across: number) =>
      camera.see(surface(xAt(edge, Math.max(height, lowest - 2)), height, across));
    return polygon(
      [...steps.map((u) => at(high, u)), ...steps.toReversed().map((u) => at(low, u))],
      fill,
    );
  };

function plateOn(
  camera: Camera,
  surface: Surface,
  x: number,
  height: number,
  text: string,
): string {
  const middle = surface(x, height, 0);
  const moved = (dh: number, dz: number): Vertex => [middle[0], middle[1] + dh, middle[2] + dz];
  const [ox, oy] = camera.see(moved(0, 0));
  const [rx, ry] = camera.see(moved(0, 10));
  const [dx, dy] = camera.see(moved(-10, 0));
  const turn = rx < ox ? -1 : 1; // read from left to right, whichever side is seen
  const part = (value: number) => round(value * 10) / 100;
  return group(
    `matrix(${part(turn * (rx - ox))} ${part(turn * (ry - oy))} ${part(dx - ox)} ${part(dy - oy)} ${round(ox)} ${round(oy)})`,
    plate(text, 0),
  );
}
