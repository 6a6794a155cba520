import { cars } from './cars/cars';
import type { ServiceSeed, VehicleSeed } from './listingSeed';
import { otherVehicles } from './other-vehicles/otherVehicles';
import { sellerStates } from './seller-states/sellerStates';
import { services } from './services/services';

export const vehicleSeeds: readonly VehicleSeed[] = [...cars, ...otherVehicles, ...sellerStates];
export const serviceSeeds: readonly ServiceSeed[] = services;
