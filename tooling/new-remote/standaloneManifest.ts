import { basename, join } from 'node:path';
import { readJson } from '../build/readJson';

/** What its own tests and types need beside the tarballs; versions are those of this repository. */
const forTests = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
];

type Manifest = { [kind in 'dependencies' | 'devDependencies']?: Record<string, string> };

/** `package.json` of a repository that holds one remote. */
export async function standaloneManifest(
  name: string,
  { root, tarballs }: { root: string; tarballs: { name: string; file: string }[] },
) {
  const read = (file: string) => readJson<Manifest>(join(root, file));
  const [{ devDependencies = {} }, template] = await Promise.all([
    read('package.json'),
    read('tooling/new-remote/template/package.json'),
  ]);
  const { dependencies = {} } = template;
  const packed = tarballs.map((each) => [each.name, `file:packages/${basename(each.file)}`]);
  return {
    ...template,
    name: `@anunturi/remote-${name}`,
    scripts: {
      build: 'remote build',
      dev: 'remote dev',
      test: 'tsc && jest',
      release: 'remote release',
      canary: 'remote canary',
      promote: 'remote promote',
      rollback: 'remote rollback',
      status: 'remote status',
    },
    dependencies: { ...dependencies, ...Object.fromEntries(packed) } as Record<string, string>,
    devDependencies: Object.fromEntries(forTests.map((each) => [each, devDependencies[each]])),
  };
}
