import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watchSources';

test('a change in a folder of the sources is told of, however deep it lies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const command = join(folder, 'commands/listings/publishListing.ts');
  mkdirSync(join(folder, 'commands/listings'), { recursive: true });
  writeFileSync(command, 'before');
  let stop = () => {};
  const told = new Promise<void>((resolve) => (stop = watchSources([folder], resolve)));
  writeFileSync(command, 'after');
  await told;
  stop();
  rmSync(folder, { recursive: true });
});
