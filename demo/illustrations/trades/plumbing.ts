import { darker, lighter } from '../color';
import { circle, ellipse, rect, stroke } from '../shapes';
import { lettersCentred } from '../vehicles/glyphs';
import { looks, person } from './person';
import { room } from './room';
import type { Trade } from './trade';

/** Pipes, a boiler and the plumber's box. */
export const plumbing: Trade = (s, light, _season, random) => {
  const copper = light.on('#c97b48');
  const pipe = s.linear([
    [0, lighter(copper, 0.4)],
    [0.5, copper],
    [1, darker(copper, 0.35)],
  ]);
  const tiles =
    Array.from({ length: 10 }, (_, i) =>
      stroke(`M0 ${40 + i * 86}H1600`, '#ffffff', 4, { opacity: 0.6 }),
    ).join('') +
    Array.from({ length: 18 }, (_, i) =>
      stroke(`M${i * 94} 0V820`, '#ffffff', 4, { opacity: 0.6 }),
    ).join('');
  const boiler =
    rect(
      210,
      150,
      330,
      470,
      s.across([
        [0, '#ffffff'],
        [0.6, light.on('#eceff0')],
        [1, light.on('#c9d1d5')],
      ]),
      { rx: 26 },
    ) +
    rect(270, 470, 210, 90, '#1d2429', { rx: 12 }) +
    lettersCentred('55', 340, 494, 42, '#57e0c0') +
    circle(436, 515, 26, light.on('#c9d1d5')) +
    stroke('M436 515v-18', '#e0573f', 6) +
    rect(330, 60, 90, 100, light.on('#b9c1c6'));
  const runs = [280, 360, 440]
    .map(
      (x, i) =>
        rect(x, 620, 22, 150 + i * 40, pipe) +
        rect(x, 750 + i * 40, 700 - i * 90, 22, pipe) +
        circle(x + 11, 761 + i * 40, 18, copper),
    )
    .join('');
  const radiator =
    rect(940, 540, 500, 250, light.on('#e3e7e9'), { rx: 14 }) +
    Array.from({ length: 10 }, (_, i) =>
      rect(
        958 + i * 47,
        552,
        36,
        226,
        s.across([
          [0, '#ffffff'],
          [1, light.on('#bcc5ca')],
        ]),
        { rx: 12 },
      ),
    ).join('') +
    circle(930, 760, 20, '#d9dee1') +
    rect(900, 748, 30, 24, '#b23a34', { rx: 5 });
  const box =
    ellipse(1290, 1100, 190, 22, '#000000', { opacity: 0.25 }) +
    rect(1120, 960, 340, 140, light.on('#c33b32'), { rx: 14 }) +
    rect(1120, 960, 340, 34, light.on('#e0695c'), { rx: 10 }) +
    stroke('M1220 960q0 -60 70 -60t70 60', '#2a2e33', 16) +
    rect(1262, 984, 56, 30, '#d9dee1', { rx: 5 });
  return (
    room(s, light, random.pick(['#bcd3d6', '#cfd8c2', '#d9cdbf']), '#b7a78f') +
    tiles +
    boiler +
    runs +
    radiator +
    person(
      light,
      720,
      1080,
      520,
      { ...looks.mechanic, shirt: '#e98b2a', trousers: '#34424e', cap: '#34424e' },
      'working',
      true,
    ) +
    box +
    stroke('M560 830l60 -46', light.on('#8d959c'), 20)
  );
};
