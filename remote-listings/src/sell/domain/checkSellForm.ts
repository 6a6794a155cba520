import type { Price } from '@anunturi/shared-domain/listing/price';
import type { Service } from '@anunturi/shared-domain/listing/service';
import type { Vehicle } from '@anunturi/shared-domain/listing/vehicle';
import { chosenMake, chosenModel } from '../../domain/sell-form/chosenModel';
import type { SellField, SellForm } from '../../domain/sell-form/sellForm';
import {
  type SellContext,
  carFormSchema,
  commonFormSchema,
  otherVehicleFormSchema,
  partFormSchema,
  serviceFormSchema,
} from './sellSchemas';
import { toTypedPrice } from './typedPrice';

/** A listing as its seller describes it, without what the program adds (owner, photos, search fields, times). */
export type ListingInput = {
  categoryId: string;
  title: string;
  description: string;
  price: Price;
  localityId: string;
  phone?: string;
} & ({ kind: 'vehicle'; vehicle: Vehicle } | { kind: 'service'; service: Service });

export type SellErrors = Partial<Record<SellField, string>>;
export type CheckedForm = { input: ListingInput } | { errors: SellErrors };

/** The typed form as a listing, or a Romanian message for each field that keeps it from being one. */
export function checkSellForm(form: SellForm, context: SellContext): CheckedForm {
  const common = commonFormSchema(form, context).safeParse(form);
  const subject = checkSubject(form, context);
  const price = toTypedPrice(form);
  if (!common.success || 'errors' in subject || !price)
    return {
      errors: {
        ...(common.success ? {} : messagesOf(common.error.issues)),
        ...('errors' in subject ? subject.errors : {}),
      },
    };
  const { categoryId, title, description, localityId, phone } = common.data;
  const described = {
    categoryId,
    title,
    description,
    price,
    localityId,
    ...(phone !== undefined && { phone }),
  };
  if ('vehicle' in subject)
    return { input: { kind: 'vehicle', ...described, vehicle: subject.vehicle } };
  const { service } = subject;
  const coveredLocalityIds = service.wholeCounty
    ? undefined
    : [...new Set([localityId, ...(service.coveredLocalityIds ?? [])])];
  return {
    input: {
      kind: 'service',
      ...described,
      service: withoutAbsent({ ...service, coveredLocalityIds }),
    },
  };
}

type Subject = { vehicle: Vehicle } | { service: Service } | { errors: SellErrors };

function checkSubject(form: SellForm, context: SellContext): Subject {
  if (form.shape === 'car')
    return checked(carFormSchema(form, context).safeParse(form), (facts) => ({
      vehicle: { shape: 'car', ...toFacts(facts), ...makeAndModel(form) } as Vehicle,
    }));
  if (form.shape === 'other')
    return checked(otherVehicleFormSchema(form, context).safeParse(form), (facts) => ({
      vehicle: { shape: 'other', ...toFacts(facts), ...makeAndModel(form) } as Vehicle,
    }));
  if (form.shape === 'part')
    return checked(partFormSchema(form).safeParse(form), ({ condition }) => ({
      vehicle: { shape: 'part', condition, ...fits(form) },
    }));
  if (form.shape === 'service')
    return checked(serviceFormSchema.safeParse(form), ({ coverage, ...service }) => ({
      service: withoutAbsent({ ...service, wholeCounty: coverage === 'county' }),
    }));
  return { errors: { categoryId: 'Alegeți o categorie.' } };
}

type Result<T> =
  { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
type Issue = { path: readonly PropertyKey[]; message: string };

function checked<T>(result: Result<T>, toSubject: (value: T) => Subject): Subject {
  return result.success ? toSubject(result.data) : { errors: messagesOf(result.error.issues) };
}

function messagesOf(issues: readonly Issue[]): SellErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

/** Checked facts in the words of the contract: power in metric horsepower, what was left empty absent. */
function toFacts<
  T extends {
    power?: number | undefined;
    powerUnit: 'hp' | 'kw';
    make: string;
    otherMake: unknown;
    model: string;
    otherModel: unknown;
  },
>(facts: T) {
  const {
    power,
    powerUnit,
    make: _make,
    otherMake: _otherMake,
    model: _model,
    otherModel: _otherModel,
    ...rest
  } = facts;
  const powerHp = powerUnit === 'kw' && power !== undefined ? Math.round(power * 1.36) : power;
  return withoutAbsent({ ...rest, powerHp });
}

function makeAndModel(form: SellForm) {
  const make = chosenMake(form);
  const model = chosenModel(form);
  return { make: make.id, makeName: make.name, model: model.id, modelName: model.name };
}

/** What a part fits: a make alone, a make and a model, or nothing said. */
function fits(form: SellForm) {
  if (form.make === '') return {};
  const { make, makeName, ...model } = makeAndModel(form);
  return { make, makeName, ...((form.model !== '' || form.otherModel !== '') && model) };
}

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
