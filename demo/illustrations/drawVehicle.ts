import type { ShotKind } from './camera/shot';
import { takePhoto } from './camera/takePhoto';
import { type Light, type LightName, type Season, lightNamed } from './light';
import { createRandom } from './random';
import { GROUND } from './scenes/scene';
import { scenes, type SceneName } from './scenes/scenes';
import { group } from './shapes';
import { round, Sketch } from './sketch';
import { carCorner } from './vehicles/car-corner/carCorner';
import { carFront } from './vehicles/car-front/carFront';
import { carRear } from './vehicles/car-rear/carRear';
import { carShapes } from './vehicles/car-shapes/carShapes';
import { carSide } from './vehicles/car-side/carSide';
import { placeCar } from './vehicles/car-side/placeCar';
import { engineBay } from './vehicles/close-ups/engineBay';
import { instruments } from './vehicles/close-ups/instruments';
import { keysAndPapers } from './vehicles/close-ups/keysAndPapers';
import { seats } from './vehicles/close-ups/seats';
import { wheelCloseUp } from './vehicles/close-ups/wheelCloseUp';
import { dashboard } from './vehicles/close-ups/dashboard';
import { motorcycle, MOTORCYCLE_LENGTH } from './vehicles/motorcycle';
import { partsOnBench } from './vehicles/partsOnBench';
import { wheelSet } from './vehicles/wheelSet';
import type { CarSubject, OtherSubject, Subject, View } from './vehicles/subject';
import { tractor, TRACTOR_LENGTH } from './vehicles/tractor';
import { boat, BOAT_LENGTH } from './vehicles/boat';
import { caravan, CARAVAN_LENGTH } from './vehicles/caravan';
import { trailer, TRAILER_LENGTH } from './vehicles/trailer';
import { truck, TRUCK_LENGTH } from './vehicles/truck';

export type Place = { scene: SceneName; light: LightName; season: Season };

/** One photo of a vehicle as an SVG document; the same arguments give the same drawing. */
export function drawVehicle(
  subject: Subject,
  view: View,
  place: Place,
  seed: string,
  shot: ShotKind = 'usual',
): string {
  const s = new Sketch();
  const light = lightNamed(place.light);
  const { back, front } = scenes[place.scene](s, light, place.season, createRandom(seed));
  const put = (drawn: string) => framed(seed, view, back, drawn, front, shot === 'portrait');
  const drawn = () => {
    if (subject.kind === 'parts') return partsOnBench(s, light);
    if (subject.kind !== 'car') return put(other(s, light, subject, view === 'otherSide'));
    const close = closeUp(s, light, subject, view, back, seed);
    return close ?? put(wholeCar(s, light, subject, view));
  };
  return takePhoto(s, light.haze, shot, `${seed} ${view}`, drawn());
}

/**
 * Nobody stands at the same distance twice: the picture moved nearer, and a little to a side. The subject stays within it, also
 * in one that is held upright.
 */
function framed(
  seed: string,
  view: View,
  back: string,
  subject: string,
  front: string,
  isUpright: boolean,
): string {
  const random = createRandom(`frame ${seed} ${view}`);
  const smaller = isUpright ? 0.66 : random.between(0.8, 0.98);
  const nearer = isUpright ? 1 : random.between(1, Math.min(1.16, 1 / smaller));
  const aside = isUpright ? 0 : random.between(-1, 1) * 300 * (1 - smaller * nearer);
  const zoomed = (drawn: string) =>
    group(
      `translate(${round(800 - 800 * nearer)} ${round(1060 - 1060 * nearer)}) scale(${round(nearer * 100) / 100})`,
      drawn,
    );
  return zoomed(
    back +
      group(
        `translate(${round(800 + aside - 800 * smaller)} ${round(GROUND - GROUND * smaller)}) scale(${round(smaller * 100) / 100})`,
        subject,
      ) +
      front,
  );
}

function wholeCar(s: Sketch, light: Light, car: CarSubject, view: View): string {
  if (view === 'corner' || view === 'otherCorner')
    return carCorner(s, light, car, 47, view === 'otherCorner');
  if (view === 'rearCorner') return carCorner(s, light, car, -45, false);
  const straight = (drawn: string) => group('translate(800 1050) scale(4.6)', drawn);
  if (view === 'front') return straight(carFront(s, light, car.body, car));
  if (view === 'rear' || view === 'boot')
    return straight(carRear(s, light, car.body, car, view === 'boot'));
  const scale = Math.min(3.05, 1400 / carShapes[car.body].length);
  return placeCar(
    carSide(s, light, car.body, { ...car, turn: 14 }),
    car.body,
    800,
    GROUND,
    scale,
    view === 'otherSide',
  );
}

function closeUp(
  s: Sketch,
  light: Light,
  car: CarSubject,
  view: View,
  outside: string,
  seed: string,
): string | null {
  if (view === 'interior')
    return dashboard(s, light, outside, {
      trim: car.trim,
      accent: car.electric ? '#7fb5c9' : '#8d969d',
      automatic: car.automatic,
      km: car.km,
    });
  if (view === 'instruments') return instruments(s, car.km, car.electric ? '#57d0a5' : '#49b6d6');
  if (view === 'wheel')
    return wheelCloseUp(s, light, outside, car.color, car.rim, 12, car.rimColor);
  if (view === 'rearSeats' || view === 'frontSeats')
    return seats(s, light, outside, car.trim, view === 'frontSeats');
  if (view === 'engine') return engineBay(s, light, car.color, car.electric);
  if (view === 'papers') return keysAndPapers(s, light, createRandom(seed), car.keys);
  return null;
}

function other(
  s: Sketch,
  light: Light,
  subject: Exclude<OtherSubject, { kind: 'parts' }>,
  mirrored: boolean,
): string {
  if (subject.kind === 'wheelSet')
    return wheelSet(s, light, GROUND + 30, subject.rim, subject.color);
  const put = (drawn: string, length: number, scale: number) =>
    group(
      `translate(${800 + (mirrored ? length : -length) * scale * 0.5} ${GROUND}) scale(${mirrored ? -scale : scale} ${scale})`,
      drawn,
    );
  if (subject.kind === 'motorcycle')
    return put(motorcycle(s, light, subject.color), MOTORCYCLE_LENGTH, 5.6);
  if (subject.kind === 'tractor') return put(tractor(s, light, subject.color), TRACTOR_LENGTH, 3.2);
  if (subject.kind === 'trailer') return put(trailer(s, light, subject.color), TRAILER_LENGTH, 3.5);
  if (subject.kind === 'caravan') return put(caravan(s, light, subject.color), CARAVAN_LENGTH, 2.3);
  if (subject.kind === 'truck')
    return put(truck(s, light, subject.color, subject.load, subject.band), TRUCK_LENGTH, 1.95);
  return put(boat(s, light, subject.color), BOAT_LENGTH, 2.3);
}
