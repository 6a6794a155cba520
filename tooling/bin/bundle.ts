// `npm run bundle:edge`, `npm run bundle:commands` and `npm run bundle:watch`: the folder that a server runs from, without this repository.
import { join, relative, resolve } from 'node:path';
import { bundleProgram } from '../bundle/bundleProgram';
import { type ServerProgramName, serverPrograms } from '../bundle/serverPrograms';
import { root } from '../build/folders';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [name = '', to = join(root, 'dist/bundles', name)] = process.argv.slice(2);
if (!Object.hasOwn(serverPrograms, name)) {
  const programs = Object.keys(serverPrograms).map((each) => `npm run bundle:${each}`);
  throw new ExpectedFailure(`"${name}" is no program of a server.`, programs.join(', '), 2);
}
const folder = await bundleProgram(name as ServerProgramName, resolve(to));
console.log(`${name}: ${relative(root, folder)}. Image: docker build ${relative(root, folder)}`);
