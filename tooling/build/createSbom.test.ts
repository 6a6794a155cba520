/** What a build says of the packages in its files, for people who look for known faults in them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesIn } from '../webpack/packagesIn';
import { scriptRule } from '../webpack/moduleRules';
import { runWebpack } from '../webpack/runWebpack';
import { createSbom } from './createSbom';
import { packageFolder, root } from './folders';
import { readJson } from './readJson';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sbom-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function sbomOf(source: string) {
  writeFileSync(join(folder, 'main.js'), source);
  const compilation = await runWebpack({
    mode: 'none',
    devtool: false,
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out') },
    resolve: { modules: [join(root, 'node_modules')] },
    module: { rules: [scriptRule] },
    optimization: { sideEffects: true },
  });
  const { packages } = await readJson<{ packages: Record<string, { integrity?: string }> }>(
    join(root, 'package-lock.json'),
  );
  const blog = packageFolder('blog');
  return createSbom(packagesIn(compilation), { folder: blog, root, locked: packages });
}

test('it names what the build bundled, with version, licence and the hash of what was installed', async () => {
  const { metadata, components, ...rest } = await sbomOf(`import 'react'; import 'dompurify';`);
  expect(rest).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(metadata.component).toMatchObject({ type: 'application', name: '@anunturi/remote-blog' });
  expect(components.map(({ name }) => name)).toEqual(['dompurify', 'react']);
  const { version, purl, hashes, licenses } = components[1]!;
  expect(purl).toBe(`pkg:npm/react@${version}`);
  expect(licenses).toEqual([{ expression: 'MIT' }]);
  expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
});

test('a package of a scope, and one of ours, are named as their installers know them', async () => {
  const ours = join(root, 'shared-contract/src/navigation/shellPages.ts');
  const { components, dependencies } = await sbomOf(
    `import '@firebase/util'; import { shellPages } from ${JSON.stringify(ours)}; console.log(shellPages);`,
  );
  const named = components.map(({ name, purl }) => [name, purl?.replace(/[\d.]+$/, '')]);
  expect(named).toContainEqual(['@anunturi/shared-contract', undefined]);
  expect(named).toContainEqual(['@firebase/util', 'pkg:npm/%40firebase/util@']);
  expect(dependencies[0]!.dependsOn).toEqual(components.map((each) => each['bom-ref']));
});

test('the same build has the same one', async () => {
  const source = `import 'react'; import '@firebase/util';`;
  expect(JSON.stringify(await sbomOf(source))).toBe(JSON.stringify(await sbomOf(source)));
});
