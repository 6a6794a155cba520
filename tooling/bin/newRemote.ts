// `npm run new:remote -- garaj`: one more remote, which works and is granted `/garaj`. docs/platform.md says what comes next.
import { join } from 'node:path';
import { root } from '../build/folders';
import { createRemote } from '../new-remote/createRemote';
import { runCommand } from '../test/runCommand';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [name = ''] = process.argv.slice(2);
const files = await createRemote(name, root);
const oxfmt = join(root, 'node_modules/.bin/oxfmt');
let said = '';
if ((await runCommand(oxfmt, files, { onOutput: (text) => (said += text) })) !== 0)
  throw new Error(said);
console.log(`${files.join('\n')}

cd remote-${name} && npm run dev                    # the remote alone
npx jest remote-${name}                             # its test
npm start                                      # with the whole product: http://localhost:3000/${name}
npm run build -w @anunturi/remote-${name}
npm run release:grants -- --to gs://YOUR-BUCKET      # /${name} is its own
npm run release -- ${name} --to gs://YOUR-BUCKET`);
