import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';
import { readVariables } from './readVariables';

const isProgram = (path: string) =>
  /\.(ts|tsx|cjs|mjs)$/.test(path) &&
  !/node_modules|\/(dist|coverage|test-results)\/|\.(test|d)\.tsx?$/.test(path);

test('a variable is found however it is read', () => {
  const source = `
    const { PORT = '1', SITE_ORIGIN: origin, HOST } = process.env;
    const folder = process.env.DATA_FOLDER;
    function read({ KEEPS, port }: Environment) {}`;
  expect(readVariables(source)).toEqual(['DATA_FOLDER', 'HOST', 'KEEPS', 'PORT', 'SITE_ORIGIN']);
});

test('docs/environment-variables.md lists every variable that the code reads, and no other', async () => {
  const files = await Promise.all(workspaces().map((folder) => filesBelow(join(root, folder))));
  const read = files
    .flat()
    .filter(isProgram)
    .flatMap((file) => readVariables(readFileSync(file, 'utf8')));
  const page = readFileSync(join(root, 'docs/environment-variables.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(listed.toSorted()).toEqual([...new Set(read)].toSorted());
});
