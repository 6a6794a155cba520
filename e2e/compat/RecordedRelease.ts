import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A release made small: of a remote what its first screen needs, of the shell what browsers load; servers render neither. */
export type RecordedRelease = {
  name: string;
  version: string;
  builtAt: string;
  /** Text by path below the folder that releases are served from. */
  files: { [path: string]: string };
};

const folder = join(import.meta.dirname, 'recorded');
export const fileOf = ({ name, version }: RecordedRelease) =>
  join(folder, `${name}-${version}.json.br`);

/** What was recorded, by time of its build. */
export async function readRecords(): Promise<RecordedRelease[]> {
  const files = await readdir(folder);
  const records = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return records
    .map((bytes) => JSON.parse(String(brotliDecompressSync(bytes))) as RecordedRelease)
    .toSorted((a, b) => a.builtAt.localeCompare(b.builtAt));
}

export const writeRecord = (record: RecordedRelease): Promise<void> =>
  writeFile(fileOf(record), brotliCompressSync(JSON.stringify(record)));

/** Puts a recorded release where others are served from, unless it is there whole; nobody is shown it yet. */
export async function unpackRecord(
  { name, version, files }: RecordedRelease,
  target: string,
): Promise<void> {
  const folder = name === 'shell' ? 'shell/versions' : `releases/${name}`;
  if (existsSync(join(target, folder, version))) return;
  const list = `shell/versions/${version}/shell.json`;
  for (const [path, whole] of Object.entries(files)) {
    const text = path === list ? withRecordedAlone(whole, files) : whole;
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
}

/** A shell's list without the files that were not recorded: it goes live only where every file of its list is there. */
function withRecordedAlone(text: string, files: RecordedRelease['files']): string {
  const manifest = JSON.parse(text) as { version: string; assets: Record<string, object> };
  const { version, assets } = manifest;
  const isRecorded = ([file]: [string, object]) =>
    `shell/${file}` in files || `shell/versions/${version}/${file}` in files;
  return JSON.stringify({
    ...manifest,
    assets: Object.fromEntries(Object.entries(assets).filter(isRecorded)),
  });
}
