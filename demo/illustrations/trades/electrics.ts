import { circle, group, polygon, rect, stroke } from '../shapes';
import { lettersCentred } from '../vehicles/glyphs';
import { looks, person } from './person';
import { room } from './room';
import type { Trade } from './trade';

/** The open fuse board and a tester. */
export const electrics: Trade = (s, light, _season, random) => {
  const wall = random.pick(['#d8d3c6', '#c7d0d4', '#dccdb6']);
  const breakers = [0, 1, 2]
    .map(
      (row) =>
        rect(500, 268 + row * 200, 480, 18, '#9aa3aa') +
        Array.from(
          { length: 9 },
          (_, i) =>
            rect(506 + i * 52, 216 + row * 200, 46, 124, s.fade('#ffffff', '#cfd6da'), { rx: 6 }) +
            rect(
              518 + i * 52,
              (i * 7 + row) % 5 === 0 ? 282 + row * 200 : 250 + row * 200,
              22,
              36,
              (i * 7 + row) % 5 === 0 ? '#c33b32' : '#2b3036',
              { rx: 5 },
            ),
        ).join(''),
    )
    .join('');
  const wires = ['#c33b32', '#2f6fb0', '#3f8a55', '#d9a02e', '#7a5a3a']
    .map((color, i) =>
      stroke(
        `M${540 + i * 90} 140Q${560 + i * 70} 180 ${528 + i * 104} 216M${528 + i * 104} 340Q${500 + i * 110} 380 ${560 + i * 90} 416`,
        light.on(color),
        9,
      ),
    )
    .join('');
  const tester = group(
    'rotate(-14 1240 820)',
    rect(1150, 660, 190, 330, '#e0a63a', { rx: 30 }),
    rect(1172, 690, 146, 90, '#1c2b24', { rx: 10 }),
    lettersCentred('230', 1245, 712, 44, '#8ff0b5'),
    circle(1245, 870, 54, '#2a2e33'),
    stroke('M1245 870v-40', '#ffffff', 8),
    circle(1200, 958, 13, '#c33b32'),
    circle(1290, 958, 13, '#20242a'),
  );
  const probes =
    stroke('M1200 970Q1100 1130 900 1000Q800 930 860 620', '#c33b32', 10) +
    stroke('M1300 960Q1320 1160 1000 1120Q720 1080 700 640', '#20242a', 10) +
    rect(846, 470, 24, 150, '#c33b32', { rx: 10 }) +
    rect(688, 490, 24, 150, '#20242a', { rx: 10 }) +
    stroke('M858 470v-50M700 490v-50', '#c9d0d5', 6);
  const cover = group(
    'rotate(8 1240 420)',
    rect(1080, 150, 430, 430, '#e9edef', { rx: 24, opacity: 0.95 }),
    polygon(
      [
        [1296, 220],
        [1210, 380],
        [1280, 380],
        [1252, 500],
        [1370, 330],
        [1296, 330],
      ],
      '#e8a522',
    ),
  );
  return (
    room(s, light, wall, '#8c7a65', 1080) +
    rect(430, 110, 620, 720, '#6b747b', { rx: 20 }) +
    rect(448, 128, 584, 684, '#f1f3f3', { rx: 12 }) +
    breakers +
    wires +
    cover +
    person(light, 230, 1160, 760, { ...looks.technician, shirt: '#2f62a8' }, 'working') +
    probes +
    tester
  );
};
