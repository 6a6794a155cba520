// `npm run new:site`: asks what makes a site its own and writes its configuration and its county. Flags answer ahead.
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { siteFields } from '@anunturi/shared-contract/site/siteFields';
import { askLines } from '../new-site/askLines';
import { askSite } from '../new-site/askSite';
import { PLACE_LINE } from '../new-site/readPlaces';
import { siteQuestions } from '../new-site/siteQuestions';
import { writeSite } from '../new-site/writeSite';

const usage = `npm run new:site -- [--to FOLDER]   asks, and writes site.config.json and counties/CODE.json there (default site/)
  --places FILE   a table of the county's places, a line each: ${PLACE_LINE}
${siteQuestions.map(({ flag, field }) => `  --${flag} TEXT   ${siteFields[field]}`).join('\n')}
What no flag answers is asked; answers may be piped in, a line each.`;
reportFailures(usage);

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'site' },
    places: text,
    help: { type: 'boolean', default: false },
    ...Object.fromEntries(siteQuestions.map(({ flag }) => [flag, text])),
  },
});
if (values.help) console.log(usage);
else await make();

async function make(): Promise<void> {
  const { to, places, help: _, ...texts } = values;
  const { ask, close } = askLines();
  const site = await askSite({ texts, ...(places !== undefined && { places }) }, ask).finally(
    close,
  );
  const folder = resolve(to);
  const files = await writeSite(site, folder);
  const shown = files.map((file) => relative(process.cwd(), file));
  console.log(`
${shown.join('\n')}

SITE_CONFIG=${shown[0]} DATA_FOLDER=.data.${site.config.county.code} npm start   # your site, with demonstration data
Places that are missing: in counties/${site.config.county.code}.json before the first start, or in the administration
afterwards (Setări, Localități). Operator and partners may be changed there as well.`);
}
