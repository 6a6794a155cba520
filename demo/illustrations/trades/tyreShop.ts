import { ellipse, path, rect } from '../shapes';
import { wheel } from '../vehicles/wheel';
import { looks, person } from './person';
import { workshop } from './workshop';
import type { Trade } from './trade';

/** Racks of tyres and a fitter at the machine. */
export const tyreShop: Trade = (s, light, _season, random) => {
  const rack = [0, 1]
    .map(
      (row) =>
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            wheel(
              s,
              light,
              120 + i * 150,
              330 + row * 210,
              78,
              random.pick(['five', 'ten', 'twin', 'mesh', 'steel']),
              i * 23,
              random.pick(['#c3c8cd', '#5a6168', '#c3c8cd']),
            ),
          )
          .join('') + rect(30, 408 + row * 210, 930, 12, light.on('#4a545b')),
    )
    .join('');
  const machine =
    rect(1090, 640, 250, 380, s.fade(light.on('#d0453c'), light.on('#8a2a26')), { rx: 20 }) +
    rect(1300, 250, 60, 400, light.on('#b9c1c7'), { rx: 12 }) +
    rect(1140, 250, 220, 44, light.on('#9aa3aa'), { rx: 12 }) +
    rect(1170, 290, 34, 220, light.on('#cdd4d9'), { rx: 8 }) +
    ellipse(1190, 640, 190, 44, '#2a2e33') +
    ellipse(1190, 600, 190, 60, '#1c1f23') +
    ellipse(1190, 590, 120, 34, light.on('#aab2b8')) +
    ellipse(1190, 590, 40, 12, '#2a2e33') +
    rect(1110, 940, 90, 26, '#23272b', { rx: 6 });
  const pile = [0, 1, 2, 3]
    .map(
      (i) =>
        path(`M60 ${1090 - i * 74}a120 24 0 0 0 240 0v-56H60Z`, light.on('#24282d')) +
        ellipse(180, 1034 - i * 74, 120, 26, light.on('#33383e')) +
        ellipse(180, 1034 - i * 74, 74, 15, light.on('#14171a')),
    )
    .join('');
  return (
    workshop(s, light, '#57534a', false) +
    rect(20, 230, 950, 420, light.on('#6b7379'), { opacity: 0.35 }) +
    rack +
    machine +
    person(light, 960, 1060, 520, looks.technician, 'working') +
    pile +
    wheel(s, light, 520, 950, 140, 'twin', 30)
  );
};
