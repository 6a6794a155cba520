import { group, path, rect, stroke } from '../shapes';
import { carFront } from '../vehicles/car-front/carFront';
import { lettersCentred } from '../vehicles/glyphs';
import { workshop } from './workshop';
import type { Trade } from './trade';
import { carPaints } from './carPaints';

/** A laptop on the wing, reading an engine. */
export const diagnosis: Trade = (s, light, _season, random) => {
  const car = group(
    'translate(980 1060) scale(5.2)',
    carFront(s, light, 'sedan', {
      color: random.pick(carPaints),
      grille: 'hex',
      lamp: 'angular',
      plate: 'SB 24 DGN',
    }),
  );
  const wave = Array.from(
    { length: 12 },
    (_, i) => `l14 0l6 ${i % 3 ? -30 : -86}l8 ${i % 3 ? 44 : 120}l6 ${i % 3 ? -14 : -34}`,
  ).join('');
  const screen =
    rect(90, 430, 520, 330, '#14181c', { rx: 18 }) +
    rect(110, 450, 480, 290, s.fade('#123241', '#0a1f29'), { rx: 8 }) +
    stroke(`M130 640${wave}`, '#41e0a5', 6) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(130 + i * 114, 474, 96, 60, ['#1d5a6e', '#5f4a1a', '#1d5a6e', '#6b2430'][i]!, {
            rx: 8,
          }) + lettersCentred(['12.4', '88', '0.9', 'P01'][i]!, 178 + i * 114, 490, 26, '#e4f6fb'),
      )
      .join('');
  const base =
    path('M60 770H640L690 812H20Z', light.on('#b9c1c7')) +
    path('M20 812H690V830H20Z', light.on('#7d868d'));
  const cable =
    stroke('M640 800Q760 860 790 930', '#22262b', 10) +
    rect(770, 920, 44, 60, '#2f6fb0', { rx: 8 });
  return (
    workshop(s, light, '#3d5f7d', false) +
    car +
    rect(0, 830, 700, 400, s.fade(light.on('#6b747b'), light.on('#3d454b'))) +
    rect(0, 830, 700, 26, light.on('#8f989e')) +
    [0, 1, 2]
      .map(
        (i) =>
          rect(30, 890 + i * 96, 640, 74, light.on('#b23a34'), { rx: 8 }) +
          rect(280, 918 + i * 96, 140, 16, '#d9dee1', { rx: 8 }),
      )
      .join('') +
    screen +
    base +
    cable
  );
};
