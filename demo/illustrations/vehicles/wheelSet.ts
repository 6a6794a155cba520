import { darker, lighter } from '../color';
import type { Light } from '../light';
import { ellipse, path, stroke } from '../shapes';
import type { Sketch } from '../sketch';
import { wheel } from './wheel';
import type { Rim } from './spokes';

/** Four wheels for sale: one stack, one leaning; on the floor y `ground`, in pixels. */
export function wheelSet(
  s: Sketch,
  light: Light,
  ground: number,
  rim: Rim,
  rimColor: string,
): string {
  const rubber = light.on('#1f2226');
  const lying = (y: number) =>
    path(
      `M240 ${y}a230 40 0 0 0 460 0v-92H240Z`,
      s.across([
        [0, lighter(rubber, 0.12)],
        [0.3, rubber],
        [0.7, rubber],
        [1, darker(rubber, 0.4)],
      ]),
    ) +
    ellipse(470, y - 92, 230, 52, lighter(rubber, 0.06)) +
    ellipse(470, y - 94, 150, 31, darker(rubber, 0.5)) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        stroke(`M${264 + i * 58} ${y - 60 + Math.abs(3.5 - i) * -6}v70`, darker(rubber, 0.45), 7),
      )
      .join('');
  const shadow =
    ellipse(480, ground + 8, 300, 44, s.glow(light.shadow, 0.75)) +
    ellipse(1060, ground + 4, 330, 36, s.glow(light.shadow, 0.75));
  return (
    shadow +
    lying(ground - 10) +
    lying(ground - 108) +
    lying(ground - 206) +
    wheel(s, light, 1050, ground - 300, 300, rim, 12, rimColor)
  );
}
