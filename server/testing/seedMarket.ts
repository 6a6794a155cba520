import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import type { TestFirebase } from './startTestFirebase';

const { localityId, localityName } = sampleCar;
const PUBLIC = 'public, max-age=31536000, immutable';
const longAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);

/** Categories, places and settings, as a listing needs them. */
export async function seedMarket(firebase: Pick<TestFirebase, 'seed'>): Promise<void> {
  for (const { id, ...category } of defaultCategories)
    await firebase.seed(`categories/${id}`, { ...category, updatedAt: longAgo() });
  const places = [
    { id: localityId, name: localityName },
    { id: 'cisnadie', name: 'Cisnădie' },
  ];
  await firebase.seed('settings/localities', {
    localities: places.map((place) => ({
      ...place,
      kind: 'city',
      neighbourIds: [],
      surchargePercent: 0,
    })),
    updatedAt: longAgo(),
  });
  await seedLimits(firebase);
  await seedModeration(firebase);
}

export const seedModeration = (firebase: Pick<TestFirebase, 'seed'>, change: object = {}) =>
  firebase.seed('settings/moderation', {
    ...defaultModerationSettings,
    updatedAt: longAgo(),
    ...change,
  });

export const seedLimits = (firebase: Pick<TestFirebase, 'seed'>, change: object = {}) =>
  firebase.seed('settings/limits', { ...defaultLimitSettings, updatedAt: longAgo(), ...change });

export const seedSeller = (
  firebase: Pick<TestFirebase, 'seed'>,
  uid: string,
  change: object = {},
) => firebase.seed(`users/${uid}`, { ...sampleUser, createdAt: longAgo(), ...change });

/** The sample car as its seller says it: what `publishListing` takes, with the id of the listing. */
export function describedCar(id = sampleListingId) {
  const { kind, categoryId, title, description, price, photos } = sampleCar;
  const { vehicle } = sampleCar as Extract<typeof sampleCar, { kind: 'vehicle' }>;
  const inFolder = (path: string) => path.replace(sampleListingId, id);
  return {
    id,
    kind,
    categoryId,
    title,
    description,
    price,
    localityId,
    photos: photos.map((photo) => ({
      ...photo,
      path: inFolder(photo.path),
      thumbPath: inFolder(photo.thumbPath),
    })),
    vehicle: vehicle as Record<string, unknown>,
  };
}

/** Files of photos, as earlier versions of the program left them in a listing's folder. */
export async function seedPhotos(
  firebase: Pick<TestFirebase, 'seedFile'>,
  photos: readonly { path: string; thumbPath: string }[],
): Promise<void> {
  for (const { path, thumbPath } of photos)
    for (const each of [path, thumbPath])
      await firebase.seedFile(each, Buffer.from('photo'), 'image/webp', PUBLIC);
}
