import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCorsFile, writeHostingFolder } from './writeHostingFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('Hosting gets the hashed files of the shell’s build, which nobody needs to have released', async () => {
  const shell = join(folder, 'build');
  mkdirSync(join(shell, 'static/js'), { recursive: true });
  for (const file of ['main.abc.js', 'main.abc.js.br', 'main.abc.js.gz'])
    writeFileSync(join(shell, 'static/js', file), 'text');
  const hosting = await writeHostingFolder({ to: join(folder, 'to'), shell });
  expect(hosting).toBe(join(folder, 'to/hosting'));
  expect(readdirSync(join(hosting, 'static/js'))).toEqual(['main.abc.js']);
});

test('without a build the earlier folder stays, and what to run is said', async () => {
  mkdirSync(join(folder, 'hosting/static'), { recursive: true });
  await expect(
    writeHostingFolder({ to: folder, shell: join(folder, 'no build') }),
  ).rejects.toMatchObject({
    message: 'The shell is not built.',
    remedy: 'Run: npm run build',
  });
  expect(existsSync(join(folder, 'hosting/static'))).toBe(true);
});

test('the CORS file names the site, in a folder that need not be there yet', async () => {
  const file = await writeCorsFile(['https://targ.example'], join(folder, 'new'));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { origin: ['https://targ.example'] },
  ]);
});
