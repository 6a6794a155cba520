import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { path, rect, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarShape } from '../car-shapes/CarShape';
import type { CarBody } from '../car-shapes/carShapes';
import { arc } from '../arc';

/** Where the roof aerial stands. */
const FINS: Partial<Record<CarBody, readonly [number, number]>> = {
  hatchback: [336, 142],
  sedan: [322, 138],
  estate: [392, 141],
  suv: [370, 160],
  coupe: [316, 124],
};

/** Mirror, bumpers, cladding, rails, fuel flap, side skirt. */
export function trim(s: Sketch, light: Light, car: CarShape, color: string, body: CarBody): string {
  const plastic = light.on('#2b2f34');
  const [mx, mh] = car.mirror;
  const parts: string[] = [];
  if (car.cladding) {
    for (const axle of car.axles)
      parts.push(stroke(arc(axle, -car.wheelRadius, car.wheelRadius + 7, 262, 458), plastic, 6.4));
    parts.push(
      path(
        `M${car.axles[0] + car.wheelRadius + 4} ${-car.sill - 12}H${car.axles[1] - car.wheelRadius - 4}V${-car.sill + 2}H${car.axles[0] + car.wheelRadius + 4}Z`,
        plastic,
      ),
    );
    parts.push(
      path(
        `M4 ${-car.sill - 12}q-1 -3 4 -3h${car.axles[0] - car.wheelRadius - 16}v15H12Z`,
        plastic,
      ),
      path(
        `M${car.length - 3} ${-car.sill - 14}h-${car.length - car.axles[1] - car.wheelRadius - 14}v14h26q4 -2 6 -6Z`,
        plastic,
      ),
    );
  } else {
    parts.push(
      path(
        `M${car.axles[0] + car.wheelRadius + 6} ${-car.sill - 5}H${car.axles[1] - car.wheelRadius - 6}l4 6H${car.axles[0] + car.wheelRadius + 2}Z`,
        darker(color, 0.66),
      ),
    );
    parts.push(
      path(`M6 -27H${car.axles[0] - car.wheelRadius - 10}v5H12Z`, plastic),
      path(
        `M${car.length - 5} -29h-${car.length - car.axles[1] - car.wheelRadius - 12}v7h28Z`,
        plastic,
      ),
    );
  }
  parts.push(
    rect(6, -48, 15, 7, plastic, { rx: 2, opacity: 0.9 }),
    rect(car.length - 16, -44, 12, 4, '#a3161f', { rx: 1.5 }),
  );
  if (car.rails) {
    const [from, to, h] = car.rails;
    parts.push(
      stroke(`M${from} ${-h - 1}q${(to - from) / 2} -7 ${to - from} 1`, light.on('#c9ced2'), 3),
      stroke(`M${from} ${-h - 1.6}q${(to - from) / 2} -7 ${to - from} 1`, '#ffffff', 0.9, {
        opacity: 0.7,
      }),
    );
  }
  const fin = FINS[body];
  if (fin) parts.push(path(`M${fin[0]} ${-fin[1]}q5 -6 13 -6.5l2 7.5Z`, darker(color, 0.3)));
  if (body !== 'pickup' && body !== 'van')
    parts.push(
      rect(car.axles[1] + 8, -car.crease[2]![1] + 8, 15, 13, 'none', {
        rx: 4,
        stroke: darker(color, 0.6),
        'stroke-width': 0.9,
        opacity: 0.7,
      }),
    );
  parts.push(
    path(
      `M${mx - 4} ${-mh}q-2 -15 10 -16h9q5 1 5 8v6q0 4 -5 4h-14Z`,
      s.linear([
        [0, lighter(color, 0.4)],
        [0.5, color],
        [1, darker(color, 0.5)],
      ]),
    ),
    rect(mx + 4, -mh + 1, 9, 4, plastic),
  );
  return parts.join('');
}
