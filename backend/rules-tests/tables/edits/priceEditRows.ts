import { sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { company } from '../../people';
import { type Data, Double, NOW, type RuleCase } from '../../RuleCase';
import { path, serviceOf, editSetup } from './editSetup';

/** Changing the price. */
export function priceEditRows(now: Date): RuleCase[] {
  const { edit, car, price, cheaper, entry } = editSetup(now);
  return [
    // -- price
    edit('a lower price', true, cheaper, { writes: [entry] }),
    edit('a lower price without its entry', false, cheaper),
    edit('a lower price neither counted nor noted', false, { ...cheaper, priceChanges: 0 }),
    edit(
      'a lower price without counting it',
      false,
      { ...cheaper, priceChanges: 0 },
      { writes: [entry] },
    ),
    edit(
      'a lower price counted twice',
      false,
      { ...cheaper, priceChanges: 2 },
      {
        writes: [
          entry,
          {
            set: path.history(2),
            data: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW },
          },
        ],
      },
    ),
    edit(
      'a lower price counted as a double',
      false,
      { ...cheaper, priceChanges: new Double(1) },
      { writes: [entry] },
    ),
    edit(
      'a lower price with a false one before',
      false,
      { ...cheaper, previousPriceLei: 90_000 },
      { writes: [entry] },
    ),
    edit(
      'a lower price without the one before',
      false,
      { ...cheaper, previousPriceLei: undefined },
      { writes: [entry] },
    ),
    edit(
      'another currency',
      true,
      {
        price: { ...price, amountMinor: 950_000, currency: 'RON' },
        priceLei: 9500,
        previousPriceLei: car.priceLei,
        priceChanges: 1,
      },
      {
        writes: [
          {
            set: path.history(1),
            data: { amountMinor: 950_000, currency: 'RON', priceLei: 9500, at: NOW },
          },
        ],
      },
    ),
    edit('another currency without counting it', false, {
      price: { ...price, amountMinor: 950_000, currency: 'RON' },
      priceLei: 9500,
    }),
    edit('lei after the rate changed', true, { priceLei: 47_000 }),
    edit('negotiable or not', true, { 'price.negotiable': false }),
    edit('a previous price without a change', false, { previousPriceLei: 90_000 }),
    edit(
      'a change of price that was none',
      false,
      { priceChanges: 1 },
      {
        writes: [
          {
            set: path.history(1),
            data: { amountMinor: 950_000, currency: 'EUR', priceLei: car.priceLei, at: NOW },
          },
        ],
      },
    ),
    ...[true, false].map((may) =>
      edit(
        `a price after it was on request${may ? '' : ', with a zero before'}`,
        may,
        {
          price: (sampleService as Data).price,
          priceLei: 120,
          priceChanges: 1,
          ...(!may && { previousPriceLei: 0 }),
        },
        {
          as: company,
          writes: [
            {
              set: path.history(1),
              data: { amountMinor: 12_000, currency: 'RON', priceLei: 120, at: NOW },
            },
          ],
          world: {
            [path.listing]: {
              ...serviceOf(now),
              price: { amountMinor: 0, currency: 'RON', negotiable: true, unit: 'onRequest' },
              priceLei: 0,
            },
            [path.contact]: null,
          },
        },
      ),
    ),
  ];
}
