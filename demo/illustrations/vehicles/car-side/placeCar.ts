import { group } from '../../shapes';
import { round } from '../../sketch';
import { carShapes, type CarBody } from '../car-shapes/carShapes';

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
