// `npm run hosting -- https://your-domain [https://admin.your-domain]`: the folder for `firebase deploy --only hosting`, and the CORS file of the bucket.
import { writeCorsFile, writeHostingFolder } from '../rehearsal/writeHostingFolder';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const origins = process.argv.slice(2);
const wrong = origins.find((origin) => !/^https:\/\/[^/]+$/.test(origin));
if (origins.length === 0 || wrong !== undefined) {
  throw new ExpectedFailure(
    `"${wrong ?? ''}" is not the address of a site.`,
    'npm run hosting -- https://your-domain',
    2,
  );
}
console.log(await writeCorsFile(origins));
console.log(await writeHostingFolder());
