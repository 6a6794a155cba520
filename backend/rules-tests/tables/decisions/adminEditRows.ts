import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom } from '../../baseWorld';
import { other } from '../../people';
import { type Data, Double, NOW, type RuleCase } from '../../RuleCase';
import { path, check, decisionSetup } from './decisionSetup';

/** Editing a listing as an administrator. */
export function adminEditRows(now: Date): RuleCase[] {
  const { row, pending } = decisionSetup(now);
  return [
    row('edited', true, 'listingEdited', { title: 'Dacia Logan, corectat' }, { writes: [check] }),
    row(
      'edited in a closed category',
      true,
      'listingEdited',
      { localityId: 'medias' },
      { listing: { categoryId: 'inchisa' } },
    ),
    row('edited without a check', false, 'listingEdited', { title: 'Dacia Logan, corectat' }),
    ...(
      [
        ['description', 'x'.repeat(50)],
        ['photos', []],
        ['vehicle', { ...((sampleCar as Data).vehicle as Data), year: 2017 }],
      ] as const
    ).map(([field, value]) =>
      row(`edited in ${field} without a check`, false, 'listingEdited', {
        [field]: value,
        ...(field === 'photos' && { hasPhotos: false }),
      }),
    ),
    row(
      'edited by taking the photos away',
      true,
      'listingEdited',
      { photos: [], hasPhotos: false },
      { writes: [check] },
    ),
    row(
      'given to another owner',
      false,
      'listingEdited',
      { ownerId: other, photos: [], hasPhotos: false },
      { writes: [check] },
    ),
    row(
      'edited and logged as archived',
      false,
      'listingArchived',
      { title: 'Dacia Logan, corectat' },
      { writes: [check] },
    ),
    row('edited from an old tab', false, 'listingEdited', { localityId: 'medias', version: 3 }),
    row('edited to a double version', false, 'listingEdited', {
      localityId: 'medias',
      version: new Double(4),
    }),
    row('edited into an invalid one', false, 'listingEdited', { localityId: '' }),
    row(
      'edited with a later end',
      false,
      'listingEdited',
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, 3) } },
    ),
    row(
      'edited while waiting, with a later end',
      false,
      'listingEdited',
      { expiresAt: daysFrom(now, 30) },
      { listing: { status: 'pending' } },
    ),
    row('edited and decided', false, 'listingEdited', { held: true }),
    row('edited and approved', false, 'listingEdited', { status: 'active' }, { listing: pending }),
    ...(
      [
        ['ownerId', other],
        ['kind', 'service'],
        ['createdAt', NOW],
        ['hasPhone', false],
        ['sellerName', 'Altul'],
        ['sellerType', 'company'],
        ['priceLei', 47_000],
        ['priceChanges', 1],
        ['previousPriceLei', 5],
        ['price.negotiable', false],
        ['soldAt', NOW],
        ['publishedAt', NOW],
      ] as const
    ).map(([field, value]) =>
      row(
        `edited in ${field}`,
        false,
        'listingEdited',
        { [field]: value },
        {
          writes: field === 'hasPhone' ? [] : [check],
          world: field === 'hasPhone' ? { [path.contact]: null } : {},
        },
      ),
    ),
  ];
}
