import type { Light } from '../light';
import type { Random } from '../random';
import { circle, path, rect } from '../shapes';
import { round, WIDTH, type Sketch } from '../sketch';

/** The sky down to `horizon`, with sun and clouds as the light has them. */
export function sky(s: Sketch, light: Light, random: Random, horizon: number): string {
  const parts = [rect(0, 0, WIDTH, horizon + 4, s.linearAt(light.sky, 0, 0, 0, horizon))];
  if (light.sun) {
    const { x, y, radius, color } = light.sun;
    const sunX = random.chance(0.5) ? x : WIDTH - x;
    parts.push(
      circle(
        sunX,
        y,
        radius * 5.5,
        s.radial([
          [0, color, 0.85],
          [0.3, color, 0.32],
          [1, color, 0],
        ]),
      ),
    );
    parts.push(circle(sunX, y, radius, color));
  }
  const count = light.name === 'overcast' ? 7 : random.whole(3, 5);
  for (let i = 0; i < count; i++) {
    const y = random.between(60, horizon * 0.62);
    const width = random.between(190, 430) * (0.6 + (0.5 * (horizon - y)) / horizon);
    parts.push(cloud(s, light, random, random.between(-120, WIDTH - 80), y, width));
  }
  return parts.join('');
}

function cloud(
  s: Sketch,
  light: Light,
  random: Random,
  x: number,
  y: number,
  width: number,
): string {
  const bumps = random.whole(3, 5);
  const step = width / bumps;
  let d = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < bumps; i++) {
    const middle = 1 - Math.abs((i + 0.5) / bumps - 0.45) * 1.5;
    const radius = step * (0.5 + 0.28 * middle * random.between(0.7, 1.2));
    d += `a${round(radius)} ${round(radius * (0.75 + 0.4 * middle))} 0 0 1 ${round(step)} 0`;
  }
  d += `q${round(step * 0.4)} ${round(step * 0.25)} -${round(step * 0.2)} ${round(step * 0.27)}H${round(x + step * 0.1)}q-${round(step * 0.5)} -${round(step * 0.04)} -${round(step * 0.1)} -${round(step * 0.27)}Z`;
  const strength = light.name === 'dusk' ? 0.6 : 0.85;
  return path(
    d,
    s.linear([
      [0, light.cloud, 0.95 * strength],
      [1, light.cloud, 0.35 * strength],
    ]),
  );
}
