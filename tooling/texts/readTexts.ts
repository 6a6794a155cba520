import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';
import { textsOf } from './textsOf';

const program = /\.tsx?$/;
/** Nothing of these reaches a visitor, an e-mail or a document. */
const notRead =
  /\.(test|spec)\.tsx?$|\.d\.ts$|\/(node_modules|dist|bench|testing|samples|migrations|conformance)\/|\/samples\.tsx$/;
/** Words that are compared with what somebody typed, names of models, SQL, what operators and developers are told in English. */
const compared =
  /shared-domain\/src\/(search\/understand|people\/commonPasswords|listing\/carMakes|site\/countyFields)|shared-contract\/src\/site\/(siteFields|parseFirebaseConfig)|server\/(app\/limits|jobs\/applySchedules|search\/(understand|queries|postgres))|edge\/src\/main/;
const developersOnly = new Set(['tooling', 'e2e', 'demo', 'local-firebase', 'rules']);

/** Every text of the product that somebody may read, by file (path below the repository), in order. */
export async function readTexts(): Promise<Map<string, string[]>> {
  const folders = workspaces().filter((name) => !developersOnly.has(name));
  const files = (await Promise.all(folders.map((name) => filesBelow(join(root, name))))).flat();
  const texts = files
    .filter((file) => program.test(file) && ![notRead, compared].some((each) => each.test(file)))
    .map((file): [string, string[]] => [
      relative(root, file),
      textsOf(readFileSync(file, 'utf8'), file.endsWith('x')),
    ]);
  return new Map(texts.filter(([, of]) => of.length > 0));
}
