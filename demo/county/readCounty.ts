import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countyFilePath } from '@anunturi/shared-domain/site/countyFile';
import { type County, createCounty } from './createCounty';

/** The county by its file, in the folder of the site's configuration. @throws Error when there is none, or it is broken */
export const readCounty = (folder: string, code: string): County =>
  createCounty(code, JSON.parse(readFileSync(join(folder, countyFilePath(code)), 'utf8')));
