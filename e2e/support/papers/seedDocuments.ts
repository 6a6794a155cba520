// Fills an empty data folder with a county's demonstration without its photos, which take most of a first start. A program of its
// own: the backend that it takes along is compiled quicker than by the runner of journeys.
// tsx e2e/support/papers/seedDocuments.ts <data folder> <folder of site.config.json and its localities> <county code>
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { join } from 'node:path';
import { openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { readCounty } from '@anunturi/demo/county/readCounty';
import { SEED_MARK } from '@anunturi/demo/seed';
import { toDocuments } from '@anunturi/demo/toDocuments';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [dataFolder = '', siteFolder = '', county = ''] = process.argv.slice(2);
const now = new Date();
const { admin, close } = await openFirebase({
  dataFolder,
  siteOrigin: 'http://localhost',
  configFile: join(import.meta.dirname, '../../../firebase.json'),
  projectId: EMBEDDED_PROJECT,
});
for (const [path, data] of toDocuments(readCounty(siteFolder, county), now))
  admin.writeDocument(path, { ...data });
admin.writeDocument(SEED_MARK, { seededAt: now });
await close();
