import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { DocumentField, Values } from './documentTypes';
import { type Run, say } from './page-model/runs';
import { amountText, readAmount } from './valueTexts';

const isMixed = (values: Values) => values.payment === 'mixt';

/** How the price is paid. */
export const paymentFields: DocumentField[] = [
  {
    name: 'payment',
    label: 'Cum se plătește',
    kind: 'choice',
    width: 'half',
    choices: [
      ['', 'Nu se scrie în contract'],
      ['transfer', 'Transfer bancar'],
      ['numerar', 'Numerar'],
      ['mixt', 'O parte în numerar'],
    ],
  },
  {
    name: 'cashPart',
    label: 'Din care în numerar',
    kind: 'money',
    maxLength: 15,
    width: 'half',
    when: isMixed,
  },
];

/** The price in another field's amount, in the price's own currency. */
const amountOf = (values: Values, amount: string | undefined) =>
  amountText({ price_amount: amount ?? '', price_currency: values.price_currency ?? '' });

/** That the price was paid and received, and how. */
export function paidRuns(values: Values): Run[] {
  const price = amountText(values);
  switch (values.payment) {
    case 'transfer':
      return say`Prețul de ${price} a fost plătit de cumpărător prin transfer bancar și primit de vânzător.`;
    case 'numerar':
      return say`Prețul de ${price} a fost plătit de cumpărător în numerar și primit de vânzător.`;
    case 'mixt':
      return say`Prețul de ${price} a fost plătit de cumpărător, din care ${amountOf(values, values.cashPart)} în numerar și restul prin transfer bancar, și primit de vânzător.`;
    default:
      return say`Prețul de ${price} a fost plătit de cumpărător și primit de vânzător.`;
  }
}

/** Most that may be paid in cash, in lei. Source: Legea 70/2015 art. 3, 4 and 10 as changed, read second-hand. */
const CASH_MAX_LEI = { betweenPersons: 50_000, withCompany: 10_000 } as const;
/** A rate below any of 2026: in euro, what is above the limit at it is certainly above. */
const LEI_PER_EURO = 5;

/** What is wrong with paying so much in cash, or null. A bank's transfer has no such limit. */
export function cashDoubt(values: Values, withCompany: boolean): string | null {
  if (values.payment !== 'numerar' && !isMixed(values)) return null;
  const cash = readAmount(isMixed(values) ? values.cashPart : values.price_amount) ?? 0;
  const inEuro = values.price_currency === 'EUR';
  const lei = (cash / 100) * (inEuro ? LEI_PER_EURO : 1);
  const most = withCompany ? CASH_MAX_LEI.withCompany : CASH_MAX_LEI.betweenPersons;
  if (lei <= most) return null;
  const rate = inEuro ? ', socotiți la cursul BNR' : '';
  return withCompany
    ? `De la sau către o firmă se pot plăti în numerar cel mult ${formatNumber(most)} lei pe zi${rate} (Legea 70/2015). Restul se plătește prin bancă.`
    : `Între persoane fizice se pot plăti în numerar cel mult ${formatNumber(most)} lei pentru o vânzare${rate} (Legea 70/2015). Restul se plătește prin bancă.`;
}

/** More in cash than the whole price. */
export function cashAbovePrice(values: Values): boolean {
  const [cash, price] = [readAmount(values.cashPart), readAmount(values.price_amount)];
  return isMixed(values) && cash !== null && price !== null && cash > price;
}
