import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';
import { completeSpecifiers } from './completeSpecifiers';
import { isTest } from './emitPackages';
import { type Manifest, sharedManifest, toolingManifest } from './packedManifest';
import { neededBeside, type PackedPackage, packedPackages, toolingAsItIs } from './packedPackages';

/** Where the compiler has written, and where one package is laid out. */
type Staging = { emitted: string; folder: string };

const readManifest = (name: string) => readJson<Manifest>(join(root, name, 'package.json'));

/** Lays a package out as it is packed: compiled files and their types, style sheets, its own `package.json`. */
export async function stagePackage(name: PackedPackage, staging: Staging): Promise<void> {
  if (name === 'tooling') return stageTooling(staging);
  const sources = join(root, name, 'src');
  const to = join(staging.folder, 'dist');
  await copyCompiled(`${name}/src`, staging, to);
  for (const file of await filesBelow(sources))
    if (!/\.tsx?$/.test(file)) await copy(file, join(to, relative(sources, file)));
  const readme = join(root, name, 'README.md');
  if (existsSync(readme)) await copy(readme, join(staging.folder, 'README.md'));
  await writeJson(staging.folder, sharedManifest(await readManifest(name)));
}

/** The tooling carries what it uses of packages that are not packed, laid out as in the repository. */
async function stageTooling(staging: Staging): Promise<void> {
  const { emitted, folder } = staging;
  for (const part of ['tooling', 'edge']) await copyCompiled(part, staging, join(folder, part));
  for (const path of ['tooling', 'shell', 'shared-auth'])
    await copy(join(emitted, path, 'package.json'), join(folder, path, 'package.json'));
  // Grants are those of the site, which a remote elsewhere does not know.
  await writeFile(
    join(folder, 'remotes.config.json'),
    JSON.stringify({ remotes: [], elsewhere: [] }),
  );
  for (const path of toolingAsItIs)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !isTest(file),
    });
  const files = (await filesBelow(folder)).filter((file) => /\.([cm]?js|ts)$/.test(file));
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const own = await Promise.all(['tooling', 'edge'].map(readManifest));
  const all = [await readJson<Manifest>(join(root, 'package.json')), ...own];
  const versions = await Promise.all(packedPackages.map(readManifest));
  const known = {
    ...Object.fromEntries(versions.map(({ name, version }) => [name, version])),
    ...Object.assign({}, ...all.map(({ devDependencies }) => devDependencies)),
    ...Object.assign({}, ...own.map(({ dependencies }) => dependencies)),
  } as Record<string, string>;
  const manifest = await readManifest('tooling');
  const uses = (name: string) => name !== manifest.name && isNamed(name, text);
  await writeJson(folder, toolingManifest(manifest, { known, uses }));
}

/** Whether a text imports a package or asks for a file of it. */
const isNamed = (name: string, text: string) =>
  neededBeside.includes(name) ||
  new RegExp(
    `(from |import |import\\(|require\\(|[rR]esolve(Module)?\\(|besideMain\\()['"]${name}['"/]`,
  ).test(text);

async function copyCompiled(part: string, { emitted }: Staging, to: string): Promise<void> {
  const from = join(emitted, part);
  for (const source of await filesBelow(from)) {
    if (!/\.(js|cjs|d\.c?ts)$/.test(source)) continue;
    const file = relative(emitted, source).replaceAll('\\', '/');
    const text = completeSpecifiers(await readFile(source, 'utf8'), {
      file,
      isThere: (path) => existsSync(join(emitted, path)) || isCopied(path),
      packed: packedPackages,
    });
    await put(join(to, relative(from, source)), text);
  }
}

/** What is no module: style sheets and lists. */
const isCopied = (path: string) =>
  !/\.(ts|tsx|js)$/.test(path) && /\.\w+$/.test(path) && existsSync(join(root, path));

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const writeJson = (folder: string, value: object) =>
  writeFile(join(folder, 'package.json'), `${JSON.stringify(value, null, 2)}\n`);
