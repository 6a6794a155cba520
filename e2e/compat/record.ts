// `npm run compat:record [-- folder]`: what is live in a folder of releases, made small, for the journey of recorded releases.
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type ReleaseManifest,
  releaseManifestSchema,
} from '@anunturi/shared-contract/registry/releaseManifestSchema';
import config from '../../remotes.config.json' with { type: 'json' };
import { type RecordedRelease, fileOf, readRecords, writeRecord } from './RecordedRelease';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const source = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist'));
const readText = (path: string) => readFile(join(source, path), 'utf8');
const KEPT = { remote: 2, shell: 1 };

async function readAll(paths: string[]): Promise<RecordedRelease['files']> {
  const texts = await Promise.all(paths.map(readText));
  return Object.fromEntries(paths.map((path, place) => [path, texts[place]!]));
}

async function recordRemote(
  name: string,
  version: string,
  firstScreen: string,
): Promise<RecordedRelease> {
  const folder = `releases/${name}/${version}`;
  const manifest: ReleaseManifest = releaseManifestSchema.parse(
    JSON.parse(await readText(`${folder}/remote.json`)),
  );
  const { entry, files, builtAt } = manifest;
  const needed = new Set([
    'remote.json',
    entry,
    ...files.lifecycles,
    ...files.screens[firstScreen]!,
  ]);
  const paths = [...needed].map((file) => `${folder}/${file}`);
  return { name, version, builtAt, files: await readAll(paths) };
}

async function recordShell(version: string): Promise<RecordedRelease> {
  const folder = `shell/versions/${version}`;
  const { builtAt, assets } = JSON.parse(await readText(`${folder}/shell.json`)) as ReleaseManifest;
  const own = ['shell.json', 'assets.json'].map((file) => `${folder}/${file}`);
  const loaded = Object.keys(assets).filter((file) => /^static\/.*\.(js|css)$/.test(file));
  const paths = [...own, ...loaded.map((file) => `shell/${file}`)];
  return { name: 'shell', version, builtAt, files: await readAll(paths) };
}

const registry = JSON.parse(await readText('registry.json')) as {
  remotes: { [name: string]: { version: string } };
  shell: { release: string };
};
await writeRecord(await recordShell(registry.shell.release));
for (const { name, firstScreen } of config.remotes)
  await writeRecord(await recordRemote(name, registry.remotes[name]!.version, firstScreen));

const records = await readRecords();
for (const name of ['shell', ...config.remotes.map((remote) => remote.name)]) {
  const all = records.filter((record) => record.name === name);
  for (const old of all.slice(0, -KEPT[name === 'shell' ? 'shell' : 'remote']))
    await rm(fileOf(old));
}
