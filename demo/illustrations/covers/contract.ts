import { circle, group, path, polygon, rect, stroke } from '../shapes';
import { lettersCentred } from '../vehicles/glyphs';
import type { Cover } from './Cover';
import { backdrop, sheet, lines } from './coverParts';

/** A contract being signed, the keys beside it. */
export const contract: Cover = (s) => {
  const key = group(
    'rotate(28 1270 640)',
    rect(1210, 470, 150, 250, '#08222a', { opacity: 0.3, rx: 60, transform: 'translate(14 18)' }),
    rect(
      1250,
      690,
      60,
      220,
      s.across([
        [0, '#eef2f4'],
        [1, '#a8b1b7'],
      ]),
      { rx: 8 },
    ),
    path('M1310 760h20v26h-20v22h26v26h-26Z', '#c3cad0'),
    rect(1205, 460, 150, 250, s.fade('#3a424a', '#15191d'), { rx: 60 }),
    circle(1280, 450, 52, 'none', { stroke: '#d5dbdf', 'stroke-width': 16 }),
    ...[0, 1, 2].map((i) => rect(1240, 510 + i * 62, 80, 44, '#4a545d', { rx: 18 })),
  );
  const pen = group(
    'rotate(-36 860 820)',
    rect(700, 806, 420, 34, s.fade('#3b6fb5', '#1d3f73'), { rx: 16 }),
    polygon(
      [
        [700, 806],
        [640, 823],
        [700, 840],
      ],
      '#e2c56f',
    ),
    rect(1010, 800, 110, 10, '#e2c56f', { rx: 4 }),
  );
  const paper = sheet(
    360,
    190,
    640,
    820,
    -4,
    lettersCentred('CONTRACT', 680, 250, 54, '#15383f', 0.12),
    lines(420, 350, 10, 520, 38),
    rect(420, 748, 230, 4, '#7d868c'),
    rect(720, 748, 230, 4, '#7d868c'),
    stroke('M440 736q30 -60 50 -10t40 -26t34 20t50 -30', '#1d3f73', 6),
    stroke('M740 738q20 -40 44 -8t30 -34', '#1d3f73', 6),
    circle(860, 880, 70, 'none', { stroke: '#0f6b6b', 'stroke-width': 8, opacity: 0.6 }),
  );
  return (
    backdrop(s, '#c97f2e') +
    paper +
    pen +
    key +
    circle(190, 440, 110, '#08222a', { opacity: 0.2 }) +
    circle(170, 410, 110, '#f6f1e7') +
    circle(170, 410, 76, '#5a3a26') +
    circle(276, 410, 36, 'none', { stroke: '#f6f1e7', 'stroke-width': 20 })
  );
};
