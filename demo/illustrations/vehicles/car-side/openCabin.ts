import { darker, lighter, mix } from '../../color';
import type { Light } from '../../light';
import { path, rect, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarShape } from '../car-shapes/CarShape';

/** Windscreen, seats and folded roof of an open car. */
export function openCabin(s: Sketch, light: Light, car: CarShape): string {
  const leather = light.on('#7b3f2d');
  const parts = [
    path(`M138 -90L192 -126l5 2L150 -88Z`, mix(light.on('#2a3a46'), light.sky[1]![1], 0.6), {
      opacity: 0.9,
    }),
    stroke('M132 -90L194 -127', '#15181c', 4.4),
  ];
  for (const x of car.seats)
    parts.push(
      path(
        `M${x - 8} -80L${x + 2} -106q2 -8 12 -7q9 1 10 9l4 24Z`,
        s.fade(lighter(leather, 0.25), darker(leather, 0.3)),
      ),
      rect(x + 6, -119, 17, 11, leather, { rx: 4 }),
    );
  parts.push(
    stroke('M180 -88l13 -16', '#15181c', 3.4),
    path('M300 -88q10 -16 40 -15q32 0 40 10Z', light.on('#23262b')),
  );
  return parts.join('');
}
