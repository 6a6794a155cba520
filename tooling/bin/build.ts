// Builds the named packages, or the one in whose folder it is called, unless they are built already.
import { buildPackage } from '../build/buildPackage';
import { isBuilt } from '../build/isBuilt';
import { nameOfFolder, packageFolder } from '../build/folders';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

process.env.NODE_ENV = 'production';
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : [nameOfFolder(process.cwd())])
  try {
    process.chdir(packageFolder(name)); // the federation plugin puts files there that a build is made of
    const isDone = await isBuilt(name);
    if (!isDone) await buildPackage(name);
    console.log(isDone ? `${name}: built already` : `${name}: built`);
  } catch (error) {
    console.error(`${name}: not built.`, error);
    process.exitCode = 1;
  }
