import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countyFilePath } from '@anunturi/shared-domain/site/countyFile';
import { parseCountyFile } from '@anunturi/shared-domain/site/parseCountyFile';
import { type County, createCounty } from './createCounty';

/** The county by its file, in the folder of the site's configuration. @throws ExpectedFailure when there is none, or it is broken */
export function readCounty(folder: string, code: string): County {
  const file = join(folder, countyFilePath(code));
  return createCounty(
    code,
    parseCountyFile(file, () => readFileSync(file, 'utf8')),
  );
}
