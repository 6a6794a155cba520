// `npm run hosting -- https://your-domain`: the folder for `firebase deploy --only hosting`, and the CORS file of the bucket.
import { writeCorsFile, writeHostingFolder } from '../rehearsal/writeHostingFolder';

const [siteOrigin = ''] = process.argv.slice(2);
if (!/^https:\/\/[^/]+$/.test(siteOrigin)) {
  console.error('npm run hosting -- https://your-domain');
  process.exit(2);
}
console.log(await writeCorsFile(siteOrigin));
console.log(await writeHostingFolder());
