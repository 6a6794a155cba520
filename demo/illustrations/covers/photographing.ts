import { lightNamed } from '../light';
import { createRandom } from '../random';
import { scenes } from '../scenes/scenes';
import { circle, rect, stroke } from '../shapes';
import { WIDTH } from '../sketch';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import type { Cover } from './Cover';

/** A phone that frames a car in good light. */
export const photographing: Cover = (s) => {
  const light = lightNamed('morning');
  const random = createRandom('photographing');
  const { back, front } = scenes.mountains(s, light, 'autumn', random);
  const car = placeCar(
    carSide(s, light, 'estate', { color: '#b3262b', rim: 'twin', turn: 14 }),
    'estate',
    800,
    1010,
    2.3,
    false,
  );
  const view = 'M350 350H1250V1040H350Z';
  const thirds = stroke('M650 350V1040M950 350V1040M350 580H1250M350 810H1250', '#ffffff', 3, {
    opacity: 0.65,
  });
  const focus = stroke(
    'M690 700h-40v40M910 700h40v40M690 860h-40v-40M910 860h40v-40',
    '#ffd34d',
    8,
  );
  return (
    back +
    car +
    front +
    rect(0, 0, WIDTH, 1200, '#0a1c26', { opacity: 0.55 }) +
    rect(262, 306, 1120, 776, '#0b0f13', { rx: 70 }) +
    rect(270, 314, 1104, 760, '#20282f', { rx: 64 }) +
    s.clipped(view, back, car, front) +
    thirds +
    focus +
    circle(1312, 694, 40, 'none', { stroke: '#ffffff', 'stroke-width': 8 }) +
    circle(1312, 694, 29, '#ffffff') +
    rect(300, 640, 12, 110, '#0b0f13', { rx: 6 })
  );
};
