import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '@anunturi/shared-contract/page/licencesSchema';
import { licenceNotes } from './licenceNotes';

type Manifest = {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
};

const standardText = (file: string) =>
  readFileSync(join(import.meta.dirname, 'texts', file), 'utf8').trim();
/** A package says in its package.json alone that these hold for it. */
const withoutFile: Record<string, (manifest: Manifest) => string> = {
  'Apache-2.0': () => standardText('Apache-2.0.txt'),
  'LGPL-3.0-or-later': () => standardText('LGPL-3.0.txt'),
  MIT: (manifest) =>
    standardText('MIT.txt').replace(
      'AUTHOR',
      authorOf(manifest) ?? `the authors of ${manifest.name}`,
    ),
};

/** The licence of the package in a folder; its text is empty where none can be found. */
export function readLicence(folder: string): Licence {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '' } = manifest;
  const text = textsIn(folder) || (withoutFile[license]?.(manifest) ?? '');
  const note = licenceNotes[name];
  return {
    name,
    version,
    licence: license || 'see its text',
    source: sourceOf(manifest),
    ...(note ? { note } : {}),
    // The GPL is what the LGPL adds permissions to, and goes with it (LGPL-3.0 §4 b).
    text: license.startsWith('LGPL-3.0') ? `${text}\n\n${standardText('GPL-3.0.txt')}` : text,
  };
}

/** No program: `Notice.tsx` is a component. */
const isLicenceFile = /^(licen[sc]e|copying|notice)\b(?!.*\.([cm]?[jt]sx?|json|css|map)$)/i;

/** Texts of licences and notices in a folder itself, one after another. */
export const textsIn = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicenceFile.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .sort()
    .join('\n\n');

const authorOf = ({ author }: Manifest) => (typeof author === 'object' ? author.name : author);

function sourceOf({ repository, homepage, name }: Manifest): string {
  const url = typeof repository === 'object' ? repository.url : repository;
  if (!url) return homepage ?? `https://www.npmjs.com/package/${name}`;
  const plain = url
    .replace(/^git\+/, '')
    .replace(/^(git|ssh):\/\//, 'https://')
    .replace(/^(https:\/\/)?\w+@github\.com[:/]/, 'https://github.com/')
    .replace(/\.git$/, '');
  return /^[\w-]+\/[\w.-]+$/.test(plain) ? `https://github.com/${plain}` : plain;
}
