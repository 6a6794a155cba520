import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import renovate from '../../renovate.json' with { type: 'json' };
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';

const reactOf = (file: string): number | undefined => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const version = dependencies?.react ?? devDependencies?.react;
  return version && Number.parseInt(version);
};

test('a package that keeps a React of its own is not raised with the others', () => {
  const shells = reactOf('shell/package.json');
  const files = workspaces().map((folder) => `${folder}/package.json`);
  const own = files.filter((file) => (reactOf(file) ?? shells) !== shells);
  expect(own).not.toEqual([]);
  for (const file of own) {
    const rule = renovate.packageRules.find(({ matchFileNames }) => matchFileNames?.includes(file));
    expect(rule).toMatchObject({
      matchPackageNames: ['react', 'react-dom'],
      allowedVersions: `<${reactOf(file)! + 1}`,
    });
  }
});
