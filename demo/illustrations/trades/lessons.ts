import { circle, ellipse, group, path, polygon, rect, stroke } from '../shapes';
import { letters, lettersCentred } from '../vehicles/glyphs';
import { looks, person } from './person';
import { room } from './room';
import type { Trade } from './trade';
import { desk } from './desk';

/** A teacher at the blackboard. */
export const lessons: Trade = (s, light, _season, random) => {
  const chalk = '#eef3ec';
  const board =
    rect(250, 130, 1010, 560, light.on('#8a6a48'), { rx: 10 }) +
    rect(274, 154, 962, 512, s.fade(light.on('#2f5d4c'), light.on('#234a3c'))) +
    ellipse(700, 420, 300, 120, '#ffffff', { opacity: 0.04 });
  const writing =
    letters('A2+B2=C2', 330, 220, 60, chalk, 0.1) +
    polygon(
      [
        [880, 560],
        [1130, 560],
        [880, 330],
      ],
      'none',
      { stroke: chalk, 'stroke-width': 7 },
    ) +
    lettersCentred('A', 850, 430, 34, chalk, 0.1) +
    lettersCentred('B', 1000, 582, 34, chalk, 0.1) +
    lettersCentred('C', 1034, 410, 34, chalk, 0.1) +
    stroke('M340 560V350M340 560H740', chalk, 6) +
    stroke('M350 540Q460 330 560 470T730 370', '#f2c94c', 8) +
    [0, 1, 2, 3].map((i) => stroke(`M${420 + i * 80} 552v16`, chalk, 5)).join('');
  const books = ['#c33b32', '#e0a63a', '#2f6fb0', '#3f8a55']
    .map(
      (color, i) =>
        rect(1210 - i * 6, 770 - i * 42, 250, 40, light.on(color), { rx: 6 }) +
        rect(1230 - i * 6, 780 - i * 42, 230, 6, '#f4f2ea'),
    )
    .join('');
  const apple =
    circle(1330, 606, 34, light.on('#d0392f')) +
    circle(1352, 606, 32, light.on('#c02f2a')) +
    stroke('M1341 580q4 -22 18 -26', '#5a3d2a', 6) +
    path('M1346 566q24 -22 44 -6q-20 20 -44 6Z', light.on('#5c9a4a'));
  return (
    room(s, light, random.pick(['#e8dcc3', '#d7e0d9', '#e6d3c6']), '#b08b62', 900) +
    board +
    writing +
    desk(s, light, '#c49a66', 810) +
    books +
    apple +
    person(light, 250, 1150, 760, looks.teacher, 'pointing') +
    rect(660, 760, 300, 52, '#f7f5ee', { transform: 'skewX(-20) translate(285 0)' }) +
    stroke('M760 790h150', '#9aa3aa', 4) +
    group(
      'rotate(-30 1020 780)',
      rect(980, 772, 150, 16, '#e8b62f', { rx: 4 }),
      polygon(
        [
          [980, 772],
          [956, 780],
          [980, 788],
        ],
        '#f3d9b0',
      ),
    )
  );
};
