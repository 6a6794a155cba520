import { darker, lighter } from '../color';
import type { Light } from '../light';
import { ellipse, path, rect } from '../shapes';
import { WIDTH, type Sketch } from '../sketch';

/** A wall and a floor that meets it at y `foot`. */
export function room(
  s: Sketch,
  light: Light,
  wallColor: string,
  floorColor: string,
  foot = 820,
): string {
  const wall = light.on(wallColor);
  const floor = light.on(floorColor);
  return (
    rect(
      0,
      0,
      WIDTH,
      foot,
      s.linear([
        [0, darker(wall, 0.16)],
        [0.3, wall],
        [1, lighter(wall, 0.12)],
      ]),
    ) +
    rect(
      0,
      foot,
      WIDTH,
      1200 - foot,
      s.linear([
        [0, lighter(floor, 0.14)],
        [0.3, floor],
        [1, darker(floor, 0.3)],
      ]),
    ) +
    rect(0, foot - 20, WIDTH, 20, darker(wall, 0.3)) +
    rect(0, foot, WIDTH, 5, '#000000', { opacity: 0.18 })
  );
}

/** A window with what the light shows outside. */
export function roomWindow(
  s: Sketch,
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return (
    rect(x - 16, y - 16, width + 32, height + 32, light.on('#f3f0e9')) +
    rect(x, y, width, height, s.linear(light.sky)) +
    path(
      `M${x} ${y + height * 0.72}q${width * 0.25} ${-height * 0.3} ${width * 0.5} ${-height * 0.06}t${width * 0.5} ${-height * 0.1}V${y + height}H${x}Z`,
      light.on('#7fa77f'),
    ) +
    rect(x + width / 2 - 6, y, 12, height, light.on('#f3f0e9')) +
    rect(x, y + height * 0.42, width, 9, light.on('#f3f0e9')) +
    rect(x - 26, y + height + 14, width + 52, 16, light.on('#e0dbd0')) +
    path(`M${x} ${y}h${width * 0.3}L${x} ${y + height * 0.5}Z`, '#ffffff', { opacity: 0.2 })
  );
}

/** A plant in a pot standing on y `ground`. */
export function pottedPlant(light: Light, x: number, ground: number, height: number): string {
  const leaf = light.on('#4b8a5a');
  const leaves = [-46, -24, 0, 24, 46]
    .map((turn, i) =>
      path(
        `M${x} ${ground - height * 0.34}q${height * 0.12} ${-height * 0.3} 0 ${-height * 0.62}q${-height * 0.12} ${height * 0.32} 0 ${height * 0.62}Z`,
        i % 2 ? leaf : darker(leaf, 0.18),
        { transform: `rotate(${turn} ${x} ${ground - height * 0.34})` },
      ),
    )
    .join('');
  return (
    ellipse(x, ground, height * 0.2, height * 0.03, '#000000', { opacity: 0.25 }) +
    leaves +
    path(
      `M${x - height * 0.16} ${ground - height * 0.36}h${height * 0.32}l${-height * 0.04} ${height * 0.36}h${-height * 0.24}Z`,
      light.on('#c9754f'),
    ) +
    path(
      `M${x + height * 0.04} ${ground - height * 0.36}h${height * 0.12}l${-height * 0.04} ${height * 0.36}h${-height * 0.08}Z`,
      light.on('#a85c3b'),
    )
  );
}
