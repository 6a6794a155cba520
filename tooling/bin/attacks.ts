// `npm run attacks -- --site http://localhost:3000`: tries on a running site what must not work, and prints what refused it.
import { parseArgs } from 'node:util';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { openSite, readConfig } from '../attacks/openSite';
import { runAttacks, toTable } from '../attacks/runAttacks';

const usage = `npm run attacks [-- --site https://your-domain]
The site is http://localhost:3000 unless told. Two accounts are made there for it and closed afterwards.`;
reportFailures(usage);

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'http://localhost:3000' } },
});
const site = openSite(values.site, await readConfig(values.site));
const { tried, left } = await runAttacks(site);
console.log(toTable(tried));
const worked = tried.filter(({ isRefused }) => !isRefused);
console.log(`\n${tried.length} tried, ${tried.length - worked.length} refused.`);
if (left.length > 0)
  console.log(
    `Not closed: ${left.join(', ')}. Their persons are invented: an administrator may block them.`,
  );
process.exitCode = worked.length + left.length > 0 ? 1 : 0;
