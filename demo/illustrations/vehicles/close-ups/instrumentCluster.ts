import type { Light } from '../../light';
import { circle, path, rect, stroke } from '../../shapes';
import { lettersCentred } from '../glyphs';
import { arc } from '../arc';
import type { Cabin } from './Cabin';

export function instrumentCluster(light: Light, cabin: Cabin): string {
  const hood = path('M210 640Q230 500 430 496T660 640Z', light.on('#15181c'));
  return (
    hood +
    rect(238, 552, 404, 130, '#07090c', { rx: 40 }) +
    dial(330, 634, 66, 0.35) +
    dial(548, 634, 66, 0.15) +
    rect(404, 596, 72, 60, '#0f2a33', { rx: 6 }) +
    lettersCentred(String(cabin.km), 440, 618, 15, '#bff3ff', 0.16)
  );
}

function dial(x: number, y: number, r: number, share: number): string {
  const ticks = Array.from({ length: 9 }, (_, i) =>
    stroke('M0 0v8', '#e8eef2', 3, {
      transform: `rotate(${-120 + i * 30} ${x} ${y}) translate(${x} ${y - r + 6})`,
    }),
  ).join('');
  return (
    circle(x, y, r, '#12161b') +
    stroke(arc(x, y, r, -125, 125), '#7f8a92', 3) +
    ticks +
    stroke(`M${x} ${y + 8}v${-r * 0.78}`, '#ff5a3c', 5, {
      transform: `rotate(${-120 + share * 240} ${x} ${y})`,
    }) +
    circle(x, y, 9, '#2c3238')
  );
}
