/** Pixels as a canvas gives them: four bytes each, red, green, blue, opacity. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Darker than this part of the paper's lightness is ink; between the two bounds it fades. */
const INK = 0.55;
const PAPER = 0.8;
/** Less ink than this is no signature, more is a photo of something else. */
const LEAST = 0.0005;
const MOST = 0.35;
const MARGIN_PX = 4;

/** The colour of ink in documents: one tells a signature from print. */
export const INK_COLOUR = { red: 25, green: 25, blue: 112 } as const;

/** The ink of a photographed or scanned signature, without its paper, cut to its edges; null where there is none. */
export function inkOnly({ data, width, height }: Pixels): Pixels | null {
  const lightness = new Float32Array(width * height);
  for (let at = 0; at < lightness.length; at += 1) {
    const [red, green, blue] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!];
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    lightness[at] = 255 - (255 - light) * (data[at * 4 + 3]! / 255);
  }
  const paper = paperLightness(lightness);
  const ink = lightness.map((light) =>
    Math.min(1, Math.max(0, (paper * PAPER - light) / (paper * (PAPER - INK)))),
  );
  const covered = ink.reduce((sum, each) => sum + (each > 0.5 ? 1 : 0), 0) / ink.length;
  if (covered < LEAST || covered > MOST) return null;
  const { left, top, right, bottom } = edges(ink, width);
  const cut = { width: right - left + 1, height: bottom - top + 1 };
  const pixels = new Uint8ClampedArray(cut.width * cut.height * 4);
  for (let y = 0; y < cut.height; y += 1)
    for (let x = 0; x < cut.width; x += 1)
      pixels.set(
        [
          INK_COLOUR.red,
          INK_COLOUR.green,
          INK_COLOUR.blue,
          Math.round(255 * ink[(top + y) * width + left + x]!),
        ],
        (y * cut.width + x) * 4,
      );
  return { data: pixels, ...cut };
}

/** How light the paper is: nine parts of ten are no lighter. */
function paperLightness(lightness: Float32Array): number {
  const counts = new Uint32Array(256);
  for (const light of lightness) counts[Math.round(light)]! += 1;
  let lighter = lightness.length / 10;
  for (let light = 255; light > 0; light -= 1) {
    lighter -= counts[light]!;
    if (lighter <= 0) return light;
  }
  return 255;
}

function edges(ink: Float32Array, width: number) {
  const height = ink.length / width;
  let [left, top, right, bottom] = [width, height, 0, 0];
  ink.forEach((each, at) => {
    if (each <= 0.5) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  return {
    left: Math.max(0, left - MARGIN_PX),
    top: Math.max(0, top - MARGIN_PX),
    right: Math.min(width - 1, right + MARGIN_PX),
    bottom: Math.min(height - 1, bottom + MARGIN_PX),
  };
}
