import { darker, lighter } from '../color';
import { circle, group, path, polygon, rect, stroke } from '../shapes';
import { lettersCentred } from '../vehicles/glyphs';
import type { Trade } from './trade';

/** Charts, a calculator, tidy papers. */
export const accounting: Trade = (s, light, _season, random) => {
  const sheetOf = (x: number, y: number, turn: number, inner: string) =>
    group(
      `rotate(${turn} ${x + 210} ${y + 280})`,
      rect(x + 12, y + 16, 420, 560, '#000000', { opacity: 0.22, rx: 6 }),
      rect(x, y, 420, 560, '#fbfaf5', { rx: 6 }),
      inner,
    );
  const bars =
    [90, 160, 120, 220, 260]
      .map((h, i) =>
        rect(
          330 + i * 66,
          620 - h,
          44,
          h,
          ['#2a7f7f', '#e0a63a', '#2a7f7f', '#c9565a', '#2a7f7f'][i]!,
          { rx: 5 },
        ),
      )
      .join('') +
    stroke('M310 626H680', '#4a545b', 5) +
    rect(310, 290, 200, 22, '#3d4a53', { rx: 6 });
  const rows =
    Array.from(
      { length: 11 },
      (_, i) =>
        rect(830, 350 + i * 40, 200 - (i % 3) * 40, 13, '#b7bfc4', { rx: 6 }) +
        rect(1110, 350 + i * 40, 70, 13, i % 4 === 3 ? '#c9565a' : '#7d878e', { rx: 6 }),
    ).join('') + rect(830, 290, 240, 24, '#2a7f7f', { rx: 6 });
  const calculator = group(
    'rotate(10 1340 820)',
    rect(1200, 600, 280, 430, '#000000', { opacity: 0.25, rx: 26, transform: 'translate(14 18)' }),
    rect(1200, 600, 280, 430, '#2f373e', { rx: 26 }),
    rect(1226, 628, 228, 84, '#c9d9c2', { rx: 8 }),
    lettersCentred('1250.5', 1346, 650, 38, '#20302a'),
    ...Array.from({ length: 16 }, (_, i) =>
      rect(
        1228 + (i % 4) * 58,
        738 + Math.floor(i / 4) * 68,
        48,
        54,
        i % 4 === 3 ? '#e0a63a' : '#5a656e',
        { rx: 10 },
      ),
    ),
  );
  const pen = group(
    'rotate(-38 700 900)',
    rect(520, 886, 340, 24, s.fade('#3a5f9a', '#1f3866'), { rx: 10 }),
    polygon(
      [
        [520, 886],
        [480, 898],
        [520, 910],
      ],
      '#d9c27a',
    ),
    rect(800, 880, 70, 8, '#d9c27a'),
  );
  const cup =
    circle(170, 250, 130, '#000000', { opacity: 0.18 }) +
    circle(160, 236, 130, '#f1ece2') +
    circle(160, 236, 104, '#e2dacb') +
    circle(160, 236, 88, '#5a3a26') +
    path('M110 200Q150 170 200 200', 'none', {
      stroke: '#8a6246',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }) +
    circle(282, 236, 40, 'none', { stroke: '#f1ece2', 'stroke-width': 22 });
  const wood = light.on(random.pick(['#9a7048', '#7a5a44', '#b88f62']));
  const grain = Array.from({ length: 6 }, (_, i) =>
    rect(0, i * 200, 1600, 196, s.fade(lighter(wood, 0.05 + (i % 3) * 0.03), darker(wood, 0.07))),
  ).join('');
  return (
    rect(0, 0, 1600, 1200, wood) +
    grain +
    sheetOf(280, 240, -5, bars) +
    sheetOf(800, 240, 4, rows) +
    calculator +
    pen +
    cup
  );
};
