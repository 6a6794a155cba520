/** Points of the curve from stored to real brightness. */
const CURVE_POINTS = 256;
/** Colours of sRGB as the connection space of profiles sees them (IEC 61966-2-1, adapted to D50). */
const WHITE = [0.9642, 1, 0.8249] as const;
const RED = [0.43607, 0.22249, 0.01392] as const;
const GREEN = [0.38515, 0.71687, 0.09708] as const;
const BLUE = [0.14307, 0.06061, 0.7141] as const;

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const number = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255);
const fixed = (value: number) => number(Math.round(value * 65_536), 4);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const place = (colour: readonly number[]) => [
  ...bytesOf('XYZ '),
  ...zeros(4),
  ...colour.flatMap(fixed),
];
const described = (text: string) => [
  ...bytesOf('desc'),
  ...zeros(4),
  ...number(text.length + 1, 4),
  ...bytesOf(text),
  ...zeros(1 + 4 + 4 + 2 + 1 + 67),
];

function curve(): number[] {
  const points = Array.from({ length: CURVE_POINTS }, (_, at) => {
    const stored = at / (CURVE_POINTS - 1);
    const real = stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4;
    return number(Math.round(real * 65_535), 2);
  });
  return [...bytesOf('curv'), ...zeros(4), ...number(CURVE_POINTS, 4), ...points.flat()];
}

/** The colours of sRGB as a profile (ICC.1:2001-04), which a PDF for archives has to bring along. */
export function srgbProfile(): Uint8Array<ArrayBuffer> {
  const brightness = curve();
  const parts: [tags: string[], content: number[]][] = [
    [['desc'], described('sRGB IEC61966-2.1')],
    [['cprt'], [...bytesOf('text'), ...zeros(4), ...bytesOf('No copyright'), 0]],
    [['wtpt'], place(WHITE)],
    [['rXYZ'], place(RED)],
    [['gXYZ'], place(GREEN)],
    [['bXYZ'], place(BLUE)],
    [['rTRC', 'gTRC', 'bTRC'], brightness],
  ];
  const count = parts.reduce((sum, [tags]) => sum + tags.length, 0);
  const table: number[] = [...number(count, 4)];
  const content: number[] = [];
  const start = 128 + 4 + 12 * count;
  for (const [tags, bytes] of parts) {
    for (const tag of tags)
      table.push(...bytesOf(tag), ...number(start + content.length, 4), ...number(bytes.length, 4));
    content.push(...bytes, ...zeros((4 - (bytes.length % 4)) % 4));
  }
  const header = [
    ...number(start + content.length, 4),
    ...zeros(4),
    ...number(0x02100000, 4),
    ...bytesOf('mntrRGB XYZ '),
    ...[2026, 1, 1, 0, 0, 0].flatMap((part) => number(part, 2)),
    ...bytesOf('acsp'),
    ...zeros(28),
    ...WHITE.flatMap(fixed),
    ...zeros(48),
  ];
  return new Uint8Array([...header, ...table, ...content]);
}
