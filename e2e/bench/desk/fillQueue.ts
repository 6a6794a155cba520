import { join } from 'node:path';
import { openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { readCounty } from '@anunturi/demo/county/readCounty';
import { toListings } from '@anunturi/demo/toDocuments';
import { people } from '@anunturi/demo/data/people';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { TITLE_MAX } from '@anunturi/shared-domain/site/limits';
import siteConfig from '../../../site.config.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const HOUR_MS = 60 * 60 * 1000;
/** Every so many listings: the same words as the one before, a photo that others show too, a price far too low. */
const [TWIN_EACH, SAME_PHOTO_EACH, CHEAP_EACH] = [15, 20, 12];

/** Adds listings that wait for approval to the data of a site that is stopped, made of those of the demonstration; answers their ids. */
export async function fillQueue(dataFolder: string, count: number): Promise<string[]> {
  const now = new Date();
  const { admin, close } = await openFirebase({
    dataFolder,
    siteOrigin: 'http://localhost',
    configFile: join(root, 'firebase.json'),
    projectId: EMBEDDED_PROJECT,
  });
  const samples = toListings(readCounty(root, siteConfig.county.code), now).filter(
    ({ fields }) => fields.photos.length > 0 && fields.ownerId !== people.admin.uid,
  );
  const ids = Array.from({ length: count }, (_, at) => `Queue${String(at + 1).padStart(15, '0')}`);
  for (const [at, id] of ids.entries()) {
    const { fields } = samples[at % samples.length]!;
    const isTwin = at % TWIN_EACH === TWIN_EACH - 1;
    const { publishedAt: _published, expiresAt: _expires, soldAt: _sold, ...kept } = fields;
    const [share, number] = [at % CHEAP_EACH === 0 ? 0.3 : 1, at + 1];
    admin.writeDocument(documentPaths.listing(id), {
      ...kept,
      ...(!isTwin && {
        title: `${fields.title.slice(0, TITLE_MAX - 6)}, ${number}`,
        slug: `${fields.slug}-${number}`,
      }),
      priceLei: Math.round(fields.priceLei * share),
      price: { ...fields.price, amountMinor: Math.round(fields.price.amountMinor * share) },
      status: 'pending',
      version: 1,
      updatedAt: new Date(now.getTime() - ((at % 40) + 1) * HOUR_MS),
    });
    const [photo] = fields.photos;
    if (at % SAME_PHOTO_EACH === 0)
      admin.writeDocument(`${documentPaths.photoHashes}/${id}_${photo!.id}`, {
        listingId: id,
        photoId: photo!.id,
        ownerId: fields.ownerId,
        perceptualHash: '00ff00ff00ff00ff',
        at: now,
      });
  }
  await close();
  return ids;
}
