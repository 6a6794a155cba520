import type { Body, Colour } from '@anunturi/shared-domain/listing/vehicleFields';
import type { VehicleSeed } from './data/listingSeed';
import { createRandom } from './illustrations/random';
import type { CarBody } from './illustrations/vehicles/car-shapes/carShapes';
import type { CarSubject, Subject } from './illustrations/vehicles/subject';
import { RIMS } from './illustrations/vehicles/spokes';

const bodies: Record<Body, CarBody> = {
  hatchback: 'hatchback',
  sedan: 'sedan',
  estate: 'estate',
  suv: 'suv',
  coupe: 'coupe',
  cabrio: 'cabrio',
  minivan: 'minivan',
  pickup: 'pickup',
  van: 'van',
};

const paints: Record<Colour, string> = {
  white: '#eceeee',
  black: '#23272c',
  grey: '#6b737b',
  silver: '#b4bbc1',
  blue: '#1f4e8c',
  red: '#b3262b',
  green: '#2f5d48',
  brown: '#6a4632',
  beige: '#cdb896',
  yellow: '#d9a62e',
  orange: '#d4682a',
  purple: '#5f3d78',
  other: '#7d8c5a',
};

/** What the photos of a listing show: its own body, colour and mileage, and details that its key decides. */
export function toSubject({ key, vehicle, subject }: VehicleSeed, countyCode: string): Subject {
  if (subject === 'dismantled')
    return { ...carOf(key, countyCode, 'sedan', 'other', 260_000), wheelless: true };
  if (subject) return subject;
  if (vehicle.shape === 'part') return { kind: 'parts' };
  const car = carOf(
    key,
    countyCode,
    vehicle.body ?? 'hatchback',
    vehicle.colour ?? 'grey',
    vehicle.mileageKm ?? 0,
  );
  const electric = vehicle.fuel === 'electric';
  return {
    ...car,
    electric,
    automatic: vehicle.gearbox === 'automatic',
    keys: Math.min(vehicle.keys ?? 2, 3),
    tinted: vehicle.equipment?.includes('tintedWindows') ?? false,
    trim: vehicle.equipment?.includes('leather') ? '#8a6547' : car.trim,
    ...(electric && { rim: 'aero' as const, grille: 'closed' as const, rearLamp: 'bar' as const }),
    ...(vehicle.year < 1995 && {
      rim: 'steel' as const,
      grille: 'slats' as const,
      lamp: 'round' as const,
      rearLamp: 'blocks' as const,
    }),
  };
}

function carOf(
  key: string,
  countyCode: string,
  body: Body,
  colour: Colour,
  km: number,
): CarSubject {
  const random = createRandom(`car ${key}`);
  const letters = Array.from({ length: 3 }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVXYZ'])).join(
    '',
  );
  return {
    kind: 'car',
    body: bodies[body],
    color: paints[colour],
    km,
    rim: random.pick(RIMS.filter((rim) => rim !== 'aero')),
    rimColor: random.pick(['#c3c8cd', '#c3c8cd', '#d7dade', '#4a5058']),
    grille: random.pick(['slats', 'hex', 'twin']),
    lamp: random.pick(['slim', 'round', 'angular']),
    rearLamp: random.pick(['blocks', 'bar', 'tall']),
    plate: `${countyCode} ${random.whole(10, 99)} ${letters}`,
    trim: random.pick(['#3b3f45', '#3b3f45', '#4a4e54', '#5a5148']),
    automatic: false,
    electric: false,
    keys: 2,
  };
}
