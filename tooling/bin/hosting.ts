// `npm run hosting -- https://your-domain`: the folder for `firebase deploy --only hosting`, and the CORS file of the bucket.
import { writeCorsFile, writeHostingFolder } from '../rehearsal/writeHostingFolder';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [siteOrigin = ''] = process.argv.slice(2);
if (!/^https:\/\/[^/]+$/.test(siteOrigin)) {
  throw new ExpectedFailure(
    `"${siteOrigin}" is not the address of a site.`,
    'npm run hosting -- https://your-domain',
    2,
  );
}
console.log(await writeCorsFile(siteOrigin));
console.log(await writeHostingFolder());
