import { copyFile, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { createStandalone } from './createStandalone';

const config = 'remotes.config.json';
const tarball = 'anunturi-shared-ui-1.0.0.tgz';
const template = 'tooling/new-remote/template/package.json';
let repository: string;
let folder: string;
const pack = async (to: string) => [{ name: '@anunturi/shared-ui', file: join(to, tarball) }];

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'new-standalone-'));
  folder = join(repository, 'elsewhere');
  await mkdir(join(repository, 'tooling/new-remote/template'), { recursive: true });
  for (const file of [config, 'package.json', template])
    await copyFile(join(root, file), join(repository, file));
});
afterEach(() => rm(repository, { recursive: true }));

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

test('a remote of a repository of its own depends on the tarballs, and the site grants it its address', async () => {
  const files = await createStandalone('garaj', folder, { root: repository, pack });
  expect(files).toContain('src/start/GarajScreen.tsx');
  expect(files).toContain(`packages/${tarball}`);
  // A release keeps with its maps whose each file is.
  expect(await readFile(join(folder, '.github/CODEOWNERS'), 'utf8')).toBe('* @anunturi/garaj\n');
  const { dependencies, scripts } = await read(join(folder, 'package.json'));
  expect(dependencies['@anunturi/shared-ui']).toBe(`file:packages/${tarball}`);
  expect(scripts.release).toBe('remote release');
  expect(await read(join(folder, config))).toMatchObject({ remotes: [{ name: 'garaj' }] });
  expect((await read(join(repository, config))).elsewhere).toEqual([
    { name: 'garaj', owner: '@anunturi/garaj', port: 3005, grant: { public: ['/garaj'] } },
  ]);
});

test('a second one of the name is refused, and so is a folder that holds something', async () => {
  await createStandalone('garaj', folder, { root: repository, pack });
  const again = createStandalone('garaj', join(repository, 'other'), { root: repository, pack });
  await expect(again).rejects.toThrow('There is a part called garaj already.');
  const full = createStandalone('atelier', folder, { root: repository, pack });
  await expect(full).rejects.toThrow('is not empty');
  await mkdir(join(repository, 'cloned/.git'), { recursive: true });
  await createStandalone('atelier', join(repository, 'cloned'), { root: repository, pack });
  expect(await readdir(join(repository, 'cloned'))).toContain('src');
});
