import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/folders';

/** What the market is about, and its own name. */
const ofTheMarket = /anun[tț]|listings|seller|vehicle|dealer|moderat|priceLei|sibiu/i;

test('the embedded Firebase knows no word of the market', () => {
  const files = execFileSync('git', ['ls-files', 'local-firebase'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.(ts|rules)$/.test(file));
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => ofTheMarket.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([
    // The name that stored backups carry.
    "local-firebase/src/transfer/backupFormat.ts: export const BACKUP_FORMAT = 'anunturi-backup';",
  ]);
});
