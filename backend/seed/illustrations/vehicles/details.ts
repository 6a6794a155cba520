import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import { circle, ellipse, group, path, rect, rounded, stroke, type Sketch } from '../sketch';
import { lettersCentred } from './glyphs';
import { arc, wheel, type Rim } from './wheel';

/** One wheel close by: wing, arch and the edge of a door around it. */
export function wheelCloseUp(
  s: Sketch,
  light: Light,
  outside: string,
  paint: string,
  rim: Rim,
  turn: number,
  rimColor?: string,
): string {
  const color = light.on(paint);
  const body = s.linear([
    [0, lighter(color, 0.42)],
    [0.32, lighter(color, 0.1)],
    [0.4, lighter(color, 0.3)],
    [0.46, color],
    [1, darker(color, 0.5)],
  ]);
  return [
    group('translate(-800 -1080) scale(2)', outside),
    ellipse(800, 1130, 760, 60, s.glow(light.shadow, 0.8)),
    path('M-20 90Q700 10 1620 70V960H1310A510 510 0 0 0 290 960H-20Z', body),
    path('M1310 960A510 510 0 0 0 290 960', 'none', {
      stroke: darker(color, 0.5),
      'stroke-width': 10,
    }),
    stroke('M-20 330Q760 250 1620 306', lighter(color, 0.7), 8, { opacity: 0.7 }),
    stroke('M-20 344Q760 264 1620 320', darker(color, 0.5), 8, { opacity: 0.35 }),
    stroke(arc(800, 950, 548, 292, 420), lighter(color, 0.6), 20, { opacity: 0.28 }),
    stroke('M1440 60Q1480 420 1452 960', darker(color, 0.65), 7),
    stroke('M1449 60Q1489 420 1461 960', lighter(color, 0.5), 3, { opacity: 0.5 }),
    path('M1306 960A506 506 0 0 0 294 960L340 1040H1260Z', '#0b0c0f'),
    path('M-20 890H300L272 990H-20ZM1300 890H1620V990H1330Z', darker(color, 0.62)),
    wheel(s, light, 800, 730, 420, rim, turn, rimColor),
    ...[0, 1, 2].map((i) =>
      stroke(arc(800, 730, 352 + i * 20, 20, 60), '#3a3e44', 3, { opacity: 0.8 }),
    ),
  ].join('');
}

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

/** Under the open bonnet, from above. */
export function engineBay(s: Sketch, light: Light, paint: string, electric: boolean): string {
  const color = light.on(paint);
  const parts = [
    rect(0, 0, 1600, 1200, s.fade(lighter(color, 0.2), darker(color, 0.3))),
    path('M150 150Q800 60 1450 150L1520 1010Q800 1110 80 1010Z', '#101215'),
    path('M150 150Q800 60 1450 150L1462 250Q800 160 138 250Z', '#23272c'),
  ];
  parts.push(
    rect(120, 930, 1360, 50, light.on('#7d858b'), { rx: 12 }),
    ...Array.from({ length: 34 }, (_, i) => rect(140 + i * 39, 934, 4, 42, '#3a4046')),
  );
  const cover = rounded([
    [470, 330, 50],
    [1090, 330, 50],
    [1130, 800, 60],
    [430, 800, 60],
  ]);
  parts.push(
    path(
      cover,
      s.linear([
        [0, '#4b5158'],
        [0.4, '#2a2e33'],
        [1, '#16181c'],
      ]),
    ),
    stroke(
      rounded([
        [520, 380, 30],
        [1040, 380, 30],
        [1070, 740, 40],
        [490, 740, 40],
      ]),
      '#5d646b',
      5,
    ),
  );
  for (let i = 0; i < 4; i++)
    parts.push(
      rect(560 + i * 112, 440, 74, 180, s.fade('#3d4349', '#1c1f23'), { rx: 20 }),
      stroke(`M${575 + i * 112} 462h44`, '#7f878e', 4),
    );
  parts.push(
    lettersCentred(electric ? 'EV' : '16V', 780, 664, 44, '#c9cfd4'),
    ellipse(1010, 700, 40, 40, '#d9a92e'),
    ellipse(1010, 700, 28, 28, '#23272c'),
  );
  parts.push(
    rect(1170, 320, 270, 210, '#1a1d21', { rx: 16 }),
    rect(1186, 336, 238, 60, electric ? '#e07a28' : '#b3202a', { rx: 8 }),
    circle(1220, 450, 22, '#9aa1a7'),
    circle(1390, 450, 22, '#9aa1a7'),
    stroke('M1390 450Q1480 560 1400 700T1180 780', '#b3202a', 20),
    stroke('M1220 450Q1150 520 1150 620', '#111', 20),
  );
  parts.push(
    rect(
      170,
      300,
      220,
      190,
      s.linear([
        [0, '#f1f3ee', 0.95],
        [1, '#c9cfc6', 0.9],
      ]),
      { rx: 24 },
    ),
    rect(182, 400, 196, 78, '#e77fa3', { opacity: 0.6, rx: 18 }),
    circle(280, 330, 44, '#20242a'),
    circle(280, 330, 30, '#30363c'),
  );
  parts.push(
    rect(150, 560, 230, 260, s.fade('#33383e', '#15181b'), { rx: 30 }),
    ...Array.from({ length: 5 }, (_, i) => rect(176, 592 + i * 44, 178, 12, '#474e55', { rx: 6 })),
    stroke('M380 690Q430 700 450 640', '#2c3136', 70),
    stroke('M390 676Q425 680 440 640', '#4a5158', 12),
  );
  parts.push(
    circle(1300, 840, 62, '#2a5fb0'),
    circle(1300, 840, 44, '#3f79cf'),
    stroke('M1276 840h48M1300 816v48', '#dbe8fa', 7),
    circle(200, 880, 40, '#d9a92e'),
  );
  parts.push(
    path('M0 0H1600V70Q800 -10 0 70Z', mix(color, '#0c0e12', 0.55)),
    stroke('M240 60L320 320', '#8d959b', 14),
    path(
      'M1520 1010Q800 1110 80 1010V1200H1520Z',
      s.fade(lighter(color, 0.35), darker(color, 0.2)),
    ),
  );
  return parts.join('');
}

