import type { Light } from '../../light';
import type { Sketch } from '../../sketch';
import { carFaces } from '../carFace';
import { mirrors } from '../car-front/mirrors';
import { plate } from '../car-front/plate';
import { shadowAndTyres } from '../car-front/shadowAndTyres';
import { shell } from '../car-front/shell';
import type { CarBody } from '../car-shapes/carShapes';
import { rearWindow } from './rearWindow';
import { gate } from './gate';
import { lamps } from './lamps';
import { bumper } from './bumper';
import { liftedGate } from './liftedGate';
import { luggage } from './luggage';
import type { RearLook } from '../carLook';

/** A car seen from straight behind, wheels on y 0, in centimetres; `open` lifts the tailgate. */
export function carRear(
  s: Sketch,
  light: Light,
  body: CarBody,
  look: RearLook,
  open = false,
): string {
  const face = carFaces[body];
  const color = light.on(look.color);
  const parts = [
    open ? liftedGate(s, light, face, color) : '',
    shadowAndTyres(s, light, face),
    shell(s, face, color),
    mirrors(s, light, face, color),
  ];
  parts.push(open ? luggage(s, light, face, color) : rearWindow(s, light, face, look));
  parts.push(lamps(s, light, face, look.rearLamp, open), bumper(light, face, color));
  if (!open) parts.push(gate(light, face, color));
  parts.push(plate(look.plate, open ? -face.sill - 16 : -face.nose + 22));
  return parts.join('');
}
