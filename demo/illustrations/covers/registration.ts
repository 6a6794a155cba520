import { lightNamed } from '../light';
import { createRandom } from '../random';
import { scenes } from '../scenes/scenes';
import { group, rect } from '../shapes';
import { WIDTH } from '../sketch';
import { carFront } from '../vehicles/car-front/carFront';
import type { Cover } from './Cover';
import { sheet, tick } from './coverParts';

/** A car with fresh plates and a list with ticks. */
export const registration: Cover = (s) => {
  const light = lightNamed('morning');
  const { back } = scenes.oldTown(s, light, 'summer', createRandom('registration'));
  const list = sheet(
    1060,
    300,
    380,
    560,
    5,
    rect(1060, 300, 380, 70, '#0f6b6b', { rx: 14 }),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        tick(1116, 430 + i * 84, 26) +
        rect(1164, 416 + i * 84, [220, 180, 236, 150, 200][i]!, 16, '#b9c0c4', { rx: 8 }) +
        rect(1164, 442 + i * 84, [140, 200, 120, 190, 130][i]!, 12, '#dde1e3', { rx: 6 }),
    ),
  );
  return (
    back +
    rect(0, 0, WIDTH, 1200, '#0c2a33', { opacity: 0.16 }) +
    group(
      'translate(570 1010) scale(3.9)',
      carFront(s, light, 'suv', {
        color: '#1f4e8c',
        grille: 'hex',
        lamp: 'angular',
        plate: 'SB 26 NOU',
      }),
    ) +
    list
  );
};
