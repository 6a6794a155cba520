import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { admin, claimsOf, seller } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { dailyUsage, firstVersion, publish } from './publishing';

const id = 'New45678901234567890';

/** Publishing is trusted code's: also batches that earlier versions of the product sent are refused, whole and in parts. */
export function publishingRows(now: Date): RuleCase[] {
  const car = firstVersion(sampleCar as Data, now);
  const { publishedAt: _published, expiresAt: _expires, ...unpublished } = car;
  const row = (what: string, as: string, write: ReturnType<typeof publish>): RuleCase => ({
    what: `publish ${what}`,
    as,
    claims: claimsOf(as),
    may: false,
    act: { write },
  });
  return [
    row('a listing', seller, publish(id, car, now)),
    row('a listing as administrator', admin, publish(id, { ...car, ownerId: admin }, now)),
    ...['draft', 'pending'].map((status) =>
      row(`a ${status}`, seller, publish(id, { ...unpublished, status }, now)),
    ),
    ...publish(id, car, now).map((write) =>
      row(`only ${Object.values(write)[0] as string}`, seller, [write]),
    ),
    row('nothing and count it', seller, [dailyUsage(seller, now, { listings: id })]),
  ];
}
