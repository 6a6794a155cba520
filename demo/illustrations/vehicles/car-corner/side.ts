import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { polygon, stroke } from '../../shapes';
import { type Point, polyline, type Sketch } from '../../sketch';
import { bodyFill } from '../car-side/bodyPaint';
import type { CarShape, Corner } from '../car-shapes/CarShape';
import type { CarSubject } from '../subject';
import type { Camera } from './camera';
import { sampled, type Surface } from './surface';

/** The side that is seen: paint, panes, doors, lamps, over the shell between the sides. */
export function side(
  s: Sketch,
  light: Light,
  camera: Camera,
  surface: Surface,
  edge: readonly (readonly [number, number])[],
  car: CarShape,
  { color: paint, tinted }: CarSubject,
): string {
  const color = light.on(paint);
  const belt = car.crease[2]![1];
  const on = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, height]) => camera.see(surface(x, height, 1)));
  const shape = (corners: readonly Corner[]) => on(sampled(corners, true));
  const open = (corners: readonly Corner[]) => polyline(on(divided(sampled(corners))));
  const whole = on([...edge, ...archesOf(car)]);
  const y = (height: number) => camera.see(surface(car.length / 2, height, 1))[1];
  const deep = light.on(tinted ? '#11161c' : '#22303a');
  const glass = s.linearAt(
    [
      [0, lighter(deep, 0.38)],
      [0.5, deep],
      [1, darker(deep, 0.4)],
    ],
    0,
    y(car.height - 6),
    0,
    y(belt),
  );
  const low = car.sill + (belt - car.sill) * 0.4;
  const ground = on([
    ...divided([
      [0, low],
      [car.length * 0.3, low + 6],
      [car.length * 0.6, low - 2],
      [car.length, low + 4],
    ]),
    [car.length, car.sill],
    [0, car.sill],
  ]);
  return [
    polygon(whole, bodyFill(s, car, color, [y(car.height), y(car.sill)])),
    s.clipped(
      `${polyline(whole)}Z`,
      polygon(ground, s.fade(darker(color, 0.5), darker(color, 0.6)), { opacity: 0.4 }),
      stroke(open(car.crease), lighter(color, 0.7), 4, { opacity: 0.6 }),
      car.cladding
        ? polygon(
            on([
              [0, car.sill + 16],
              [car.length, car.sill + 16],
              [car.length, car.sill - 20],
              [0, car.sill - 20],
            ]),
            light.on('#24272b'),
          )
        : '',
    ),
    ...car.panes.flatMap((pane) => [
      polygon(shape(pane), glass, { stroke: '#0d0f13', 'stroke-width': 11 }),
      polygon(shape(pane), glass),
    ]),
    ...car.doorLines.map((door) => stroke(open(door), darker(color, 0.6), 3.4, { opacity: 0.6 })),
    ...car.handles.map(([x, height]) =>
      stroke(
        polyline(
          on([
            [x - 8, height],
            [x + 6, height],
          ]),
        ),
        darker(color, 0.35),
        9,
      ),
    ),
    polygon(shape(car.headlight), '#dfe7ec', { stroke: '#1a1e23', 'stroke-width': 3 }),
    polygon(shape(car.tailLight), '#b3202a', { stroke: '#30090d', 'stroke-width': 3 }),
    stroke(polyline(on(edge)), lighter(color, 0.55), 3, { opacity: 0.5 }),
  ].join('');
}

/** From the rear sill to the front one, round over both wheels. */
function archesOf({ axles, wheelRadius, sill }: CarShape): (readonly [number, number])[] {
  const radius = wheelRadius + 5;
  const from = Math.asin(Math.min(1, (sill - wheelRadius) / radius));
  return [axles[1], axles[0]].flatMap((axle) =>
    Array.from({ length: 15 }, (_, at) => {
      const angle = from + ((Math.PI - 2 * from) * at) / 14;
      return [
        axle + radius * Math.cos(angle),
        Math.max(sill, wheelRadius + radius * Math.sin(angle)),
      ] as const;
    }),
  );
}

/** The same line in short pieces: what is straight from the side is bent where the body is. */
const divided = (points: readonly (readonly [number, number])[]) =>
  points.flatMap(([x, height], at) => {
    const [nextX, nextHeight] = points[Math.min(at + 1, points.length - 1)]!;
    return [0, 0.25, 0.5, 0.75].map(
      (t) => [x + (nextX - x) * t, height + (nextHeight - height) * t] as const,
    );
  });
