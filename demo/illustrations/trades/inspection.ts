import { darker } from '../color';
import { circle, ellipse, group, rect, stroke } from '../shapes';
import { carFront } from '../vehicles/car-front/carFront';
import { lettersCentred } from '../vehicles/glyphs';
import { looks, person } from './person';
import { workshop } from './workshop';
import type { Trade } from './trade';
import { carPaints } from './carPaints';

/** A car on the inspection rollers with the lamp tester. */
export const inspection: Trade = (s, light, _season, random) => {
  const car = group(
    'translate(800 1050) scale(4.4)',
    carFront(s, light, random.pick(['hatchback', 'suv', 'estate']), {
      color: random.pick(carPaints),
      grille: 'slats',
      lamp: 'round',
      plate: 'SB 07 ITP',
    }),
  );
  const sign =
    rect(1130, 130, 340, 250, '#2d6a4f', { rx: 22 }) +
    rect(1146, 146, 308, 218, 'none', { rx: 16, stroke: '#ffffff', 'stroke-width': 8 }) +
    lettersCentred('ITP', 1300, 186, 84, '#ffffff', 0.16) +
    stroke('M1230 320l34 26l70 -54', '#9be7b4', 16);
  const tester =
    rect(170, 620, 40, 420, light.on('#4c565d')) +
    rect(110, 640, 230, 150, light.on('#e0a63a'), { rx: 18 }) +
    ellipse(226, 714, 74, 56, '#1b1f23') +
    ellipse(226, 714, 58, 43, '#dff2fb') +
    rect(90, 1030, 260, 26, '#2a2e33', { rx: 8 });
  const rollers = [520, 920]
    .map(
      (x) =>
        rect(x, 1046, 170, 54, '#22262a', { rx: 8 }) +
        [0, 1]
          .map((i) => rect(x + 8, 1052 + i * 24, 154, 18, s.fade('#c6ccd1', '#545c63'), { rx: 9 }))
          .join(''),
    )
    .join('');
  const limits = ['#e04a3a', '#f0b23a', '#3fc46a']
    .map((color, i) => circle(60, 220 + i * 90, 34, i === 2 ? color : darker(light.on(color), 0.4)))
    .join('');
  return (
    workshop(s, light, '#2f6f5c') +
    rect(16, 160, 88, 300, '#20252a', { rx: 20 }) +
    limits +
    sign +
    rollers +
    car +
    tester +
    person(
      light,
      1290,
      1070,
      500,
      { ...looks.mechanic, shirt: '#2f6f5c', trousers: '#2a3a44' },
      'holding',
      true,
    ) +
    rect(1196, 760, 70, 92, '#f4f2ea', { rx: 6 }) +
    [0, 1, 2].map((i) => rect(1206, 778 + i * 20, 50, 8, '#9aa3aa')).join('')
  );
};
