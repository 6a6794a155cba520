import { circle, ellipse, path, rect, stroke } from '../shapes';
import { lettersCentred } from '../vehicles/glyphs';
import { looks, person } from './person';
import { room } from './room';
import type { Trade } from './trade';

/** A washing machine on the bench of the repairer. */
export const appliances: Trade = (s, light, _season, random) => {
  const body = rect(
    560,
    400,
    480,
    620,
    s.across([
      [0, '#ffffff'],
      [0.7, light.on('#eef1f2')],
      [1, light.on('#c3ccd1')],
    ]),
    { rx: 26 },
  );
  const door =
    circle(800, 740, 190, light.on('#b4bec4')) +
    circle(800, 740, 168, '#2c343a') +
    circle(
      800,
      740,
      150,
      s.radial([
        [0, '#6fa8c4'],
        [0.7, '#3a6f8c'],
        [1, '#1f3d4e'],
      ]),
    ) +
    [
      [740, 790, '#c9565a'],
      [830, 800, '#e0b04a'],
      [790, 840, '#f1f3f3'],
      [870, 770, '#5f8fc4'],
    ]
      .map(([x, y, c]) => ellipse(x as number, y as number, 62, 40, c as string, { opacity: 0.9 }))
      .join('') +
    path('M690 660Q740 610 820 612', 'none', {
      stroke: '#ffffff',
      'stroke-width': 16,
      opacity: 0.6,
      'stroke-linecap': 'round',
    });
  const panel =
    rect(590, 430, 420, 84, light.on('#dde3e6'), { rx: 14 }) +
    circle(700, 472, 32, '#8d969c') +
    stroke('M700 472v-24', '#2a2e33', 6) +
    rect(780, 450, 130, 46, '#173039', { rx: 8 }) +
    lettersCentred('40', 845, 460, 26, '#6fe3ff') +
    [0, 1].map((i) => circle(944 + i * 40, 472, 12, '#aab3b9')).join('');
  const fridge =
    rect(
      1150,
      180,
      330,
      840,
      s.across([
        [0, light.on('#d6dcdf')],
        [1, light.on('#9fa9af')],
      ]),
      { rx: 20 },
    ) +
    rect(1150, 500, 330, 8, light.on('#7d878d')) +
    rect(1174, 300, 16, 150, '#5d666c', { rx: 8 }) +
    rect(1174, 560, 16, 200, '#5d666c', { rx: 8 });
  return (
    room(s, light, random.pick(['#c9d8d2', '#dfd2bd', '#c8d3de']), '#a58e73', 920) +
    rect(100, 200, 300, 18, light.on('#8a6a4a')) +
    [0, 1, 2]
      .map((i) =>
        rect(
          120 + i * 90,
          120 + i * 8,
          60,
          80 - i * 8,
          light.on(['#c33b32', '#e0a63a', '#4f8f8a'][i]!),
          { rx: 8 },
        ),
      )
      .join('') +
    fridge +
    ellipse(800, 1024, 300, 26, '#000000', { opacity: 0.25 }) +
    body +
    panel +
    door +
    person(
      light,
      370,
      1080,
      600,
      { ...looks.technician, shirt: '#3d6f8a', overall: true },
      'working',
    ) +
    stroke('M510 800l50 -34', '#c9d0d5', 18)
  );
};
