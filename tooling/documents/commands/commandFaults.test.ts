import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/folders';
import { workspaces } from '../../build/workspaces';
import { type Known, commandFaults } from './commandFaults';
import { documentCommands } from './documentCommands';
import { readCommands } from './readCommands';

type Package = { name: string; scripts?: Record<string, string> };
const folders = ['.', ...workspaces()];
const packages = folders.map((folder) => ({
  folder,
  ...(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package),
}));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const known: Known = {
  scripts: Object.fromEntries(packages.map(({ folder, scripts = {} }) => [folder, scripts])),
  packages: Object.fromEntries(packages.map(({ folder, name }) => [name, folder])),
  steps: [...textOf('tooling/test/steps.ts').matchAll(/^ {2,4}\{? ?name: '(\w+)'/gm)].map(
    ([, name]) => name!,
  ),
  variables: [...textOf('docs/environment-variables.md').matchAll(/^\| `(\w+)`/gm)].map(
    ([, name]) => name!,
  ),
};

test('what a document says to run is there: scripts, programs, files, options, variables', () => {
  const commands = documentCommands();
  expect(commands.length).toBeGreaterThan(80);
  const faults = commands.flatMap((command) =>
    commandFaults(command, known).map((fault) => `${command.document}: ${command.text}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['npm run statr', '. has no script statr'],
  ['cd remote-blog && npm run backend', 'remote-blog has no script backend'],
  ['npm run build -w @anunturi/remote-shop', 'undefined has no script build'],
  ['npm run release -- blog --too folder', 'tooling/bin/release.ts has no option --too'],
  ['npm test -- unit', 'unit is no step'],
  ['PROT=3100 npm start', 'PROT is no variable that a program reads'],
  ['node --import tsx remote-admin/bench/bench.ts', 'remote-admin/bench/bench.ts is not there'],
  ['npx jset remote-blog', 'jset is not installed'],
])('%s is found out', (text, fault) => {
  expect(commandFaults({ document: 'README.md', text }, known)).toEqual([fault]);
});

test('commands are read out of blocks and of backticks, without their comments', () => {
  const text =
    'Run `npm test -- units` or `settings/site`:\n```sh\nnpm ci   # first\n\n# then\nnpm start\n```\n';
  expect(readCommands('a.md', text).map((each) => each.text)).toEqual([
    'npm ci',
    'npm start',
    'npm test -- units',
  ]);
});
