// The layers of one drawing in the order in which they are painted: longer than other files.
import { brightness, darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, ellipse, group, path, rect, round, rounded, stroke, type Sketch } from '../sketch';
import type { CarShape } from './car-shapes/CarShape';
import { carShapes, type CarBody } from './car-shapes/carShapes';
import { arc, shadowUnder, wheel, type Rim } from './wheel';

export type Paint = {
  color: string;
  rim: Rim;
  turn: number;
  rimColor?: string;
  tinted?: boolean;
  /** Stands on blocks. */
  wheelless?: boolean;
};
/** Where the roof aerial stands. */
const FINS: Partial<Record<CarBody, readonly [number, number]>> = {
  hatchback: [336, 142],
  sedan: [322, 138],
  estate: [392, 141],
  suv: [370, 160],
  coupe: [316, 124],
};
type Corner = readonly [number, number, number?];

const flip = (corners: readonly Corner[]) => corners.map(([x, h, r]) => [x, -h, r] as const);
const shape = (corners: readonly Corner[]) => rounded(flip(corners));
const line = (corners: readonly Corner[]) => rounded(flip(corners), false);

/** A car from the side with its wheels on y 0, in centimetres, nose to the left. */
export function carSide(s: Sketch, light: Light, body: CarBody, paint: Paint): string {
  const car = carShapes[body];
  const color = light.on(paint.color);
  const outline = bodyPath(car);
  const parts = [shadowUnder(s, light, 6, car.length - 6, 2, 14)];
  parts.push(rect(car.axles[0], -car.sill - 30, car.axles[1] - car.axles[0], 40, '#101216'));
  if (car.open) parts.push(openCabin(s, light, car));
  parts.push(path(outline, bodyFill(s, car, color)));
  parts.push(s.clipped(outline, reflections(s, light, car, color)));
  parts.push(glass(s, light, car, paint));
  parts.push(seams(car, color), lamps(s, light, car), trim(s, light, car, color, body));
  for (const axle of car.axles) {
    const arch = car.wheelRadius + 5.5;
    parts.push(
      path(
        `M${axle - arch} ${-car.sill}V${-car.wheelRadius}a${arch} ${arch} 0 0 1 ${arch * 2} 0V${-car.sill}Z`,
        '#0b0c0f',
      ),
    );
    if (paint.wheelless)
      parts.push(
        circle(axle, -car.wheelRadius, 13, '#6f5a4b'),
        circle(axle, -car.wheelRadius, 5, '#3a3f45'),
        rect(axle - 17, -car.wheelRadius + 13, 34, car.wheelRadius - 13, light.on('#a07a52')),
      );
    else
      parts.push(
        wheel(
          s,
          light,
          axle,
          -car.wheelRadius,
          car.wheelRadius,
          paint.rim,
          paint.turn + axle,
          paint.rimColor,
        ),
      );
  }
  return parts.join('');
}

/** The silhouette with its two wheel arches cut out. */
function bodyPath(car: CarShape): string {
  const arch = car.wheelRadius + 5;
  const half = Math.sqrt(arch ** 2 - (car.wheelRadius - car.sill) ** 2);
  const [front, rear] = car.axles;
  const over = rounded(flip(car.outline), false);
  const cut = (axle: number) =>
    `L${round(axle + half)} ${-car.sill}A${arch} ${arch} 0 1 0 ${round(axle - half)} ${-car.sill}`;
  return `${over}${cut(rear)}${cut(front)}Z`;
}

function bodyFill(s: Sketch, car: CarShape, color: string): string {
  const belt = car.crease[2]![1];
  const at = (h: number) => round(((car.height - h) / (car.height - car.sill)) * 1000) / 1000;
  const dark = brightness(color) < 0.25;
  const shine = dark ? 0.34 : 0.42;
  return s.linearAt(
    [
      [0, lighter(color, shine)],
      [at(belt + 14), lighter(color, 0.1)],
      [at(belt + 2), lighter(color, shine * 0.85)],
      [at(belt - 3), lighter(color, 0.06)],
      [at(belt - 30), color],
      [at(car.sill + 14), darker(color, 0.3)],
      [1, darker(color, 0.46)],
    ],
    0,
    -car.height,
    0,
    -car.sill,
  );
}

