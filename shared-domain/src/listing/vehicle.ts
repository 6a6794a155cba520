import * as z from 'zod/mini';
import { slugField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { equipmentLabels } from './vehicleEquipment';
import {
  bodies,
  colours,
  conditions,
  drives,
  emissionNorms,
  finishes,
  fuels,
  gearboxes,
  idsOf,
} from './vehicleFields';

/** A month as `2019-05`. */
const month = z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/));

const make = { make: slugField(limits.MAKE_MAX), makeName: textField(1, limits.MAKE_MAX) };
const model = { model: slugField(limits.MODEL_MAX), modelName: textField(1, limits.MODEL_MAX) };

const facts = {
  version: z.optional(textField(1, limits.VERSION_MAX)),
  firstRegisteredMonth: z.optional(month),
  powerHp: z.optional(wholeField(1, limits.POWER_MAX_HP)),
  engineCm3: z.optional(wholeField(1, limits.ENGINE_MAX_CM3)),
  drive: z.optional(z.enum(idsOf(drives))),
  doors: z.optional(wholeField(1, limits.DOORS_MAX)),
  seats: z.optional(wholeField(1, limits.SEATS_MAX)),
  colour: z.optional(z.enum(idsOf(colours))),
  finish: z.optional(z.enum(idsOf(finishes))),
  emissionNorm: z.optional(z.enum(idsOf(emissionNorms))),
  co2GPerKm: z.optional(wholeField(0, limits.CO2_MAX_G_PER_KM)),
  /** Upper case, 17 characters; any other text only with `vinNonStandard` (vehicles made before 1981). */
  vin: z.optional(z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/))),
  vinNonStandard: z.optional(z.boolean()),
  firstOwner: z.optional(z.boolean()),
  serviceBook: z.optional(z.boolean()),
  noAccident: z.optional(z.boolean()),
  registeredInRomania: z.optional(z.boolean()),
  originCountry: z.optional(textField(1, limits.COUNTRY_MAX)),
  itpUntilMonth: z.optional(month),
  keys: z.optional(wholeField(0, limits.KEYS_MAX)),
  exchangeAccepted: z.optional(z.boolean()),
  vatDeductible: z.optional(z.boolean()),
  equipment: z.optional(
    z.array(z.enum(idsOf(equipmentLabels))).check(z.maxLength(limits.EQUIPMENT_MAX)),
  ),
};
const condition = z.enum(idsOf(conditions));
const year = wholeField(limits.YEAR_MIN, limits.YEAR_MAX);
const mileageKm = wholeField(0, limits.MILEAGE_MAX_KM);

const carSchema = z.strictObject({
  shape: z.literal('car'),
  ...make,
  ...model,
  year,
  mileageKm,
  fuel: z.enum(idsOf(fuels)),
  gearbox: z.enum(idsOf(gearboxes)),
  body: z.enum(idsOf(bodies)),
  condition,
  ...facts,
});

/** Vans, lorries, motorcycles, trailers, tractors, boats: what a car has, where it makes sense. */
const otherVehicleSchema = z.strictObject({
  shape: z.literal('other'),
  ...make,
  ...model,
  year,
  condition,
  mileageKm: z.optional(mileageKm),
  hours: z.optional(wholeField(0, 200_000)),
  maxMassKg: z.optional(wholeField(1, limits.MASS_MAX_KG)),
  fuel: z.optional(z.enum(idsOf(fuels))),
  gearbox: z.optional(z.enum(idsOf(gearboxes))),
  body: z.optional(z.enum(idsOf(bodies))),
  ...facts,
});

/** Parts, tyres, dismantling: condition, and the make and model they fit where that is known. */
const partSchema = z.strictObject({
  shape: z.literal('part'),
  condition,
  make: z.optional(make.make),
  makeName: z.optional(make.makeName),
  model: z.optional(model.model),
  modelName: z.optional(model.modelName),
});

/** The facts of a vehicle listing, by shape; `make` and `model` are slugs (carMakes), their names stand beside. */
export const vehicleSchema = z.discriminatedUnion('shape', [
  carSchema,
  otherVehicleSchema,
  partSchema,
]);
export type Vehicle = z.infer<typeof vehicleSchema>;
export type Car = z.infer<typeof carSchema>;
