import { darker, lighter, mix } from '../../color';
import type { Light } from '../../light';
import { circle, ellipse, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import { lettersCentred } from '../glyphs';

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
