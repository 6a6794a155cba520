import { cars } from './cars';
import type { ServiceSeed, VehicleSeed } from './listingSeed';
import { otherVehicles } from './otherVehicles';
import { sellerStates } from './sellerStates';
import { services } from './services';

export const vehicleSeeds: readonly VehicleSeed[] = [...cars, ...otherVehicles, ...sellerStates];
export const serviceSeeds: readonly ServiceSeed[] = services;
