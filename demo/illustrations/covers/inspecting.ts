import { lightNamed } from '../light';
import { createRandom } from '../random';
import { scenes } from '../scenes/scenes';
import { circle, group, rect, stroke } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { lettersCentred } from '../vehicles/glyphs';
import type { Cover } from './Cover';

/** A magnifier over a used car, with what to look at. */
export const inspecting: Cover = (s) => {
  const light = lightNamed('overcast');
  const { back } = scenes.parking(s, light, 'autumn', createRandom('inspecting'));
  const paint = { color: '#2d5a45', rim: 'five' as const, turn: 10 };
  const car = placeCar(carSide(s, light, 'sedan', paint), 'sedan', 800, 990, 2.7, false);
  const lens = 'M960 760a210 210 0 1 0 420 0a210 210 0 1 0 -420 0Z';
  const big = group('translate(-1170 -900) scale(2)', car);
  const mark = (x: number, y: number) =>
    circle(x, y, 40, '#ffffff', { opacity: 0.25 }) +
    circle(x, y, 26, '#f0a63a') +
    lettersCentred('+', x, y - 15, 32, '#ffffff', 0.16);
  return (
    back +
    car +
    mark(420, 810) +
    mark(640, 640) +
    mark(760, 850) +
    stroke('M1320 910L1470 1060', '#2a2f34', 64) +
    stroke('M1322 912L1468 1058', '#c97f2e', 40) +
    s.clipped(lens, rect(900, 500, 560, 560, '#6b7379'), big) +
    circle(1170, 760, 210, 'none', { stroke: '#e9edef', 'stroke-width': 30 }) +
    circle(1170, 760, 226, 'none', { stroke: '#3a4147', 'stroke-width': 7 }) +
    stroke('M1030 680A160 160 0 0 1 1130 606', '#ffffff', 16, { opacity: 0.6 })
  );
};
