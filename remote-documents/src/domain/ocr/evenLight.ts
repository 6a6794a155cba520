import type { Luma } from '#domain/luma';

/** So many squares across are looked at for how bright the paper is there. */
const SQUARES = 48;
/** Share of dots of a square that are darker than its paper. */
const PAPER_RANK = 0.8;
/** Of the paper's brightness: above, it is a pattern or grain and becomes white; below, it is ink and becomes black. */
const WHITE = 0.86;
const BLACK = 0.3;

/** A picture whose paper is white everywhere, without shadows and the pattern that papers are printed on. */
export function evenLight({ values, width, height }: Luma): Luma {
  const side = Math.max(8, Math.ceil(width / SQUARES));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const paper = smooth(
    paperBrightness({ values, width, height }, side, across, down),
    across,
    down,
  );
  const even = new Uint8ClampedArray(values.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.min(down - 1, Math.max(0, y / side - 0.5));
    const [top, dy] = [Math.floor(row), row % 1];
    const [upper, lower] = [top * across, Math.min(down - 1, top + 1) * across];
    for (let x = 0; x < width; x += 1, at += 1) {
      const column = Math.min(across - 1, Math.max(0, x / side - 0.5));
      const [left, dx] = [Math.floor(column), column % 1];
      const right = Math.min(across - 1, left + 1);
      const here =
        (paper[upper + left]! * (1 - dx) + paper[upper + right]! * dx) * (1 - dy) +
        (paper[lower + left]! * (1 - dx) + paper[lower + right]! * dx) * dy;
      even[at] = ((values[at]! / here - BLACK) / (WHITE - BLACK)) * 255;
    }
  }
  return { values: new Uint8Array(even.buffer), width, height };
}

function paperBrightness(
  { values, width, height }: Luma,
  side: number,
  across: number,
  down: number,
) {
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let square = 0; square < paper.length; square += 1) {
    counts.fill(0);
    const [left, top] = [(square % across) * side, Math.floor(square / across) * side];
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) counts[values[y * width + x]!]! += 1;
    let rest = (right - left) * (bottom - top) * PAPER_RANK;
    let value = 0;
    while (value < 255 && (rest -= counts[value]!) > 0) value += 1;
    paper[square] = Math.max(1, value);
  }
  return paper;
}

/** A square that is all ink is as bright as the squares around it. */
function smooth(paper: Float32Array, across: number, down: number): Float32Array {
  return paper.map((_, at) => {
    const [x, y] = [at % across, Math.floor(at / across)];
    const around: number[] = [];
    for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column += 1)
        around.push(paper[row * across + column]!);
    return around.toSorted((one, other) => one - other)[Math.floor(around.length * 0.6)]!;
  });
}