/** Keys and papers on a wooden table. */
export function keysAndPapers(s: Sketch, light: Light, random: Random, keys: number): string {
  const wood = light.on(random.pick(['#a9764a', '#8a5f3f', '#c39a6b']));
  const parts = [rect(0, 0, 1600, 1200, wood)];
  for (let i = 0; i < 6; i++) {
    parts.push(
      rect(0, i * 200, 1600, 196, s.fade(lighter(wood, 0.06 + (i % 3) * 0.03), darker(wood, 0.06))),
    );
    for (let g = 0; g < 4; g++)
      parts.push(
        stroke(
          `M${random.between(-100, 900)} ${i * 200 + random.between(20, 180)}q300 ${random.between(-16, 16)} ${random.between(400, 800)} 0`,
          darker(wood, 0.2),
          2.5,
          { opacity: 0.5 },
        ),
      );
  }
  const paper = (
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    color: string,
    band: string,
  ) =>
    group(
      `rotate(${turn} ${x + w / 2} ${y + h / 2})`,
      rect(x + 14, y + 18, w, h, '#000000', { opacity: 0.25, rx: 10 }),
      rect(x, y, w, h, color, { rx: 8 }),
      rect(x, y, w, 78, band, { rx: 8 }),
      ...Array.from({ length: Math.floor((h - 170) / 44) }, (_, i) =>
        rect(
          x + 40,
          y + 130 + i * 44,
          (w - 80) * [0.9, 0.6, 0.75, 0.5][i % 4]!,
          13,
          darker(color, 0.28),
          { opacity: 0.55, rx: 6 },
        ),
      ),
    );
  parts.push(
    paper(180, 130, 560, 780, -7, '#f3efe2', '#7f9fb5'),
    paper(640, 240, 520, 660, 5, '#e9f2e4', '#6d9a6b'),
    paper(980, 110, 440, 600, 12, '#2b4c7a', '#1f3a60'),
  );
  parts.push(
    group(
      'rotate(12 1200 410)',
      circle(1200, 450, 96, 'none', { stroke: '#d9b65a', 'stroke-width': 8 }),
      lettersCentred('SERVICE', 1200, 220, 44, '#f0d998'),
    ),
  );
  for (let i = 0; i < keys; i++)
    parts.push(key(s, 480 + i * 400, 880 + (i % 2) * 40, -24 + i * 38));
  return parts.join('');
}

function key(s: Sketch, x: number, y: number, turn: number): string {
  const body = rounded([
    [x - 80, y - 130, 50],
    [x + 80, y - 130, 50],
    [x + 66, y + 130, 50],
    [x - 66, y + 130, 50],
  ]);
  const buttons = [-66, 4, 74]
    .map(
      (dy, i) =>
        rect(x - 40, y + dy - 22, 80, 46, '#3a4047', { rx: 18 }) +
        circle(x, y + dy, 10, ['#c9cfd4', '#c9cfd4', '#e0604c'][i]!),
    )
    .join('');
  return group(
    `rotate(${turn} ${x} ${y})`,
    path(body, '#000000', { opacity: 0.3, transform: 'translate(14 18)' }),
    rect(
      x - 20,
      y + 110,
      40,
      170,
      s.across([
        [0, '#f0f3f5'],
        [0.5, '#a9b1b7'],
        [1, '#dfe4e7'],
      ]),
      { rx: 6 },
    ),
    circle(x, y - 150, 40, 'none', { stroke: '#b9c0c6', 'stroke-width': 12 }),
    path(body, s.fade('#343a40', '#121417')),
    buttons,
    stroke(`M${x - 58} ${y - 96}L${x - 48} ${y + 90}`, '#ffffff', 5, { opacity: 0.25 }),
  );
}
