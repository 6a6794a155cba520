// Builds the package in whose folder it is called, unless it is built already.
import { buildPackage, isBuilt } from '../build/buildPackage';
import { nameOfFolder } from '../build/folders';

const name = nameOfFolder(process.cwd());
if (await isBuilt(name)) console.log(`${name}: built already`);
else {
  process.env.NODE_ENV = 'production';
  await buildPackage(name);
  console.log(`${name}: built`);
}
