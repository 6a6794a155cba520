import { join } from 'node:path';
import { openFirebase } from '@anunturi/backend/local-firebase/src/server/openFirebase';
import { readCounty } from '@anunturi/backend/seed/county/readCounty';
import { SEED_MARK } from '@anunturi/backend/seed/seed';
import { toDocuments } from '@anunturi/backend/seed/toDocuments';

const backend = join(import.meta.dirname, '../../backend');

/** Fills an empty data folder with a county's demonstration without its photos, which take most of a first start. */
export async function seedDocuments(dataFolder: string, site: { folder: string; county: string }) {
  const now = new Date();
  const { admin, close } = await openFirebase({
    dataFolder,
    siteOrigin: 'http://localhost',
    rulesFolder: backend,
  });
  for (const [path, data] of toDocuments(readCounty(site.folder, site.county), now))
    admin.writeDocument(path, { ...data });
  admin.writeDocument(SEED_MARK, { seededAt: now });
  await close();
}
