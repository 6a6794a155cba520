import { darker, lighter } from '../color';
import { foliage, type Light, type Season } from '../light';
import type { Random } from '../random';
import { circle, path, polygon, rect, stroke } from '../shapes';
import { round } from '../sketch';

/** A leafy tree standing at (x, y), `height` high; bare in winter. */
export function tree(
  light: Light,
  season: Season,
  random: Random,
  x: number,
  y: number,
  height: number,
  distance = 0,
): string {
  const trunk = light.on('#6b4a36', distance);
  const parts = [
    path(
      `M${round(x - height * 0.03)} ${y}q${round(height * 0.02)} ${round(-height * 0.3)} 0 ${round(-height * 0.5)}h${round(height * 0.05)}q${round(-height * 0.01)} ${round(height * 0.2)} ${round(height * 0.02)} ${round(height * 0.5)}Z`,
      trunk,
    ),
  ];
  if (season === 'winter') {
    for (let i = 0; i < 9; i++) {
      const angle = -Math.PI / 2 + (i - 4) * 0.27;
      const length = height * random.between(0.4, 0.58);
      const from = y - height * random.between(0.34, 0.5);
      const endX = x + Math.cos(angle) * length * 0.75;
      const endY = from - Math.sin(-angle) * length;
      parts.push(
        stroke(
          `M${x} ${round(from)}Q${round(x + (endX - x) * 0.25)} ${round(from - length * 0.5)} ${round(endX)} ${round(endY)}`,
          trunk,
          height * 0.014,
        ),
      );
      parts.push(
        stroke(
          `M${round((x + endX) / 2)} ${round((from + endY) / 2)}l${round((i - 4) * height * 0.03)} ${round(-height * 0.14)}`,
          trunk,
          height * 0.009,
        ),
      );
    }
    return parts.join('');
  }
  const color = light.on(random.pick(foliage[season]), distance);
  const crown = [
    [0, -0.6, 0.24],
    [-0.17, -0.5, 0.18],
    [0.18, -0.52, 0.17],
    [-0.08, -0.76, 0.18],
    [0.1, -0.74, 0.17],
  ] as const;
  const blobs = (fill: string, dx: number, dy: number, scale: number) =>
    crown
      .map(([cx, cy, r]) =>
        circle(x + (cx + dx) * height, y + (cy + dy) * height, r * height * scale, fill),
      )
      .join('');
  parts.push(
    blobs(darker(color, 0.22), 0.015, 0.02, 1.02),
    blobs(color, -0.01, -0.012, 0.95),
    blobs(lighter(color, 0.16), -0.045, -0.05, 0.6),
  );
  return parts.join('');
}

/** A slim poplar, as along Transylvanian roads. */
export function poplar(
  light: Light,
  season: Season,
  x: number,
  y: number,
  height: number,
  distance = 0,
): string {
  const color = light.on(season === 'winter' ? '#76827f' : foliage[season][2]!, distance);
  const crown = (w: number) =>
    `M${round(x)} ${round(y - height)}C${round(x + height * w)} ${round(y - height * 0.62)} ${round(x + height * w)} ${round(y - height * 0.2)} ${round(x)} ${round(y - height * 0.07)}C${round(x - height * w)} ${round(y - height * 0.2)} ${round(x - height * w)} ${round(y - height * 0.62)} ${round(x)} ${round(y - height)}Z`;
  return (
    rect(
      x - height * 0.012,
      y - height * 0.12,
      height * 0.024,
      height * 0.12,
      light.on('#5d4635', distance),
    ) +
    path(crown(0.13), darker(color, 0.14)) +
    path(
      `M${round(x)} ${round(y - height)}C${round(x - height * 0.13)} ${round(y - height * 0.62)} ${round(x - height * 0.13)} ${round(y - height * 0.2)} ${round(x)} ${round(y - height * 0.07)}C${round(x - height * 0.02)} ${round(y - height * 0.3)} ${round(x + height * 0.02)} ${round(y - height * 0.6)} ${round(x)} ${round(y - height)}Z`,
      lighter(color, 0.08),
    )
  );
}

/** A fir, with snow on it in winter. */
export function fir(
  light: Light,
  season: Season,
  x: number,
  y: number,
  height: number,
  distance = 0,
): string {
  const color = light.on('#2f5b4a', distance);
  const parts: string[] = [];
  for (let i = 0; i < 4; i++) {
    const top = y - height + height * 0.2 * i;
    const half = height * (0.12 + 0.055 * i);
    const bottom = top + height * (0.3 + 0.03 * i);
    parts.push(
      polygon(
        [
          [x, top],
          [x + half, bottom],
          [x - half, bottom],
        ],
        i % 2 ? color : darker(color, 0.12),
      ),
    );
    parts.push(
      polygon(
        [
          [x, top],
          [x - half * 0.1, bottom],
          [x - half, bottom],
        ],
        season === 'winter' ? light.on('#eef4fb', distance) : lighter(color, 0.1),
      ),
    );
  }
  return parts.join('');
}
