import type { Luma } from '#domain/luma';

/** How a phone sees a paper that lies on a table. Everything is the same on every machine. */
export type PhotoLook = {
  /** The frame in dots. */
  width: number;
  height: number;
  /** Part of the frame's width that the paper takes. */
  share: number;
  /** How much the paper leans, in degrees. */
  tilt?: number;
  /** How much nearer one side is: to the right, and to the bottom, of 1. */
  nearer?: readonly [number, number];
  /** How much darker the far corner is, of 1. */
  dusk?: number;
  /** How dark the shadow of a hand over a third of the frame is, of 1. */
  shadow?: number;
  /** How much a dot may differ from what it should be, of 255. */
  noise?: number;
  /** Out of focus by so many dots. */
  blur?: number;
};

const TABLE = 70;

/** The photo of a paper on a dark table. */
export function photograph(paper: Luma, look: PhotoLook): Luma {
  const { width, height, share, tilt = 0, nearer = [0, 0], dusk = 0, shadow = 0, noise = 0 } = look;
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const scale = paper.width / (width * share);
  const [right, down] = [nearer[0] / width, nearer[1] / height];
  let values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [qx, qy] = [x - width / 2, y - height / 2];
      const depth = scale / (1 + right * qx + down * qy);
      const paperX = (qx * cos + qy * sin) * depth + paper.width / 2;
      const paperY = (qy * cos - qx * sin) * depth + paper.height / 2;
      const seen = sample(paper, paperX, paperY) ?? TABLE + ((x * 7 + y * 3) % 23);
      const far = dusk * ((x / width) * 0.6 + (y / height) * 0.4);
      const hand = shadow / (1 + Math.exp((x + y * 0.4 - width * 0.55) / (width * 0.01)));
      values[y * width + x] = seen * (1 - far) * (1 - hand);
    }
  for (let pass = 0; pass < 2 && look.blur; pass += 1)
    values = boxBlur(values, width, height, look.blur);
  let seed = 7;
  for (let at = 0; at < values.length && noise > 0; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const grain = ((seed % 1000) / 500 - 1) * noise;
    values[at] = Math.min(255, Math.max(0, values[at]! + grain));
  }
  return { values, width, height };
}

function sample({ values, width, height }: Luma, x: number, y: number): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const at = top * width + left;
  const [dx, dy] = [x - left, y - top];
  const upper = values[at]! * (1 - dx) + values[at + 1]! * dx;
  const lower = values[at + width]! * (1 - dx) + values[at + width + 1]! * dx;
  return upper * (1 - dy) + lower * dy;
}

function boxBlur(
  from: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Uint8Array<ArrayBuffer> {
  const across = new Uint8Array(from.length);
  const both = new Uint8Array(from.length);
  const mean = (values: Uint8Array, at: number, step: number, place: number, size: number) => {
    let sum = 0;
    for (let by = -reach; by <= reach; by += 1)
      sum += values[at + (Math.min(size - 1, Math.max(0, place + by)) - place) * step]!;
    return sum / (2 * reach + 1);
  };
  for (let at = 0; at < from.length; at += 1) across[at] = mean(from, at, 1, at % width, width);
  for (let at = 0; at < from.length; at += 1)
    both[at] = mean(across, at, width, Math.floor(at / width), height);
  return both;
}
