/** What a build says of the packages that its files carry. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Licence } from '@anunturi/shared-contract/page/licencesSchema';
import { root } from '../build/folders';
import { LicencesPlugin } from './LicencesPlugin';
import { runWebpack } from './runWebpack';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(source: string): Promise<Licence[]> {
  writeFileSync(join(folder, 'main.js'), source);
  await runWebpack({
    mode: 'none',
    devtool: false,
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out') },
    resolve: { modules: [join(folder, 'node_modules'), join(root, 'node_modules')] },
    module: { rules: [{ test: /\.ttf$/, type: 'asset/resource' }] },
    optimization: { sideEffects: true },
    plugins: [new LicencesPlugin('licences.json')],
  });
  return JSON.parse(readFileSync(join(folder, 'out/licences.json'), 'utf8')) as Licence[];
}

function install(name: string, manifest: object, files: Record<string, string>) {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const main = { name, version: '1.2.3', main: 'index.js', ...manifest };
  writeFileSync(join(place, 'package.json'), JSON.stringify(main));
  for (const [file, text] of Object.entries({ 'index.js': 'console.log(1)', ...files }))
    writeFileSync(join(place, file), text);
}

test('React and the HEIC converter are named with their versions, licences and texts', async () => {
  const licences = await build(`import 'react'; import('heic-to/csp');`);
  expect(licences.map(({ name, licence }) => `${name} ${licence}`)).toEqual([
    'heic-to LGPL-3.0',
    'react MIT',
  ]);
  const [heic, react] = licences as [Licence, Licence];
  expect(react.version).toMatch(/^19\./);
  expect(react.text).toContain('Permission is hereby granted');
  expect(heic.source).toBe('https://github.com/hoppergee/heic-to');
  expect(heic.note).toContain('libheif');
  expect(heic.text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(heic.text).toContain('TERMS AND CONDITIONS'); // the GPL that it adds permissions to
});

test('what is only named and never bundled is not in the list', async () => {
  install('unused', { license: 'MIT', sideEffects: false }, { LICENSE: 'unused' });
  expect(await build(`import 'unused';`)).toEqual([]);
});

test('a package without a licence file has the text that its package.json names', async () => {
  install('apache', { license: 'Apache-2.0', repository: 'git@github.com:some/apache.git' }, {});
  install('mit', { license: 'MIT', author: { name: 'Ana Pop' } }, {});
  const [apache, mit] = (await build(`import 'apache'; import 'mit';`)) as [Licence, Licence];
  expect(apache).toMatchObject({
    version: '1.2.3',
    source: 'https://github.com/some/apache',
    text: expect.stringMatching(/^Apache License/),
  });
  expect(mit.text).toContain('Copyright (c) Ana Pop');
});

test('a font of ours with a licence beside it is in the list under its folder', async () => {
  const [font] = await build(
    `import ${JSON.stringify(join(root, 'remote-documents/fonts/document-bold.ttf'))};`,
  );
  expect(font).toMatchObject({
    name: 'remote-documents/fonts',
    text: expect.stringContaining('Bitstream Vera'),
  });
});

test('a package without any licence stops the build', async () => {
  install('secret', {}, {});
  await expect(build(`import 'secret';`)).rejects.toThrow(
    'secret 1.2.3 comes without the text of its licence.',
  );
});
