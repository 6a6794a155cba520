import { circle, path, rect, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import { lettersCentred } from '../glyphs';
import { arc } from '../arc';

/** Instruments close by, with the mileage readable. */
export function instruments(s: Sketch, km: number, accent: string): string {
  const parts = [
    rect(0, 0, 1600, 1200, s.fade('#15181c', '#08090b')),
    path(
      'M-20 420Q800 -120 1620 420V1200H-20Z',
      s.linear([
        [0, '#23272c'],
        [0.3, '#0d0f12'],
        [1, '#060708'],
      ]),
    ),
  ];
  const dials = [
    [376, 690, 286, 0.28],
    [1224, 690, 286, 0.08],
  ] as const;
  for (const [x, y, r, share] of dials) {
    parts.push(
      circle(
        x,
        y,
        r + 22,
        s.linear([
          [0, '#aeb6bc'],
          [0.5, '#3f464c'],
          [1, '#868e94'],
        ]),
      ),
      circle(x, y, r + 8, '#0a0c0f'),
      circle(
        x,
        y,
        r,
        s.radial([
          [0, '#1d232a'],
          [1, '#0b0d11'],
        ]),
      ),
    );
    parts.push(
      stroke(arc(x, y, r - 16, -125, 125), accent, 7, { opacity: 0.9 }),
      stroke(arc(x, y, r - 16, 92, 125), '#e0402f', 9),
    );
    for (let i = 0; i <= 24; i++)
      parts.push(
        stroke(`M0 0v${i % 3 ? 18 : 36}`, '#eef3f6', i % 3 ? 4 : 7, {
          transform: `rotate(${-120 + i * 10} ${x} ${y}) translate(${x} ${y - r + 26})`,
        }),
      );
    for (let i = 0; i <= 8; i++) {
      const angle = ((-120 + i * 30) * Math.PI) / 180;
      parts.push(
        lettersCentred(
          String(x < 800 ? i * 30 : i),
          x + Math.sin(angle) * (r - 92),
          y - Math.cos(angle) * (r - 92) - 14,
          29,
          '#eef3f6',
          0.14,
        ),
      );
    }
    parts.push(
      stroke(`M${x} ${y + 30}V${y - r + 62}`, '#ff5436', 12, {
        transform: `rotate(${-120 + share * 240} ${x} ${y})`,
      }),
      circle(
        x,
        y,
        46,
        s.radial([
          [0, '#59616a'],
          [1, '#16191d'],
        ]),
      ),
    );
  }
  parts.push(
    rect(686, 560, 228, 300, '#0b1c22', { rx: 18 }),
    rect(686, 560, 228, 300, 'none', { rx: 18, stroke: '#2f5663', 'stroke-width': 4 }),
  );
  parts.push(
    lettersCentred('KM', 800, 610, 34, '#7fc4d4'),
    lettersCentred(String(km), 800, 684, 36, '#d8f6ff', 0.13),
    lettersCentred('21.5', 800, 782, 36, '#7fc4d4'),
  );
  parts.push(
    ...['#3fc46a', '#f0b23a', '#e0402f', '#3d8be0'].map((color, i) =>
      circle(680 + i * 80, 930, 13, color, { opacity: i === 0 ? 1 : 0.3 }),
    ),
  );
  parts.push(
    path('M200 120Q800 -160 1400 120L1300 240Q800 20 300 240Z', '#ffffff', { opacity: 0.05 }),
  );
  return parts.join('');
}
