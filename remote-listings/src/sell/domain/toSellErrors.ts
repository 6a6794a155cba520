import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { emptySellForm, type SellField } from '#domain/sell-form/sellForm';
import type { SellErrors } from './checkSellForm';

/** Fields that the form calls otherwise than the listing. */
const formNames: Record<string, SellField> = {
  'price.amountMinor': 'price',
  'vehicle.makeName': 'otherMake',
  'vehicle.modelName': 'otherModel',
  'vehicle.powerHp': 'power',
};

/** What a refused listing has wrong, by the fields of the form. */
export function toSellErrors(error: unknown): SellErrors {
  const fields = isMarketError(error) ? Object.entries(error.fields ?? {}) : [];
  return Object.fromEntries(
    fields.flatMap(([path, message]) => {
      const name = formNames[path] ?? path.replace(/^(vehicle|service|price)\./, '');
      return name in emptySellForm ? [[name, message]] : [];
    }),
  );
}