/** What the paint mirrors: ground below, sky on the shoulder, a soft round over each wheel. */
function reflections(s: Sketch, light: Light, car: CarShape, color: string): string {
  const { length, sill } = car;
  const belt = car.crease[2]![1];
  const low = sill + (belt - sill) * 0.42;
  const ground = `M-5 ${-low}C${length * 0.2} ${-low - 9} ${length * 0.36} ${-low + 5} ${length * 0.5} ${-low}S${length * 0.84} ${-low - 8} ${length + 5} ${-low + 2}V0H-5Z`;
  const parts = [
    path(
      ground,
      s.linear([
        [0, darker(color, 0.5), 0.5],
        [1, darker(color, 0.6), 0.1],
      ]),
    ),
  ];
  parts.push(
    stroke(line(car.crease), lighter(color, 0.75), 1.3, { opacity: 0.75 }),
    stroke(line(car.crease), darker(color, 0.5), 1.6, {
      opacity: 0.35,
      transform: 'translate(0 2.2)',
    }),
  );
  for (const axle of car.axles)
    parts.push(
      stroke(arc(axle, -car.wheelRadius, car.wheelRadius + 9, 296, 352), lighter(color, 0.6), 3.4, {
        opacity: 0.35,
      }),
    );
  const sweep = mix(lighter(color, 0.8), light.sky[0]![1], 0.15);
  parts.push(
    path(
      `M${length * 0.36} ${-belt + 6}L${length * 0.5} ${-belt + 6}L${length * 0.42} ${-sill}L${length * 0.3} ${-sill}Z`,
      sweep,
      { opacity: 0.1 },
    ),
  );
  parts.push(stroke(line(car.outline.slice(3, -4)), '#ffffff', 2.6, { opacity: 0.5 }));
  parts.push(stroke(line(car.outline), darker(color, 0.6), 1.1, { opacity: 0.5 }));
  return parts.join('');
}

function glass(s: Sketch, light: Light, car: CarShape, paint: Paint): string {
  if (car.open) return '';
  const top = -car.height + 6;
  const belt = -car.crease[2]![1];
  const deep = light.on(paint.tinted ? '#11161c' : '#22303a');
  const fill = s.linearAt(
    [
      [0, mix(deep, light.sky[1]![1], 0.38)],
      [0.55, deep],
      [1, darker(deep, 0.35)],
    ],
    0,
    top,
    0,
    belt,
  );
  const black = '#0d0f13';
  const parts = [path(shape(car.windscreen), mix(deep, light.sky[1]![1], 0.55))];
  if (car.rearGlass) parts.push(path(shape(car.rearGlass), mix(deep, light.sky[1]![1], 0.35)));
  const panes = car.panes.map(shape).join('');
  parts.push(
    stroke(panes, black, 5.2),
    path(panes, fill),
    stroke(panes, light.on('#b8bfc4'), 0.9, { opacity: 0.55 }),
  );
  const seat = darker(deep, 0.55);
  const inside = paint.tinted
    ? ''
    : car.seats
        .map(
          (x) =>
            path(
              `M${x - 13} ${belt + 10}L${x - 8} ${-car.seatTop + 16}q0 -8 8 -8h4q8 0 9 9l4 ${car.seatTop + belt + 20}Z`,
              seat,
            ) + rect(x - 7, -car.seatTop, 14, 11, seat, { rx: 4 }),
        )
        .join('');
  const steering = paint.tinted
    ? ''
    : stroke(`M${car.seats[0]! - 44} ${belt + 4}l9 -17`, seat, 3.4);
  const glare = [0.22, 0.3, 0.62]
    .map((at, i) =>
      path(
        `M${car.length * at + 40} ${top - 10}h${i === 1 ? 8 : 26}L${car.length * at - 4 + (i === 1 ? 8 : 26)} ${belt + 12}h-${i === 1 ? 8 : 26}Z`,
        '#ffffff',
        { opacity: 0.16 },
      ),
    )
    .join('');
  return parts.join('') + s.clipped(panes, inside, steering, glare);
}

