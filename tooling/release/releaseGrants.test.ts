import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { folderTarget } from './folderTarget';
import { ensureGrants, releaseGrants } from './releaseGrants';
import type { ReleaseTarget } from './ReleaseTarget';

let folder: string;
let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grants-'));
  target = folderTarget(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = async () =>
  (JSON.parse((await target.readText('registry.json')) ?? '{}') as { grants?: unknown }).grants;

test.each<[string, string | null]>([
  ['no registry yet', null],
  ['one without grants', '{"remotes": {}}'],
  ['one whose grants are broken', '{"remotes": {}, "grants": {"blog": null}}'],
])('with %s the grants are written, and reported as added', async (_what, text) => {
  if (text !== null) await target.changeText('registry.json', () => text);
  const { added, taken } = await releaseGrants(configuredGrants, { target });
  expect([added.includes('blog public /blog'), taken]).toEqual([true, []]);
  expect(await written()).toEqual(configuredGrants);
  expect(await releaseGrants(configuredGrants, { target })).toEqual({ added: [], taken: [] });
});

test('`npm start` writes the grants where there are none, also when it releases nothing', async () => {
  await target.changeText('registry.json', () => '{"remotes": {}}');
  await ensureGrants(configuredGrants, { target });
  expect(await written()).toEqual(configuredGrants);
  const once = await target.readText('registry.json');
  await ensureGrants(configuredGrants, { target });
  expect(await target.readText('registry.json')).toBe(once);
});
