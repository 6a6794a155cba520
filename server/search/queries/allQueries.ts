import { amounts } from './amounts';
import { facts } from './facts';
import { fillers } from './fillers';
import { generations } from './generations';
import { makesAndModels } from './makesAndModels';
import { mistypings } from './mistypings';
import { otherVehicles } from './otherVehicles';
import { places } from './places';
import type { Query } from './Query';
import { services } from './services';

/** Every query of the table that the reading of words was built with. */
export const allQueries: readonly Query[] = [
  ...makesAndModels,
  ...generations,
  ...amounts,
  ...facts,
  ...otherVehicles,
  ...services,
  ...places,
  ...mistypings,
  ...fillers,
];
