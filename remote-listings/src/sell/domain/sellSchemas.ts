import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { OTHER_MAKE, OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import * as limits from '@anunturi/shared-domain/site/limits';
import { isValidPhone, normalizePhone } from '@anunturi/shared-domain/validators/phone';
import { toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import { programmes, providerForms } from '@anunturi/shared-domain/listing/serviceFields';
import { type Equipment, equipmentLabels } from '@anunturi/shared-domain/listing/vehicleEquipment';
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
} from '@anunturi/shared-domain/listing/vehicleFields';
import { normalizeVin } from '@anunturi/shared-domain/validators/vin';
import * as z from 'zod/mini';
import { modelsOf } from '../../domain/sell-form/chosenModel';
import {
  optionalChoice,
  optionalMonth,
  optionalText,
  optionalWhole,
  requiredChoice,
  requiredText,
  requiredWhole,
} from '../../domain/sell-form/formFields';
import type { SellForm } from '../../domain/sell-form/sellForm';
import { parseAmount } from './typedPrice';

/** What the form is checked against besides the contract's limits. */
export type SellContext = { bannedWords: readonly string[]; yearNow: number };

const yes = z.pipe(
  z.boolean(),
  z.transform((value): true | undefined => value || undefined),
);

/** A VIN is warned about, never refused; only what cannot be stored at all is. */
const vin = z.pipe(
  z
    .string()
    .check(
      z.overwrite(normalizeVin),
      z.regex(/^([A-Z0-9]{3,20})?$/, 'Seria are între 3 și 20 de litere și cifre.'),
    ),
  z.transform((text): string | undefined => text || undefined),
);

const facts = {
  version: optionalText(limits.VERSION_MAX),
  firstRegisteredMonth: optionalMonth,
  power: optionalWhole({ from: 1, to: limits.POWER_MAX_HP }),
  powerUnit: z.enum(['hp', 'kw']),
  engineCm3: optionalWhole({ from: 1, to: limits.ENGINE_MAX_CM3 }),
  drive: optionalChoice(idsOf(drives)),
  doors: optionalWhole({ from: 1, to: limits.DOORS_MAX }),
  seats: optionalWhole({ from: 1, to: limits.SEATS_MAX }),
  colour: optionalChoice(idsOf(colours)),
  finish: optionalChoice(idsOf(finishes)),
  emissionNorm: optionalChoice(idsOf(emissionNorms)),
  co2GPerKm: optionalWhole({ from: 0, to: limits.CO2_MAX_G_PER_KM }),
  vin,
  vinNonStandard: yes,
  firstOwner: yes,
  serviceBook: yes,
  noAccident: yes,
  registeredInRomania: yes,
  originCountry: optionalText(limits.COUNTRY_MAX),
  itpUntilMonth: optionalMonth,
  keys: optionalWhole({ from: 0, to: limits.KEYS_MAX }),
  exchangeAccepted: yes,
  vatDeductible: yes,
  equipment: z.pipe(
    z.array(z.string()),
    z.transform((ids): Equipment[] | undefined => {
      const known = ids.filter((id): id is Equipment => id in equipmentLabels);
      return known.length > 0 ? known : undefined;
    }),
  ),
};

const year = ({ yearNow }: SellContext) =>
  requiredWhole({ from: limits.YEAR_MIN, to: yearNow + 1 }, 'Scrieți anul fabricației.');
const mileage = { from: 0, to: limits.MILEAGE_MAX_KM };
const condition = requiredChoice(idsOf(conditions), 'Alegeți starea.');

const makeFields = (form: SellForm, required: boolean) => ({
  make: required
    ? z
        .string()
        .check(z.minLength(1, 'Alegeți marca. Dacă lipsește din listă, alegeți „Altă marcă”.'))
    : z.string(),
  otherMake:
    form.make === OTHER_MAKE.id ? requiredText(1, limits.MAKE_MAX, 'Scrieți marca.') : z.string(),
  model:
    form.shape === 'car' && modelsOf(form).length > 0
      ? z
          .string()
          .check(z.minLength(1, 'Alegeți modelul. Dacă lipsește din listă, alegeți „Alt model”.'))
      : z.string(),
  otherModel:
    form.shape === 'car' && (form.model === OTHER_MODEL.id || form.make === OTHER_MAKE.id)
      ? requiredText(1, limits.MODEL_MAX, 'Scrieți modelul.')
      : optionalText(limits.MODEL_MAX),
});

/** The facts of a car. */
export const carFormSchema = (form: SellForm, context: SellContext) =>
  z.object({
    ...facts,
    ...makeFields(form, true),
    year: year(context),
    mileageKm: requiredWhole(mileage, 'Scrieți câți kilometri are.'),
    fuel: requiredChoice(idsOf(fuels), 'Alegeți combustibilul.'),
    gearbox: requiredChoice(idsOf(gearboxes), 'Alegeți cutia de viteze.'),
    body: requiredChoice(idsOf(bodies), 'Alegeți caroseria.'),
    condition,
  });

/** The facts of another vehicle. */
export const otherVehicleFormSchema = (form: SellForm, context: SellContext) =>
  z.object({
    ...facts,
    ...makeFields(form, true),
    year: year(context),
    condition,
    mileageKm: optionalWhole(mileage),
    hours: optionalWhole({ from: 0, to: 200_000 }),
    maxMassKg: optionalWhole({ from: 1, to: limits.MASS_MAX_KG }),
    fuel: optionalChoice(idsOf(fuels)),
    gearbox: optionalChoice(idsOf(gearboxes)),
    body: optionalChoice(idsOf(bodies)),
  });

/** The facts of a part: what it fits is optional. */
export const partFormSchema = (form: SellForm) =>
  z.object({ ...makeFields(form, false), condition });

/** The facts of a service. */
export const serviceFormSchema = z.object({
  providerForm: requiredChoice(idsOf(providerForms), 'Alegeți cine prestează serviciul.'),
  programme: requiredChoice(idsOf(programmes), 'Alegeți programul.'),
  hoursText: optionalText(limits.SERVICE_HOURS_MAX),
  coverage: z.enum(['county', 'places']),
  coveredLocalityIds: z
    .array(z.string())
    .check(
      z.maxLength(
        limits.SERVICE_LOCALITIES_MAX - 1,
        `Cel mult ${limits.SERVICE_LOCALITIES_MAX - 1} de localități.`,
      ),
    ),
  travelRadiusKm: optionalWhole({ from: 0, to: limits.SERVICE_RADIUS_MAX_KM }),
  experienceYears: optionalWhole({ from: 0, to: limits.SERVICE_EXPERIENCE_MAX_YEARS }),
  givesInvoice: z.boolean(),
  givesWarranty: z.boolean(),
});

const withoutBanned = (words: readonly string[]) =>
  z.check<string>((context) => {
    const found = findBannedWords(context.value, words);
    if (found.length > 0)
      context.issues.push({
        code: 'custom',
        message: `Nu sunt permise cuvintele: ${found.join(', ')}.`,
        input: context.value,
      });
  });

/** What every listing has. */
export const commonFormSchema = (form: SellForm, { bannedWords }: SellContext) =>
  z.object({
    categoryId: z.string().check(z.minLength(1, 'Alegeți o categorie.')),
    title: requiredText(
      limits.TITLE_MIN,
      limits.TITLE_MAX,
      `Scrieți un titlu de cel puțin ${limits.TITLE_MIN} caractere.`,
    ).check(withoutBanned(bannedWords)),
    description: z.string().check(
      z.overwrite((text) => toCommaBelow(text).trim()),
      z.minLength(
        limits.DESCRIPTION_MIN,
        `Scrieți cel puțin ${limits.DESCRIPTION_MIN} de caractere: starea, ce s-a reparat, de ce vindeți.`,
      ),
      z.maxLength(limits.DESCRIPTION_MAX, 'Descrierea are cel mult 9.000 de caractere.'),
      withoutBanned(bannedWords),
    ),
    price: z.string().check(
      z.check((context) => {
        if (form.kind === 'service' && form.priceUnit === 'onRequest') return;
        const parsed = parseAmount(context.value);
        if ('problem' in parsed)
          context.issues.push({ code: 'custom', message: parsed.problem, input: context.value });
      }),
    ),
    localityId: z.string().check(z.minLength(1, 'Alegeți localitatea.')),
    phone: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => text.trim() === '' || isValidPhone(text),
            'Numărul nu este complet. Exemplu: 0712 345 678.',
          ),
        ),
      z.transform((text): string | undefined =>
        text.trim() === '' ? undefined : normalizePhone(text),
      ),
    ),
  });
