// `npm run backend:move -- --project ID`: a data folder of the embedded Firebase into a real project. docs/backend-tools.md.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { moveBackend, previewMove } from '../move/moveBackend';

const usage = `npm run backend:move -- --project ID [--apply]   accounts, files and documents of a data folder into a Firebase project
  --data FOLDER   the data folder (default DATA_FOLDER, .data)
  --bucket NAME   where files go (default BUCKET, ID.appspot.com)
  --work FOLDER   what is kept between two calls (default .data.move-ID): the data as they are at the first, and how far it has come
  --apply         writes; without it only says what would be written
Credentials are the machine's default ones (GOOGLE_APPLICATION_CREDENTIALS).`;
reportFailures(usage);

const { BUCKET, DATA_FOLDER, PROJECT_ID, EMBEDDED_ORIGIN, SERVICE_TOKEN_FILE } = process.env;
const { values } = parseArgs({
  options: {
    project: { type: 'string', default: PROJECT_ID ?? '' },
    data: { type: 'string', default: DATA_FOLDER ?? '.data' },
    bucket: { type: 'string' },
    work: { type: 'string' },
    apply: { type: 'boolean', default: false },
  },
});
const { project: projectId } = values;
if (!projectId) throw new ExpectedFailure('The project is not said.', usage, 2);
const move = {
  dataFolder: resolve(values.data),
  workFolder: resolve(values.work ?? `.data.move-${projectId}`),
  destination: {
    projectId,
    bucket: values.bucket ?? BUCKET ?? `${projectId}.appspot.com`,
    ...(EMBEDDED_ORIGIN &&
      SERVICE_TOKEN_FILE && {
        embedded: {
          origin: EMBEDDED_ORIGIN,
          serviceToken: readFileSync(SERVICE_TOKEN_FILE, 'utf8').trim(),
        },
      }),
  },
  log: (line: string) => console.log(line),
};
if (values.apply) {
  const compared = await moveBackend(move);
  for (const [kind, { count, differing }] of Object.entries(compared))
    console.log(`${kind}: ${count - differing.length} of ${count} are the same in ${projectId}`);
  const differing = Object.values(compared).flatMap((each) => each.differing);
  if (differing.length > 0)
    throw new ExpectedFailure(
      `Not as they were: ${differing.slice(0, 10).join(', ')}.`,
      'Did somebody write there meanwhile? Delete the folder of --work and move into an empty project.',
    );
} else {
  const { manifest, isEmpty, progress } = await previewMove(move);
  const { accounts, files, documents } = manifest;
  console.log(
    `${accounts} accounts, ${files} files and ${documents} documents of ${manifest.createdAt} would be brought to ${projectId}.`,
  );
  if (progress)
    console.log(
      `It goes on: ${progress.accounts} accounts, ${progress.files} files and ${progress.documents} documents are there.`,
    );
  else if (!isEmpty) console.log(`${projectId} has documents already: --apply would refuse.`);
  console.log('Nothing was written. Add --apply to write.');
}
