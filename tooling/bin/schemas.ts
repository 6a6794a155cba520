// `npm run schemas`: writes the JSON schemas that editors use for `site.config.json` and `counties/`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { root } from '../build/folders';
import { runCommand } from '../test/runCommand';
import { jsonSchemas } from '../new-site/jsonSchemas';

reportFailures();

const all = Object.values(jsonSchemas);
for (const { path, make } of all)
  await writeFile(join(root, path), `${JSON.stringify(make(), null, 2)}\n`);
process.exitCode = await runCommand(
  join(root, 'node_modules/.bin/oxfmt'),
  all.map(({ path }) => path),
);
