import type { Luma } from '#domain/luma';
import type { Corners, Point } from './findPaper';

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** A paper seen from above: what is between the corners as a rectangle whose longer side has `longest` dots. */
export function flattenPaper(picture: Luma, corners: Corners, longest: number) {
  const [a, b, c, d] = corners;
  const across = Math.max(length(a, b), length(d, c));
  const down = Math.max(length(a, d), length(b, c));
  const scale = longest / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const toPicture = projection(corners, width, height);
  const values = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) values[at] = valueAt(picture, toPicture(x, y));
  return { flat: { values, width, height }, toPicture };
}

/** Where a dot of the rectangle stands in the picture (the projection of the unit square onto four corners, Heckbert). */
function projection([a, b, c, d]: Corners, width: number, height: number) {
  const [sumX, sumY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [bcX, bcY, dcX, dcY] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const whole = bcX * dcY - dcX * bcY;
  const g = (sumX * dcY - dcX * sumY) / whole;
  const h = (bcX * sumY - sumX * bcY) / whole;
  return (x: number, y: number): Point => {
    const [u, v] = [x / width, y / height];
    const depth = g * u + h * v + 1;
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / depth,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / depth,
    ];
  };
}

function valueAt({ values, width, height }: Luma, [x, y]: Point): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [dx, dy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = top * width + left;
  const upper = values[at]! * (1 - dx) + values[at + 1]! * dx;
  const lower = values[at + width]! * (1 - dx) + values[at + width + 1]! * dx;
  return upper * (1 - dy) + lower * dy;
}
