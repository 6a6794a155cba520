import { darker, lighter } from '../../color';
import { rect, stroke } from '../../shapes';
import type { CarShape } from '../car-shapes/CarShape';
import { line } from './outlines';

export function seams(car: CarShape, color: string): string {
  const dark = darker(color, 0.62);
  const lines = car.doorLines.map(
    (door) =>
      stroke(line(door), dark, 1.15, { opacity: 0.8 }) +
      stroke(line(door), lighter(color, 0.5), 0.7, {
        opacity: 0.35,
        transform: 'translate(1.3 0)',
      }),
  );
  const handles = car.handles.map(
    ([x, h]) =>
      rect(x - 1, -h - 1, 20, 5.6, darker(color, 0.5), { rx: 2.6, opacity: 0.55 }) +
      rect(x, -h - 2, 19, 4, lighter(color, 0.38), { rx: 2 }),
  );
  return lines.join('') + handles.join('');
}
