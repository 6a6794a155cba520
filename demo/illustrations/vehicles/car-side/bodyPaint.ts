import { brightness, darker, lighter, mix } from '../../color';
import type { Light } from '../../light';
import { path, stroke } from '../../shapes';
import { round, type Sketch } from '../../sketch';
import { rounded } from '../../rounded';
import type { CarShape } from '../car-shapes/CarShape';
import { arc } from '../arc';
import { flip, line } from './outlines';

/** The silhouette with its two wheel arches cut out. */
export function bodyPath(car: CarShape): string {
  const arch = car.wheelRadius + 5;
  const half = Math.sqrt(arch ** 2 - (car.wheelRadius - car.sill) ** 2);
  const [front, rear] = car.axles;
  const over = rounded(flip(car.outline), false);
  const cut = (axle: number) =>
    `L${round(axle + half)} ${-car.sill}A${arch} ${arch} 0 1 0 ${round(axle - half)} ${-car.sill}`;
  return `${over}${cut(rear)}${cut(front)}Z`;
}

/** The paint from the roof to the sill, whose heights in the drawing are given. */
export function bodyFill(
  s: Sketch,
  car: CarShape,
  color: string,
  [top, foot]: readonly [number, number] = [-car.height, -car.sill],
): string {
  const belt = car.crease[2]![1];
  const at = (h: number) => round(((car.height - h) / (car.height - car.sill)) * 1000) / 1000;
  const dark = brightness(color) < 0.25;
  const shine = dark ? 0.34 : 0.42;
  return s.linearAt(
    [
      [0, lighter(color, shine)],
      [at(belt + 14), lighter(color, 0.1)],
      [at(belt + 2), lighter(color, shine * 0.85)],
      [at(belt - 3), lighter(color, 0.06)],
      [at(belt - 30), color],
      [at(car.sill + 14), darker(color, 0.3)],
      [1, darker(color, 0.46)],
    ],
    0,
    top,
    0,
    foot,
  );
}

/** What the paint mirrors: ground below, sky on the shoulder, a soft round over each wheel. */
export function reflections(s: Sketch, light: Light, car: CarShape, color: string): string {
  const { length, sill } = car;
  const belt = car.crease[2]![1];
  const low = sill + (belt - sill) * 0.42;
  const ground = `M-5 ${-low}C${length * 0.2} ${-low - 9} ${length * 0.36} ${-low + 5} ${length * 0.5} ${-low}S${length * 0.84} ${-low - 8} ${length + 5} ${-low + 2}V0H-5Z`;
  const parts = [
    path(
      ground,
      s.linear([
        [0, darker(color, 0.5), 0.5],
        [1, darker(color, 0.6), 0.1],
      ]),
    ),
  ];
  parts.push(
    stroke(line(car.crease), lighter(color, 0.75), 1.3, { opacity: 0.75 }),
    stroke(line(car.crease), darker(color, 0.5), 1.6, {
      opacity: 0.35,
      transform: 'translate(0 2.2)',
    }),
  );
  for (const axle of car.axles)
    parts.push(
      stroke(arc(axle, -car.wheelRadius, car.wheelRadius + 9, 296, 352), lighter(color, 0.6), 3.4, {
        opacity: 0.35,
      }),
    );
  const sweep = mix(lighter(color, 0.8), light.sky[0]![1], 0.15);
  parts.push(
    path(
      `M${length * 0.36} ${-belt + 6}L${length * 0.5} ${-belt + 6}L${length * 0.42} ${-sill}L${length * 0.3} ${-sill}Z`,
      sweep,
      { opacity: 0.1 },
    ),
  );
  parts.push(stroke(line(car.outline.slice(3, -4)), '#ffffff', 2.6, { opacity: 0.5 }));
  parts.push(stroke(line(car.outline), darker(color, 0.6), 1.1, { opacity: 0.5 }));
  return parts.join('');
}
