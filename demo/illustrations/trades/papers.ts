import { darker, lighter } from '../color';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import { lettersCentred } from '../vehicles/glyphs';
import type { Trade } from './trade';

/** Plates, papers and a stamp on a counter. */
export const papers: Trade = (s, light, _season, random) => {
  const plateOf = (x: number, y: number, turn: number, text: string) =>
    group(
      `rotate(${turn} ${x + 330} ${y + 75})`,
      rect(x + 10, y + 14, 660, 150, '#000000', { opacity: 0.3, rx: 16 }),
      rect(x, y, 660, 150, '#f6f7f4', { rx: 16, stroke: '#20242a', 'stroke-width': 7 }),
      rect(x + 6, y + 6, 72, 138, '#1f4fa3', { rx: 10 }),
      circle(x + 42, y + 50, 20, 'none', {
        stroke: '#f3d24b',
        'stroke-width': 6,
        'stroke-dasharray': '5 7',
      }),
      lettersCentred('RO', x + 42, y + 96, 26, '#ffffff', 0.16),
      lettersCentred(text, x + 368, y + 36, 78, '#16191d', 0.16),
    );
  const form = group(
    'rotate(-6 420 560)',
    rect(214, 256, 440, 600, '#000000', { opacity: 0.22 }),
    rect(200, 240, 440, 600, '#f2f6ec', { rx: 6 }),
    rect(200, 240, 440, 70, '#7fa08c'),
    ...Array.from({ length: 10 }, (_, i) =>
      rect(236, 344 + i * 46, 366 - ((i * 47) % 130), 13, '#a9b4aa', { rx: 6 }),
    ),
    circle(540, 740, 64, 'none', { stroke: '#8a3a7a', 'stroke-width': 8, opacity: 0.7 }),
    stroke('M500 740h80', '#8a3a7a', 6, { opacity: 0.7 }),
  );
  const stamp =
    ellipse(1330, 560, 110, 26, '#000000', { opacity: 0.3 }) +
    rect(1230, 500, 200, 50, '#3a2a22', { rx: 10 }) +
    path(
      rounded([
        [1270, 500, 6],
        [1390, 500, 6],
        [1370, 400, 30],
        [1290, 400, 30],
      ]),
      light.on('#8a5a3a'),
    ) +
    circle(
      1330,
      360,
      62,
      s.radial(
        [
          [0, '#c98a5a'],
          [1, '#6f4328'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    );
  const keys =
    stroke('M900 420l120 90', '#c9d0d5', 22) +
    circle(880, 400, 56, 'none', { stroke: '#c9d0d5', 'stroke-width': 16 }) +
    rect(1010, 470, 80, 130, '#22262b', { rx: 26, transform: 'rotate(-40 1050 530)' });
  const top = light.on(random.pick(['#5f7f8a', '#7a6a8a', '#6f8a6a']));
  return (
    rect(0, 0, 1600, 1200, s.fade(lighter(top, 0.2), darker(top, 0.3))) +
    polygon(
      [
        [0, 0],
        [700, 0],
        [200, 1200],
        [0, 1200],
      ],
      '#ffffff',
      { opacity: 0.07 },
    ) +
    form +
    stamp +
    keys +
    plateOf(700, 700, -4, 'SB 26 ACT') +
    plateOf(640, 910, 3, 'SB 08 NOU')
  );
};
