import { withoutAbsent } from '@anunturi/shared-domain/formats/withoutAbsent';
import type { Price } from '@anunturi/shared-domain/listing/price';
import type { Service } from '@anunturi/shared-domain/listing/service';
import type { Vehicle } from '@anunturi/shared-domain/listing/vehicle';
import { chosenMake, chosenModel } from '#domain/sell-form/chosenModel';
import type { SellField, SellForm } from '#domain/sell-form/sellForm';
import { factsFormSchema } from './factSchemas';
import { type SellContext, commonFormSchema } from './sellSchemas';
import { toTypedPrice } from './typedPrice';

/** A listing as its seller describes it, without what the program adds (owner, photos, search fields, times). */
export type ListingInput = {
  categoryId: string;
  title: string;
  description: string;
  price: Price;
  localityId: string;
  phone?: string;
  whatsApp?: true;
} & ({ kind: 'vehicle'; vehicle: Vehicle } | { kind: 'service'; service: Service });

export type SellErrors = Partial<Record<SellField, string>>;
export type CheckedForm = { input: ListingInput } | { errors: SellErrors };

/** The typed form as a listing, or a Romanian message for each field that keeps it from being one. */
export function checkSellForm(form: SellForm, context: SellContext): CheckedForm {
  const common = commonFormSchema(form).safeParse(form);
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
    ...(phone !== undefined && { phone, ...(form.whatsApp && { whatsApp: true as const }) }),
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
  const { shape } = form;
  if (shape === '') return { errors: { categoryId: 'Alegeți o categorie.' } };
  const result = factsFormSchema(form, shape, context).safeParse(form);
  if (!result.success) return { errors: messagesOf(result.error.issues) };
  const facts: Record<string, unknown> = result.data;
  return shape === 'service' ? { service: toService(facts) } : { vehicle: toVehicle(form, facts) };
}

type Issue = { path: readonly PropertyKey[]; message: string };

function messagesOf(issues: readonly Issue[]): SellErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

const toService = ({ coverage, ...service }: Record<string, unknown>) =>
  withoutAbsent({ ...service, wholeCounty: coverage === 'county' }) as Service;

/** Checked facts in the words of the contract: power in metric horsepower, what was left empty absent. */
function toVehicle(form: SellForm, facts: Record<string, unknown>): Vehicle {
  const {
    power,
    powerUnit,
    make: _make,
    otherMake: _otherMake,
    model: _model,
    otherModel: _otherModel,
    ...rest
  } = facts;
  const typed = power as number | undefined;
  const powerHp = powerUnit === 'kw' && typed !== undefined ? Math.round(typed * 1.36) : typed;
  const named = form.shape === 'part' ? fits(form) : makeAndModel(form);
  return withoutAbsent({ shape: form.shape, ...rest, powerHp, ...named }) as Vehicle;
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
