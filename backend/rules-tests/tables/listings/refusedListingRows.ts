import { sampleCar, samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom } from '../../baseWorld';
import { buyer } from '../../people';
import { type Data, Double, NOW, type RuleCase } from '../../RuleCase';
import { photosOf } from './extremeListings';
import { publishSetup } from './publishSetup';

/** Listings that are refused for one field. */
export function refusedListingRows(now: Date): RuleCase[] {
  const { car, create } = publishSetup(now);
  return [
    ...(
      [
        ['a version that is a double', { version: new Double(1) }],
        ['a count of price changes that is a double', { priceChanges: new Double(0) }],
        ['lei as a double', { priceLei: new Double(sampleCar.priceLei) }],
        [
          'an amount as a double',
          { price: { ...sampleCar.price, amountMinor: new Double(950_000) } },
        ],
        ['one of its bands as a double', { bands: { ...sampleCar.bands, price: new Double(3) } }],
        ['one of its bands as digits', { bands: { ...sampleCar.bands, price: '3' } }],
        ['a bucket over 30', { bands: { ...sampleCar.bands, price: 31 } }],
        [
          'a year as digits',
          { vehicle: { ...((sampleCar as Data).vehicle as Data), year: '2018' } },
        ],
        [
          'a year as a double',
          { vehicle: { ...((sampleCar as Data).vehicle as Data), year: new Double(2018) } },
        ],
        ['a search token with a comma', { searchTokens: ['a,b'] }],
        ['no published time', { publishedAt: undefined }],
        ['an older published time', { publishedAt: daysFrom(now, -1) }],
        ['an end in 32 days', { expiresAt: daysFrom(now, 32) }],
        ['an end in 28 days', { expiresAt: daysFrom(now, 28) }],
        ['no end', { expiresAt: undefined }],
        ['an old creation', { createdAt: daysFrom(now, -1) }],
        ['an old change', { updatedAt: daysFrom(now, -1) }],
        ['a sale', { soldAt: NOW }],
        ['an approval', { held: true }],
        ['a log entry', { logId: 'log1' }],
        ['a previous price', { previousPriceLei: 100 }],
        ['a second version', { version: 2 }],
        ['a changed price', { priceChanges: 1 }],
        ['another name', { sellerName: 'Altcineva' }],
        ['the name of a company', { sellerType: 'company' }],
        ['a closed category', { categoryId: 'inchisa' }],
        ['a category for services', { categoryId: 'electricieni' }],
        ['a category for trailers', { categoryId: 'remorci-si-rulote' }],
        ['a category that is not there', { categoryId: 'nicaieri' }],
        ['the status sold', { status: 'sold', soldAt: NOW }],
        ['the status expired', { status: 'expired' }],
        ['the status paused', { status: 'paused' }],
        ['the status archived', { status: 'archived' }],
        ['the status rejected', { status: 'rejected' }],
        ['a pending state and a published time', { status: 'pending', expiresAt: undefined }],
        ['a pending state and an end', { status: 'pending', publishedAt: undefined }],
        ['a banned word in the title', { title: 'Vând ARME de vânătoare' }],
        [
          'a banned word in the description',
          { description: 'Vând și alte lucruri, de pildă arme de vânătoare, la cerere.' },
        ],
        ['photos of another', { photos: photosOf(buyer, 2) }],
        [
          'a photo twice as wide as allowed',
          { photos: [{ ...samplePhotos(1)[0], width: 10_001 }] },
        ],
        [
          'a photo whose pixels are digits',
          { photos: [{ ...samplePhotos(1)[0], width: '1600', height: 1200 }] },
        ],
        [
          'a photo that is its own thumbnail',
          { photos: [{ ...samplePhotos(1)[0], thumbPath: samplePhotos(1)[0]!.path }] },
        ],
        [
          'a car that counts hours',
          { vehicle: { ...((sampleCar as Data).vehicle as Data), hours: 5 } },
        ],
        [
          'a photo with another key',
          {
            photos: [
              {
                id: 'photo000',
                path: samplePhotos(1)[0]!.path,
                thumbPath: samplePhotos(1)[0]!.thumbPath,
                width: 1,
                tall: 1,
              },
            ],
          },
        ],
        [
          'a photo that another lends its keys',
          {
            photos: [
              { ...samplePhotos(1)[0], alt: 1 },
              { id: 'photo000', path: samplePhotos(1)[0]!.path, width: 1, height: 1 },
            ],
          },
        ],
        ['a name that is a list', { sellerName: ['Ana Pop'] }],
        ['a title that is a list', { title: Array.from({ length: 20 }, () => 'x') }],
        ['a description that is a list', { description: Array.from({ length: 50 }, () => 'x') }],
        ['a slug with a space', { slug: 'dacia logan' }],
        ['a slug over the limit', { slug: `${'x'.repeat(40)}-${'y'.repeat(40)}` }],
      ] as [string, Data][]
    ).map(([what, change]) => create(`a listing with ${what}`, false, { ...car, ...change })),
    ...samplePhotos(20).flatMap((_photo, at) => [
      create(`a listing whose photo ${at} has another key`, false, {
        ...car,
        photos: samplePhotos(20).map((photo, n) => (n === at ? { ...photo, alt: 'x' } : photo)),
      }),
      create(`a listing whose photo ${at} is another's`, false, {
        ...car,
        photos: samplePhotos(20).map((photo, n) =>
          n === at ? { ...photo, path: photosOf(buyer, 1)[0]!.path } : photo,
        ),
      }),
    ]),
  ];
}
