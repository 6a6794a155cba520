import { sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { other, seller } from '../../people';
import { type Data, Double, NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { check, editSetup } from './editSetup';

/** Stale tabs, times, and what an owner may not change. */
export function staleEditRows(now: Date): RuleCase[] {
  const { edit, isDraft } = editSetup(now);
  return [
    // -- stale tabs and times
    edit('a version behind', false, { localityId: 'medias', version: 3 }),
    edit('two versions ahead', false, { localityId: 'medias', version: 5 }),
    edit('a version that is a double', false, { localityId: 'medias', version: new Double(4) }),
    edit('an old time', false, { localityId: 'medias', updatedAt: daysFrom(now, -1) }),
    edit('by another', false, { localityId: 'medias' }, { as: other }),
    edit('by nobody', false, { localityId: 'medias' }, { as: null }),
    ...(
      [
        ['ownerId', other],
        ['kind', 'service'],
        ['createdAt', NOW],
        ['logId', 'log1'],
        ['soldAt', NOW],
        ['publishedAt', NOW],
        ['publishedAt', REMOVED],
      ] as const
    ).map(([field, value]) =>
      edit(`the field ${field} ${String(value)}`, false, { [field]: value }),
    ),
    edit('a time of sale that is true', false, { soldAt: true }),
    edit('a published time that is true', false, { publishedAt: true }, { listing: isDraft }),
    edit(
      'into a service in one go',
      false,
      {
        kind: 'service',
        vehicle: REMOVED,
        service: (sampleService as Data).service,
        categoryId: 'electricieni',
      },
      { writes: [check] },
    ),
    edit(
      'the name after the person changed it',
      true,
      { sellerName: 'Ana Maria' },
      { world: { [`users/${seller}`]: userOf(seller, now, { displayName: 'Ana Maria' }) } },
    ),
    edit(
      'an older name stays',
      true,
      { localityId: 'medias' },
      { world: { [`users/${seller}`]: userOf(seller, now, { displayName: 'Ana Maria' }) } },
    ),
    edit('the name of another', false, { sellerName: 'Dan Radu' }),
    edit('into a company by name only', false, { sellerType: 'company' }),
    edit(
      'into the company they are',
      true,
      { sellerType: 'company', sellerName: 'Ana SRL' },
      {
        world: {
          [`users/${seller}`]: userOf(seller, now, {
            sellerType: 'company',
            company: { name: 'Ana SRL', cui: '18547290' },
          }),
        },
      },
    ),
    edit(
      'of a user who is leaving',
      false,
      { localityId: 'medias' },
      { world: { [`users/${seller}`]: userOf(seller, now, { closingAt: now }) } },
    ),
  ];
}