function seams(car: CarShape, color: string): string {
  const dark = darker(color, 0.62);
  const lines = car.doorLines.map(
    (door) =>
      stroke(line(door), dark, 1.15, { opacity: 0.8 }) +
      stroke(line(door), lighter(color, 0.5), 0.7, {
        opacity: 0.35,
        transform: 'translate(1.3 0)',
      }),
  );
  const handles = car.handles.map(
    ([x, h]) =>
      rect(x - 1, -h - 1, 20, 5.6, darker(color, 0.5), { rx: 2.6, opacity: 0.55 }) +
      rect(x, -h - 2, 19, 4, lighter(color, 0.38), { rx: 2 }),
  );
  return lines.join('') + handles.join('');
}

function lamps(s: Sketch, light: Light, car: CarShape): string {
  const head = shape(car.headlight);
  const tail = shape(car.tailLight);
  const lensX = mean(car.headlight.map(([x]) => x));
  const lensY = -mean(car.headlight.map(([, h]) => h));
  const lens = s.linear(
    [
      [0, '#ffffff'],
      [0.5, '#cfdbe3'],
      [1, '#8796a1'],
    ],
    0,
    0,
    1,
    1,
  );
  const red = s.linear([
    [0, '#ff6a55'],
    [0.55, '#c81e27'],
    [1, '#7d0f18'],
  ]);
  const parts = [
    path(head, lens),
    stroke(head, '#1a1e23', 1.3),
    circle(lensX, lensY, 3.4, '#38434c'),
    circle(lensX, lensY, 2.1, '#f4fbff'),
  ];
  parts.push(
    path(tail, red),
    stroke(tail, '#30090d', 1),
    stroke(
      line([
        [car.tailLight[0]![0] + 6, car.tailLight[0]![1] - 5],
        [car.tailLight[1]![0] - 3, car.tailLight[1]![1] - 4],
      ]),
      '#ffc2b5',
      1.6,
      { opacity: 0.8 },
    ),
  );
  if (light.lamps)
    parts.push(
      ellipse(
        4,
        lensY,
        60,
        34,
        s.radial([
          [0, '#fff3cf', 0.95],
          [0.3, '#ffe9b0', 0.4],
          [1, '#ffe9b0', 0],
        ]),
      ),
      ellipse(car.length - 3, -car.tailLight[1]![1] + 8, 40, 24, s.glow('#ff5a4a', 0.7)),
    );
  return parts.join('');
}

