import { parseArgs } from 'node:util';
import { readSiteConfig } from '../app/readSiteConfig';
import { openFirestore } from '../app/data/openFirestore';
import { allMigrations } from './allMigrations';
import { runMigrations } from './runMigrations';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

const usage = `Migrates the data of a Firebase project to this version; the embedded Firebase migrates itself at its start.
  --project ID   the project (default PROJECT_ID)
  --apply        changes it; without this only says what would change
  --again        also what was done before
SITE_CONFIG names the site's configuration (default site.config.json); places of its county are read from counties/ beside it.
Credentials are the machine's default ones (GOOGLE_APPLICATION_CREDENTIALS), of a service account that may write documents.
Deploy the new version's rules and commands after this has ended, and run it once more then, with --again:
until it ended, the version before went on writing.`;

/** Process entry of `npm run backend:migrate`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string', default: process.env.PROJECT_ID ?? '' },
      apply: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !values.project) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const { file, config } = readSiteConfig();
  console.log(`${config.name} (${file}), county ${config.county.name}, project ${values.project}`);
  const db = openFirestore({ projectId: values.project });
  const isDry = !values.apply;
  const counts = await runMigrations(db, allMigrations, {
    isDry,
    again: values.again,
    log: console.log,
  });
  if (counts.length === 0) console.log('Nothing to do: the data are of this version.');
  else if (isDry) console.log('Nothing was changed. Add --apply to change it.');
  else if (!values.again)
    console.log(
      'Until the new version is deployed the one before goes on writing. Then run this once more: --apply --again',
    );
  if (counts.some(({ left }) => left.length > 0)) process.exitCode = 1;
  await db.terminate();
}

reportFailures(usage);
void main();
