import type { Light } from '../../light';
import { group, polygon } from '../../shapes';
import { round, type Sketch } from '../../sketch';
import { carFaces } from '../carFace';
import { carShapes } from '../car-shapes/carShapes';
import type { CarSubject } from '../subject';
import { wheel } from '../wheel';
import { type Camera, cameraBefore } from './camera';
import { nose, pane, tail } from './ends';
import { shell } from './shell';
import { side } from './side';
import { sampled, surfaceOf } from './surface';

/** A car from one of its corners, as most sellers take it: `turn` degrees from its side towards the nose, below 0 towards the tail. */
export function carCorner(
  s: Sketch,
  light: Light,
  subject: CarSubject,
  turn: number,
  mirrored: boolean,
): string {
  const car = carShapes[subject.body];
  const face = carFaces[subject.body];
  const camera = cameraBefore(car.length, turn, mirrored);
  const surface = surfaceOf(car, face);
  const edge = sampled(car.outline);
  const color = light.on(subject.color);
  const half = face.width / 2;
  const flat = (height: number, inset: number) =>
    [
      [inset, height, -half + inset],
      [car.length - inset, height, -half + inset],
      [car.length - inset, height, half - inset],
      [inset, height, half - inset],
    ] as const;
  const shadow = [6, 12, 18, 24, 30].map((inset) =>
    polygon(flat(0, inset).map(camera.see), light.shadow, {
      opacity: 0.2,
      'stroke-linejoin': 'round',
      stroke: light.shadow,
      'stroke-width': 130 - inset * 3,
    }),
  );
  const ends = turn > 0 ? nose : tail;
  const glass = turn > 0 ? car.windscreen : car.rearGlass;
  return [
    ...shadow,
    polygon(flat(car.sill - 4, 26).map(camera.see), '#0b0d10'),
    ...car.axles.map((axle) => tyre(camera, axle, -half + 6, car.wheelRadius)),
    polygon(
      (
        [
          [car.axles[0] - 20, 12, half - 16],
          [car.axles[1] + 20, 12, half - 16],
          [car.axles[1] + 20, car.wheelRadius * 2, half - 16],
          [car.axles[0] - 20, car.wheelRadius * 2, half - 16],
        ] as const
      ).map(camera.see),
      '#0b0d10',
    ),
    ...car.axles.map((axle) =>
      polygon(ring(axle, car.wheelRadius + 8, half - 16).map(camera.see), '#0b0d10'),
    ),
    shell(camera, surface, edge, color),
    glass ? pane(s, light, camera, surface, edge, glass) : '',
    ends(s, light, camera, surface, edge, car, face, subject),
    side(s, light, camera, surface, edge, car, subject),
    ...car.axles.map((axle) =>
      nearWheel(s, light, camera, axle, half - 5, car.wheelRadius, subject),
    ),
    mirror(camera, [car.mirror[0], car.mirror[1]], half, color),
  ].join('');
}

/** The tread, seen beside the wheel's face. */
function tyre(camera: Camera, axle: number, across: number, radius: number): string {
  return [-20, -15, -10, -5, 0]
    .map((inward) => polygon(ring(axle, radius, across + inward).map(camera.see), '#17191c'))
    .join('');
}

const ring = (axle: number, radius: number, across: number) =>
  Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI;
    return [axle + radius * Math.cos(angle), radius + radius * Math.sin(angle), across] as const;
  });

function nearWheel(
  s: Sketch,
  light: Light,
  camera: Camera,
  axle: number,
  across: number,
  radius: number,
  { rim, rimColor }: CarSubject,
): string {
  const [ox, oy] = camera.see([axle, radius, across]);
  const [rx, ry] = camera.see([axle + 10, radius, across]);
  const [dx, dy] = camera.see([axle, radius - 10, across]);
  const part = (value: number) => round(value * 10) / 100;
  return (
    tyre(camera, axle, across, radius) +
    group(
      `matrix(${part(rx - ox)} ${part(ry - oy)} ${part(dx - ox)} ${part(dy - oy)} ${round(ox)} ${round(oy)})`,
      wheel(s, light, 0, 0, radius, rim, 14 + axle, rimColor),
    )
  );
}

function mirror(
  camera: Camera,
  [along, height]: readonly [number, number],
  half: number,
  color: string,
): string {
  const box = (x: number, across: number) =>
    [
      [x, height + 1, across - 13],
      [x, height + 14, across - 13],
      [x, height + 13, across + 7],
      [x, height + 3, across + 7],
    ] as const;
  const look = { stroke: color, 'stroke-width': 12, 'stroke-linejoin': 'round' };
  return [8, 4, 0, -4]
    .map((back) => polygon(box(along + back, half).map(camera.see), color, look))
    .join('');
}
