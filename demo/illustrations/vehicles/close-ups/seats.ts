import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { group, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';

/** The rear bench (or both front seats) seen through the open door. */
export function seats(
  s: Sketch,
  light: Light,
  outside: string,
  trim: string,
  front: boolean,
): string {
  const cloth = light.on(trim);
  const parts = [
    rect(0, 0, 1600, 1200, darker(cloth, 0.6)),
    s.clipped(
      'M110 90Q120 60 160 60H1440Q1480 60 1490 90L1540 470H60Z',
      group('translate(-80 -380) scale(1.1)', outside),
    ),
    path('M760 40h80l20 440h-120Z', '#1b1e22'),
    rect(0, 0, 1600, 66, darker(cloth, 0.35)),
  ];
  const places = front ? [440, 1160] : [330, 800, 1270];
  const half = front ? 300 : 228;
  for (const x of places) parts.push(seat(s, cloth, x, half));
  parts.push(
    path('M0 990Q800 900 1600 990V1200H0Z', s.fade(darker(cloth, 0.25), darker(cloth, 0.7))),
  );
  if (front)
    parts.push(
      path('M680 780h240l40 420H640Z', s.fade('#2a2e33', '#0e1013')),
      rect(716, 800, 168, 120, '#16191d', { rx: 30 }),
      rect(772, 700, 56, 150, s.fade('#868e95', '#1d2024'), { rx: 26 }),
    );
  for (const x of places)
    parts.push(
      stroke(`M${x + half - 70} 330L${x + half - 110} 900`, '#17191d', 26, { opacity: 0.85 }),
      rect(x + half - 128, 884, 44, 60, '#a02830', { rx: 8 }),
    );
  return parts.join('');
}

function seat(s: Sketch, cloth: string, x: number, half: number): string {
  const side = s.across([
    [0, darker(cloth, 0.35)],
    [0.25, lighter(cloth, 0.12)],
    [0.75, lighter(cloth, 0.05)],
    [1, darker(cloth, 0.4)],
  ]);
  const stitch = lighter(cloth, 0.45);
  const rows = Array.from({ length: 6 }, (_, i) =>
    stroke(
      `M${x - half * 0.5} ${430 + i * 74}Q${x} ${446 + i * 74} ${x + half * 0.5} ${430 + i * 74}`,
      darker(cloth, 0.3),
      6,
      { opacity: 0.7 },
    ),
  ).join('');
  return [
    rect(x - 54, 260, 18, 70, '#9aa1a7'),
    rect(x + 36, 260, 18, 70, '#9aa1a7'),
    path(
      rounded([
        [x - 126, 140, 50],
        [x + 126, 140, 50],
        [x + 112, 280, 50],
        [x - 112, 280, 50],
      ]),
      side,
    ),
    stroke(`M${x - 92} 158Q${x} 148 ${x + 92} 158`, stitch, 5, { opacity: 0.5 }),
    path(
      rounded([
        [x - half * 0.78, 316, 80],
        [x + half * 0.78, 316, 80],
        [x + half * 0.95, 900, 60],
        [x - half * 0.95, 900, 60],
      ]),
      side,
    ),
    rows,
    stroke(
      `M${x - half * 0.58} 350L${x - half * 0.66} 880M${x + half * 0.58} 350L${x + half * 0.66} 880`,
      stitch,
      4,
      { 'stroke-dasharray': '14 10', opacity: 0.75 },
    ),
    path(
      rounded([
        [x - half * 0.94, 830, 60],
        [x + half * 0.94, 830, 60],
        [x + half, 1040, 70],
        [x - half, 1040, 70],
      ]),
      s.linear([
        [0, lighter(cloth, 0.2)],
        [0.5, cloth],
        [1, darker(cloth, 0.45)],
      ]),
    ),
    stroke(
      `M${x - half * 0.6} 860L${x - half * 0.66} 1010M${x + half * 0.6} 860L${x + half * 0.66} 1010`,
      stitch,
      4,
      { 'stroke-dasharray': '14 10', opacity: 0.6 },
    ),
  ].join('');
}
