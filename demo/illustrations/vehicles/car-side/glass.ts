import { darker, mix } from '../../color';
import type { Light } from '../../light';
import { path, rect, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarShape } from '../car-shapes/CarShape';
import type { Paint } from '../carLook';
import { shape } from './outlines';

export function glass(s: Sketch, light: Light, car: CarShape, paint: Paint): string {
  if (car.open) return '';
  const top = -car.height + 6;
  const belt = -car.crease[2]![1];
  const deep = light.on(paint.tinted ? '#11161c' : '#22303a');
  const fill = s.linearAt(
    [
      [0, mix(deep, light.sky[1]![1], 0.38)],
      [0.55, deep],
      [1, darker(deep, 0.35)],
    ],
    0,
    top,
    0,
    belt,
  );
  const black = '#0d0f13';
  const parts = [path(shape(car.windscreen), mix(deep, light.sky[1]![1], 0.55))];
  if (car.rearGlass) parts.push(path(shape(car.rearGlass), mix(deep, light.sky[1]![1], 0.35)));
  const panes = car.panes.map(shape).join('');
  parts.push(
    stroke(panes, black, 5.2),
    path(panes, fill),
    stroke(panes, light.on('#b8bfc4'), 0.9, { opacity: 0.55 }),
  );
  const seat = darker(deep, 0.55);
  const inside = paint.tinted
    ? ''
    : car.seats
        .map(
          (x) =>
            path(
              `M${x - 13} ${belt + 10}L${x - 8} ${-car.seatTop + 16}q0 -8 8 -8h4q8 0 9 9l4 ${car.seatTop + belt + 20}Z`,
              seat,
            ) + rect(x - 7, -car.seatTop, 14, 11, seat, { rx: 4 }),
        )
        .join('');
  const steering = paint.tinted
    ? ''
    : stroke(`M${car.seats[0]! - 44} ${belt + 4}l9 -17`, seat, 3.4);
  const glare = [0.22, 0.3, 0.62]
    .map((at, i) =>
      path(
        `M${car.length * at + 40} ${top - 10}h${i === 1 ? 8 : 26}L${car.length * at - 4 + (i === 1 ? 8 : 26)} ${belt + 12}h-${i === 1 ? 8 : 26}Z`,
        '#ffffff',
        { opacity: 0.16 },
      ),
    )
    .join('');
  return parts.join('') + s.clipped(panes, inside, steering, glare);
}
