#!/usr/bin/env node
// Builds the package in whose folder it is called, unless it is built already.
import { basename } from 'node:path';
import { buildPackage, isBuilt } from '../release/buildPackage.mjs';

const name = basename(process.cwd()).replace(/^remote-/, '');
if (await isBuilt(name)) console.log(`${name}: built already`);
else {
  process.env.NODE_ENV = 'production';
  await buildPackage(name);
  console.log(`${name}: built`);
}
