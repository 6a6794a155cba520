import { lightNamed } from '../light';
import { circle, ellipse, faded, group, path, rect, stroke } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { lettersCentred } from '../vehicles/glyphs';
import type { Cover } from './Cover';
import { backdrop } from './coverParts';

/** Calculator, coins and a car: the yearly tax. */
export const tax: Cover = (s) => {
  const light = lightNamed('day');
  const coin = (x: number, y: number) =>
    path(`M${x - 74} ${y}v24a74 20 0 0 0 148 0v-24Z`, '#c98f22') +
    ellipse(x, y, 74, 20, '#f2c14e') +
    ellipse(x, y, 54, 13, '#dba735');
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, i) => coin(x, 930 - i * 30)).join('');
  const keys = Array.from({ length: 16 }, (_, i) =>
    rect(248 + (i % 4) * 76, 560 + Math.floor(i / 4) * 84, 62, 66, keyColor(i), { rx: 14 }),
  ).join('');
  const calculator =
    rect(222, 300, 360, 640, '#08222a', { opacity: 0.25, rx: 40, transform: 'translate(16 20)' }) +
    rect(216, 290, 360, 640, '#27343b', { rx: 40 }) +
    rect(248, 330, 296, 120, '#d4e6d3', { rx: 16 }) +
    lettersCentred('2026', 396, 362, 58, '#20352c', 0.13) +
    rect(248, 486, 296, 40, '#35454d', { rx: 12 }) +
    group('translate(0 0)', keys);
  return (
    backdrop(s, '#0f6b6b') +
    ellipse(1020, 964, 560, 46, '#06343a', { opacity: 0.35 }) +
    placeCar(
      carSide(s, light, 'sedan', { color: '#e0a02c', rim: 'five', turn: 9 }),
      'sedan',
      1060,
      900,
      1.7,
      false,
    ) +
    calculator +
    pile(1150, 2) +
    pile(1320, 6) +
    pile(1480, 4) +
    faded(
      0.92,
      circle(790, 330, 34, 'none', { stroke: '#ffffff', 'stroke-width': 16 }),
      circle(900, 450, 34, 'none', { stroke: '#ffffff', 'stroke-width': 16 }),
      stroke('M920 310L770 470', '#ffffff', 16),
      lettersCentred('LEI', 1170, 330, 110, '#ffffff', 0.15),
    )
  );
};

function keyColor(i: number): string {
  if (i === 15) return '#f0a63a';
  return i % 4 === 3 ? '#3d7f86' : '#e6ebec';
}
