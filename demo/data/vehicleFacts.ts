import { toSlug } from '@anunturi/shared-domain/formats/slug';
import type { Car, Vehicle } from '@anunturi/shared-domain/listing/vehicle';
import type { Equipment } from '@anunturi/shared-domain/listing/vehicleEquipment';

type CarFacts = Omit<Car, 'shape' | 'make' | 'makeName' | 'model' | 'modelName' | 'condition'> &
  Partial<Pick<Car, 'condition'>>;
type OtherFacts = Omit<
  Extract<Vehicle, { shape: 'other' }>,
  'shape' | 'make' | 'makeName' | 'model' | 'modelName' | 'condition'
>;

const named = (makeName: string, modelName: string) => ({
  make: toSlug(makeName),
  makeName,
  model: toSlug(modelName),
  modelName,
});

/** The facts of a used car, names as the table of makes has them. */
export const car = (makeName: string, modelName: string, facts: CarFacts): Vehicle => ({
  shape: 'car',
  ...named(makeName, modelName),
  condition: 'used',
  ...facts,
});

/** The facts of any other used vehicle. */
export const other = (makeName: string, modelName: string, facts: OtherFacts): Vehicle => ({
  shape: 'other',
  ...named(makeName, modelName),
  condition: 'used',
  ...facts,
});

/** What sellers tick, in three sizes. */
export const equipment = {
  basic: ['abs', 'airbagsFront', 'immobiliser', 'airConditioning', 'electricWindows', 'usb'],
  usual: [
    'abs',
    'esp',
    'airbagsFront',
    'airbagsSide',
    'isofix',
    'airConditioning',
    'electricWindows',
    'electricMirrors',
    'bluetooth',
    'usb',
    'cruiseControl',
    'parkingSensorsRear',
    'alloyWheels',
    'fogLights',
  ],
  rich: [
    'abs',
    'esp',
    'airbagsFront',
    'airbagsSide',
    'airbagsCurtain',
    'isofix',
    'tyrePressure',
    'climateControlDual',
    'heatedSeats',
    'leather',
    'electricSeats',
    'keylessEntry',
    'startStopButton',
    'bluetooth',
    'navigation',
    'appleCarplay',
    'androidAuto',
    'touchscreen',
    'digitalCockpit',
    'adaptiveCruiseControl',
    'parkingSensorsFront',
    'parkingSensorsRear',
    'rearCamera',
    'laneAssist',
    'blindSpot',
    'ledLights',
    'alloyWheels',
    'tintedWindows',
  ],
} satisfies Record<string, Equipment[]>;
