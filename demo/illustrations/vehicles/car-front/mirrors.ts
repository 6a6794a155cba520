import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { path, rect } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { twice } from './mirrored';

export function mirrors(s: Sketch, light: Light, face: CarFace, color: string): string {
  const x = face.width / 2 - 14;
  const y = -face.cowl;
  return twice(
    path(
      rounded([
        [x, y + 1, 2],
        [x + 21, y + 3, 5],
        [x + 22, y - 9, 6],
        [x + 6, y - 10, 5],
      ]),
      s.fade(lighter(color, 0.4), darker(color, 0.35)),
    ) + rect(x - 6, y - 2, 10, 4, light.on('#22262b')),
  );
}
