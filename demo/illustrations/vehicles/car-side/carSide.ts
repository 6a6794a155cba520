import type { Light } from '../../light';
import { circle, path, rect } from '../../shapes';
import type { Sketch } from '../../sketch';
import { carShapes, type CarBody } from '../car-shapes/carShapes';
import { shadowUnder } from '../shadowUnder';
import { wheel } from '../wheel';
import { bodyPath, bodyFill, reflections } from './bodyPaint';
import { glass } from './glass';
import { seams } from './seams';
import { lamps } from './lamps';
import { trim } from './trim';
import { openCabin } from './openCabin';
import type { Paint } from '../carLook';

/** A car from the side with its wheels on y 0, in centimetres, nose to the left. */
export function carSide(s: Sketch, light: Light, body: CarBody, paint: Paint): string {
  const car = carShapes[body];
  const color = light.on(paint.color);
  const outline = bodyPath(car);
  const parts = [shadowUnder(s, light, 6, car.length - 6, 2, 14)];
  parts.push(rect(car.axles[0], -car.sill - 30, car.axles[1] - car.axles[0], 40, '#101216'));
  if (car.open) parts.push(openCabin(s, light, car));
  parts.push(path(outline, bodyFill(s, car, color)));
  parts.push(s.clipped(outline, reflections(s, light, car, color)));
  parts.push(glass(s, light, car, paint));
  parts.push(seams(car, color), lamps(s, light, car), trim(s, light, car, color, body));
  for (const axle of car.axles) {
    const arch = car.wheelRadius + 5.5;
    parts.push(
      path(
        `M${axle - arch} ${-car.sill}V${-car.wheelRadius}a${arch} ${arch} 0 0 1 ${arch * 2} 0V${-car.sill}Z`,
        '#0b0c0f',
      ),
    );
    if (paint.wheelless)
      parts.push(
        circle(axle, -car.wheelRadius, 13, '#6f5a4b'),
        circle(axle, -car.wheelRadius, 5, '#3a3f45'),
        rect(axle - 17, -car.wheelRadius + 13, 34, car.wheelRadius - 13, light.on('#a07a52')),
      );
    else
      parts.push(
        wheel(
          s,
          light,
          axle,
          -car.wheelRadius,
          car.wheelRadius,
          paint.rim,
          paint.turn + axle,
          paint.rimColor,
        ),
      );
  }
  return parts.join('');
}
