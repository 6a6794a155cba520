import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import { ellipse, path, rect } from '../shapes';
import { HEIGHT, round, WIDTH, type Sketch } from '../sketch';

/** Grass or snow: a soft field with strokes of light. */
export function meadow(
  s: Sketch,
  light: Light,
  random: Random,
  top: number,
  color: string,
): string {
  const base = light.on(color);
  const parts = [
    rect(
      0,
      top,
      WIDTH,
      HEIGHT - top,
      s.linear([
        [0, mix(base, light.haze, 0.25)],
        [0.5, base],
        [1, darker(base, 0.2)],
      ]),
    ),
  ];
  for (let i = 0; i < 14; i++) {
    const y = random.between(top + 20, HEIGHT);
    parts.push(
      ellipse(
        random.between(0, WIDTH),
        y,
        random.between(120, 380),
        random.between(6, 20),
        i % 2 ? lighter(base, 0.12) : darker(base, 0.08),
        { opacity: 0.45 },
      ),
    );
  }
  return parts.join('');
}

/** A puddle or patch of ice that mirrors the sky. */
export function puddle(s: Sketch, light: Light, x: number, y: number, width: number): string {
  const d = `M${round(x - width / 2)} ${y}q${round(width * 0.1)} ${round(-width * 0.07)} ${round(width * 0.4)} ${round(-width * 0.05)}t${round(width * 0.6)} ${round(width * 0.03)}q${round(-width * 0.06)} ${round(width * 0.06)} ${round(-width * 0.45)} ${round(width * 0.065)}t${round(-width * 0.55)} ${round(-width * 0.045)}Z`;
  return path(
    d,
    s.linear([
      [0, light.sky[0]![1], 0.75],
      [1, light.sky.at(-1)![1], 0.7],
    ]),
  );
}
