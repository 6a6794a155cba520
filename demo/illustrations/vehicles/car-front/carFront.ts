import type { Light } from '../../light';
import type { Sketch } from '../../sketch';
import { carFaces } from '../carFace';
import type { CarBody } from '../car-shapes/carShapes';
import { shadowAndTyres } from './shadowAndTyres';
import { shell } from './shell';
import { windscreen } from './windscreen';
import { bonnet } from './bonnet';
import { bumper } from './bumper';
import { lamps } from './lamps';
import { mirrors } from './mirrors';
import { plate } from './plate';
import type { FrontLook } from '../carLook';

/** A car seen from straight ahead, wheels on y 0, in centimetres. */
export function carFront(s: Sketch, light: Light, body: CarBody, look: FrontLook): string {
  const face = carFaces[body];
  const color = light.on(look.color);
  return [
    shadowAndTyres(s, light, face),
    shell(s, face, color),
    windscreen(s, light, face, color),
    bonnet(s, face, color),
    bumper(s, light, face, color, look.grille),
    lamps(s, light, face, look.lamp),
    mirrors(s, light, face, color),
    plate(look.plate, -face.nose + (face.nose - face.sill) * 0.62),
  ].join('');
}
