import { lightNamed, type Light } from '../light';
import { polygon, rect } from '../shapes';
import { rounded } from '../rounded';
import { looks, person } from '../trades/person';
import type { Cover } from './Cover';
import { backdrop, tick } from './coverParts';

/** Three people of a trade with their stars. */
export const choosingWorker: Cover = (s) => {
  const light: Light = lightNamed('day');
  const star = (x: number, y: number, r: number, on: boolean) =>
    polygon(
      Array.from(
        { length: 10 },
        (_, i) =>
          [
            x + Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
            y - Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
          ] as const,
      ),
      on ? '#f2b33d' : '#d5dadd',
    );
  const card = (x: number, y: number, who: string, stars: number, chosen: boolean) =>
    rect(x + 12, y + 18, 400, 640, '#08222a', { opacity: 0.22, rx: 30 }) +
    rect(x, y, 400, 640, '#fbfaf6', { rx: 30 }) +
    s.clipped(
      rounded([
        [x + 24, y + 24, 20],
        [x + 376, y + 24, 20],
        [x + 376, y + 404, 20],
        [x + 24, y + 404, 20],
      ]),
      rect(x + 24, y + 24, 352, 380, chosen ? '#bfe0d4' : '#dfe5e6'),
      who,
    ) +
    [0, 1, 2, 3, 4].map((i) => star(x + 88 + i * 56, y + 458, 24, i < stars)).join('') +
    rect(x + 60, y + 510, 280, 18, '#b9c0c4', { rx: 9 }) +
    rect(x + 100, y + 548, 200, 14, '#dde1e3', { rx: 7 }) +
    (chosen ? tick(x + 370, y + 30, 56) : '');
  return (
    backdrop(s, '#3d6f86') +
    card(120, 330, person(light, 320, 880, 500, looks.technician, 'standing'), 3, false) +
    card(1080, 330, person(light, 1280, 880, 500, looks.gardener, 'standing', true), 4, false) +
    card(600, 270, person(light, 800, 820, 500, looks.builder, 'standing'), 5, true)
  );
};