/** Mirror, bumpers, cladding, rails, fuel flap, side skirt. */
function trim(s: Sketch, light: Light, car: CarShape, color: string, body: CarBody): string {
  const plastic = light.on('#2b2f34');
  const [mx, mh] = car.mirror;
  const parts: string[] = [];
  if (car.cladding) {
    for (const axle of car.axles)
      parts.push(stroke(arc(axle, -car.wheelRadius, car.wheelRadius + 7, 262, 458), plastic, 6.4));
    parts.push(
      path(
        `M${car.axles[0] + car.wheelRadius + 4} ${-car.sill - 12}H${car.axles[1] - car.wheelRadius - 4}V${-car.sill + 2}H${car.axles[0] + car.wheelRadius + 4}Z`,
        plastic,
      ),
    );
    parts.push(
      path(
        `M4 ${-car.sill - 12}q-1 -3 4 -3h${car.axles[0] - car.wheelRadius - 16}v15H12Z`,
        plastic,
      ),
      path(
        `M${car.length - 3} ${-car.sill - 14}h-${car.length - car.axles[1] - car.wheelRadius - 14}v14h26q4 -2 6 -6Z`,
        plastic,
      ),
    );
  } else {
    parts.push(
      path(
        `M${car.axles[0] + car.wheelRadius + 6} ${-car.sill - 5}H${car.axles[1] - car.wheelRadius - 6}l4 6H${car.axles[0] + car.wheelRadius + 2}Z`,
        darker(color, 0.66),
      ),
    );
    parts.push(
      path(`M6 -27H${car.axles[0] - car.wheelRadius - 10}v5H12Z`, plastic),
      path(
        `M${car.length - 5} -29h-${car.length - car.axles[1] - car.wheelRadius - 12}v7h28Z`,
        plastic,
      ),
    );
  }
  parts.push(
    rect(6, -48, 15, 7, plastic, { rx: 2, opacity: 0.9 }),
    rect(car.length - 16, -44, 12, 4, '#a3161f', { rx: 1.5 }),
  );
  if (car.rails) {
    const [from, to, h] = car.rails;
    parts.push(
      stroke(`M${from} ${-h - 1}q${(to - from) / 2} -7 ${to - from} 1`, light.on('#c9ced2'), 3),
      stroke(`M${from} ${-h - 1.6}q${(to - from) / 2} -7 ${to - from} 1`, '#ffffff', 0.9, {
        opacity: 0.7,
      }),
    );
  }
  const fin = FINS[body];
  if (fin) parts.push(path(`M${fin[0]} ${-fin[1]}q5 -6 13 -6.5l2 7.5Z`, darker(color, 0.3)));
  if (body !== 'pickup' && body !== 'van')
    parts.push(
      rect(car.axles[1] + 8, -car.crease[2]![1] + 8, 15, 13, 'none', {
        rx: 4,
        stroke: darker(color, 0.6),
        'stroke-width': 0.9,
        opacity: 0.7,
      }),
    );
  parts.push(
    path(
      `M${mx - 4} ${-mh}q-2 -15 10 -16h9q5 1 5 8v6q0 4 -5 4h-14Z`,
      s.linear([
        [0, lighter(color, 0.4)],
        [0.5, color],
        [1, darker(color, 0.5)],
      ]),
    ),
    rect(mx + 4, -mh + 1, 9, 4, plastic),
  );
  return parts.join('');
}

/** Windscreen, seats and folded roof of an open car. */
function openCabin(s: Sketch, light: Light, car: CarShape): string {
  const leather = light.on('#7b3f2d');
  const parts = [
    path(`M138 -90L192 -126l5 2L150 -88Z`, mix(light.on('#2a3a46'), light.sky[1]![1], 0.6), {
      opacity: 0.9,
    }),
    stroke('M132 -90L194 -127', '#15181c', 4.4),
  ];
  for (const x of car.seats)
    parts.push(
      path(
        `M${x - 8} -80L${x + 2} -106q2 -8 12 -7q9 1 10 9l4 24Z`,
        s.fade(lighter(leather, 0.25), darker(leather, 0.3)),
      ),
      rect(x + 6, -119, 17, 11, leather, { rx: 4 }),
    );
  parts.push(
    stroke('M180 -88l13 -16', '#15181c', 3.4),
    path('M300 -88q10 -16 40 -15q32 0 40 10Z', light.on('#23262b')),
  );
  return parts.join('');
}

/** The car set into the picture: `middle` x, `scale` in pixels per centimetre. */
export function placeCar(
  drawn: string,
  body: CarBody,
  middle: number,
  ground: number,
  scale: number,
  mirrored: boolean,
): string {
  const half = (carShapes[body].length / 2) * scale;
  return group(
    `translate(${round(middle + (mirrored ? half : -half))} ${ground}) scale(${mirrored ? -scale : scale} ${scale})`,
    drawn,
  );
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
