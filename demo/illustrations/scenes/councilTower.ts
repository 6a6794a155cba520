import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, path, polygon, rect, stroke } from '../shapes';
import type { Sketch } from '../sketch';

/** Turnul Sfatului, hazy behind the roofs; (x, y) is the middle of its foot. */
export function councilTower(s: Sketch, light: Light, x: number, y: number): string {
  const wall = light.on('#efe6d3', 0.3);
  const roof = light.on('#9c4f3c', 0.3);
  const tier = (width: number, top: number, bottom: number) =>
    rect(
      x - width / 2,
      top,
      width,
      bottom - top,
      s.across([
        [0, wall],
        [0.6, wall],
        [1, darker(wall, 0.2)],
      ]),
    ) + rect(x - width / 2 - 6, top - 8, width + 12, 12, lighter(wall, 0.4));
  const slot = (dx: number, top: number) =>
    path(
      `M${x + dx - 9} ${top + 44}V${top + 12}a9 9 0 0 1 18 0V${top + 44}Z`,
      light.lamps ? '#ffd78c' : light.on('#52606c', 0.2),
    );
  const clock =
    circle(x, 306, 30, lighter(wall, 0.5)) +
    circle(x, 306, 26, light.on('#33414e', 0.15)) +
    stroke(`M${x} 306V288M${x} 306L${x + 13} 312`, '#f4e3b0', 4);
  return [
    tier(190, 400, y),
    tier(160, 250, 400),
    tier(126, 160, 250),
    polygon(
      [
        [x - 74, 156],
        [x - 40, 96],
        [x + 40, 96],
        [x + 74, 156],
      ],
      roof,
    ),
    polygon(
      [
        [x + 10, 96],
        [x + 40, 96],
        [x + 74, 156],
        [x + 24, 156],
      ],
      darker(roof, 0.18),
    ),
    rect(x - 34, 64, 68, 34, wall),
    polygon(
      [
        [x - 42, 66],
        [x, -6],
        [x + 42, 66],
      ],
      roof,
    ),
    polygon(
      [
        [x, -6],
        [x + 42, 66],
        [x + 8, 66],
      ],
      darker(roof, 0.2),
    ),
    slot(-34, 176),
    slot(0, 176),
    slot(34, 176),
    clock,
    slot(-44, 430),
    slot(44, 430),
    slot(0, 520),
  ].join('');
}
