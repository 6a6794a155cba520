// `npm run lookalikes`: writes the letters that look like Latin ones from the pinned data of Unicode.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { root } from '../build/folders';
import { latinLookalikesModule } from '../unicode/latinLookalikesModule';

reportFailures();

await writeFile(join(root, 'shared-domain/src/texts/latinLookalikes.ts'), latinLookalikesModule());
