import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownNamesIn } from '@anunturi/demo/testing/ownNames';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';

const program = /\.(ts|tsx|cjs|mjs|js|css|html|svg|rules)$/;
const onlyForTests =
  /\.(test|spec)\.tsx?$|\/(testing|samples|support|conformance)\/|\/rules\/tests\//;
/** They name every county of the country alike. */
const allCounties =
  /\/(remote-documents\/src\/contracts\/domain\/countyPlates|shared-domain\/src\/search\/understand\/countySeats)\.ts$/;
/** What people of the demonstration's county type, for tests; and a measurement on its places. */
const ofDemonstration = /\/server\/(search\/queries|bench)\//;
const notOurs = /\/(node_modules|dist)\//;

test('no program of the product names the county, its places or the site: the configuration does', async () => {
  const folders = workspaces().filter((name) => name !== 'e2e');
  const files = (await Promise.all(folders.map((name) => filesBelow(join(root, name))))).flat();
  const programs = files.filter(
    (file) =>
      program.test(file) &&
      ![notOurs, onlyForTests, allCounties, ofDemonstration].some((each) => each.test(file)),
  );
  expect(programs.length).toBeGreaterThan(500);
  const found = programs
    .map((file) => [relative(root, file), ...ownNamesIn(readFileSync(file, 'utf8'))])
    .filter(([, ...names]) => names.length > 0);
  expect(found).toEqual([]);
});
