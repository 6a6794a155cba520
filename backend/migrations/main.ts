import { parseArgs } from 'node:util';
import { openFirestore } from '../app/openFirestore';
import { allMigrations } from './allMigrations';
import { runMigrations } from './runMigrations';

const usage = `Migrates the data of a Firebase project to this version; the embedded Firebase migrates itself at its start.
  --project ID   the project (default PROJECT_ID)
  --apply        changes it; without this only says what would change
Credentials are the machine's default ones (GOOGLE_APPLICATION_CREDENTIALS), of a service account that may write documents.
Deploy the new version's rules and commands after this has ended, and run it once more then.`;

/** Process entry of `npm run backend:migrate`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string', default: process.env.PROJECT_ID ?? '' },
      apply: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !values.project) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const db = openFirestore({ projectId: values.project });
  const isDry = !values.apply;
  const counts = await runMigrations(db, allMigrations, { isDry, log: console.log });
  if (counts.length === 0) console.log('Nothing to do: the data are of this version.');
  else if (isDry) console.log('Nothing was changed. Add --apply to change it.');
  await db.terminate();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
