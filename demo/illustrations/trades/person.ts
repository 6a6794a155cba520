import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, ellipse, group, path, rect, stroke } from '../shapes';
import { round } from '../sketch';

export type Pose = 'standing' | 'reaching' | 'pointing' | 'holding' | 'working';
export type Look = {
  shirt: string;
  trousers: string;
  skin: string;
  hair: string;
  cap?: string;
  overall?: boolean;
  longHair?: boolean;
};

/** Hands of each pose from the shoulders: [left, right], in hundredths of the height. */
const HANDS: Record<Pose, readonly [readonly [number, number], readonly [number, number]]> = {
  standing: [
    [-9, 32],
    [9, 32],
  ],
  reaching: [
    [-4, -22],
    [14, -24],
  ],
  pointing: [
    [-9, 30],
    [26, -10],
  ],
  holding: [
    [6, 18],
    [14, 18],
  ],
  working: [
    [12, 14],
    [22, 10],
  ],
};

/** A figure standing at (x, ground), `height` pixels high, facing right unless mirrored. */
export function person(
  light: Light,
  x: number,
  ground: number,
  height: number,
  look: Look,
  pose: Pose = 'standing',
  mirrored = false,
): string {
  const skin = light.on(look.skin);
  const shirt = light.on(look.shirt);
  const trousers = light.on(look.trousers);
  const hair = light.on(look.hair);
  const arm = (shoulderX: number, hand: readonly [number, number], shade: string) => {
    const elbowX = shoulderX + hand[0] * 0.35 + (shoulderX < 0 ? -4 : 3);
    const elbowY = -80 + hand[1] * 0.55 + 4;
    return (
      stroke(
        `M${shoulderX} -80L${round(elbowX)} ${round(elbowY)}L${round(shoulderX + hand[0])} ${round(-80 + hand[1])}`,
        shade,
        6,
      ) + circle(shoulderX + hand[0], -80 + hand[1], 3.4, skin)
    );
  };
  const [left, right] = HANDS[pose];
  const parts = [
    ellipse(0, 0, 17, 2.4, '#000000', { opacity: 0.25 }),
    arm(-7, left, darker(shirt, 0.22)),
    stroke('M-4 -46L-6 -4', darker(trousers, 0.12), 9),
    stroke('M4 -46L6 -4', trousers, 9),
    path('M-12 0q0 -5 6 -5h3v5ZM2 0v-5h4q6 0 7 5Z', light.on('#2a2522')),
    path('M-10 -78Q-10 -85 -3 -86H4Q11 -85 11 -78L9 -44H-9Z', shirt),
    path('M4 -86Q11 -85 11 -78L9 -44H2Z', darker(shirt, 0.12)),
    look.overall
      ? path('M-9.4 -62H10L9 -42H-9Z', trousers) +
        stroke('M-5 -62V-84M6 -62V-84', trousers, 3.4) +
        rect(-3, -58, 8, 7, lighter(trousers, 0.14))
      : '',
    rect(-2.6, -91, 6, 7, darker(skin, 0.12)),
    look.longHair
      ? path(
          'M-9 -98Q-10 -108 0 -109Q11 -108 10 -97L10 -82Q4 -80 3 -86L-4 -86Q-9 -80 -10 -84Z',
          hair,
        )
      : '',
    ellipse(0.8, -97, 7.4, 8.6, skin),
    path('M-7.6 -98Q-8 -107 1 -107.4Q9 -107 8.4 -99Q4 -103 -1 -102.4Q-5 -102 -7.6 -98Z', hair),
    look.cap
      ? path('M-8 -100Q-8 -109 1 -109Q9 -109 9 -100ZM6 -102.6h9q2 2 -1 2.6H6Z', light.on(look.cap))
      : '',
    circle(4.6, -97, 0.9, '#2a211d'),
    stroke('M2.6 -92.4q2 1.6 4 0', darker(skin, 0.4), 0.9),
    arm(8, right, darker(shirt, 0.05)),
  ];
  const scale = height / 110;
  return group(
    `translate(${round(x)} ${round(ground)}) scale(${round(mirrored ? -scale * 100 : scale * 100) / 100} ${round(scale * 100) / 100})`,
    ...parts,
  );
}

export const looks = {
  mechanic: {
    shirt: '#39607f',
    trousers: '#274661',
    skin: '#e3b18f',
    hair: '#3b2a20',
    cap: '#274661',
    overall: true,
  },
  painter: {
    shirt: '#e9edf0',
    trousers: '#cdd5da',
    skin: '#dca888',
    hair: '#51382a',
    cap: '#e9edf0',
    overall: true,
  },
  builder: {
    shirt: '#e98b2a',
    trousers: '#3e4a55',
    skin: '#d59f7c',
    hair: '#2c211b',
    cap: '#f2c230',
  },
  gardener: {
    shirt: '#b4553c',
    trousers: '#46603f',
    skin: '#e0ad8b',
    hair: '#8a8580',
    cap: '#d9c48a',
    overall: true,
  },
  cleaner: {
    shirt: '#3d8d8a',
    trousers: '#34424e',
    skin: '#e7b797',
    hair: '#6d4326',
    longHair: true,
  },
  teacher: {
    shirt: '#8a4a6b',
    trousers: '#333a48',
    skin: '#e9bd9f',
    hair: '#4a2d1f',
    longHair: true,
  },
  stylist: {
    shirt: '#23272d',
    trousers: '#3b4049',
    skin: '#e5b594',
    hair: '#a5562f',
    longHair: true,
  },
  technician: { shirt: '#c9413c', trousers: '#38424d', skin: '#dba786', hair: '#2a211c' },
} as const satisfies Record<string, Look>;
