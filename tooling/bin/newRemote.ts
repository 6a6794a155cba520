// `npm run new:remote -- garaj`: one more remote, which works and is granted `/garaj`; with `--standalone FOLDER` in a repository
// of its own. docs/platform.md says what comes next.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/folders';
import { createRemote } from '../new-remote/createRemote';
import { createStandalone } from '../new-remote/createStandalone';
import { packPackages } from '../pack/packPackages';
import { runCommand } from '../test/runCommand';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures('npm run new:remote -- garaj [--standalone FOLDER]');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { standalone: { type: 'string' } },
});
const [name = ''] = positionals;
if (values.standalone === undefined) await makeHere();
else await makeElsewhere(resolve(values.standalone));

async function makeHere(): Promise<void> {
  const files = await createRemote(name, root);
  await format(files);
  console.log(`${files.join('\n')}

cd remote-${name} && npm run dev                    # the remote alone
npx jest remote-${name}                             # its test
npm start                                      # with the whole product: http://localhost:3000/${name}
npm run build -w @anunturi/remote-${name}
npm run release:grants -- --to gs://YOUR-BUCKET      # /${name} is its own
npm run release -- ${name} --to gs://YOUR-BUCKET`);
}

async function makeElsewhere(folder: string): Promise<void> {
  const files = await createStandalone(name, folder, { root, pack: packPackages });
  await format([
    'remotes.config.json',
    ...files.filter((file) => !file.endsWith('.tgz')).map((file) => join(folder, file)),
  ]);
  console.log(`${files.join('\n')}

npm run release:grants -- --to gs://YOUR-BUCKET      # /${name} is its own (remotes.config.json, "elsewhere")
cd ${folder} && npm install && npm test
npm run build
npm run release -- --to gs://YOUR-BUCKET`);
}

async function format(files: string[]): Promise<void> {
  const oxfmt = join(root, 'node_modules/.bin/oxfmt');
  let said = '';
  if ((await runCommand(oxfmt, files, { onOutput: (text) => (said += text) })) !== 0)
    throw new Error(said);
}
