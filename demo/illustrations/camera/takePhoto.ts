import { createRandom } from '../random';
import { group, rect } from '../shapes';
import { HEIGHT, round, type Sketch, type Window, WIDTH } from '../sketch';
import { type ShotKind, shotSizes } from './shot';

const MOST_TILT = 2;
/** So much nearer that no corner of a tilted picture is empty. */
const NEARER = 1.05;
const whole: Window = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const windows: Record<ShotKind, Window> = {
  usual: whole,
  portrait: { x: 350, y: 0, width: 900, height: HEIGHT },
  panorama: { x: 0, y: 500, width: WIDTH, height: 640 },
  tiny: whole,
  night: whole,
  washedOut: whole,
  blurred: whole,
  screenshot: { x: 0, y: -1000, width: WIDTH, height: 3200 },
};

/** The drawing as somebody holds a camera before it, as an SVG document; `ground` is what lies behind every shape. */
export function takePhoto(
  s: Sketch,
  ground: string,
  kind: ShotKind,
  seed: string,
  drawn: string,
): string {
  const tilt = createRandom(`hand ${seed}`).between(-MOST_TILT, MOST_TILT);
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const held = group(
    `translate(${x} ${y}) rotate(${round(tilt)}) scale(${NEARER}) translate(${-x} ${-y})`,
    drawn,
  );
  const size = shotSizes[kind];
  if (kind !== 'screenshot') return s.document(ground, size, windows[kind], held);
  return s.document('#0c0d0f', size, windows.screenshot, held, ...bars());
}

/** What a telephone draws above and below a picture that it shows. */
function bars(): string[] {
  const pale = '#e8eaed';
  return [
    rect(0, -1000, WIDTH, 1000, '#0c0d0f'),
    rect(0, HEIGHT, WIDTH, 1000, '#0c0d0f'),
    rect(110, -940, 150, 46, pale, { rx: 10 }),
    ...[0, 1, 2, 3].map((bar) => rect(1190 + bar * 34, -900 - bar * 14, 22, 22 + bar * 14, pale)),
    rect(1370, -944, 120, 56, pale, { rx: 14 }),
    rect(90, -760, 60, 60, pale, { rx: 30 }),
    rect(200, -756, 520, 50, '#5f6368', { rx: 12 }),
    ...[0, 1, 2, 3].map((sign) => rect(230 + sign * 340, 1960, 90, 90, '#9aa0a6', { rx: 26 })),
    rect(560, 2150, 480, 16, pale, { rx: 8 }),
  ];
}
