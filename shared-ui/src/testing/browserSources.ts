import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Everything that browsers run or draw: the files of the shell, the remotes and what they share, below the repository's root. */
export const browserSources = readdirSync(root)
  .filter((folder) => /^(shared-|remote-|shell$)/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, 'src', file),
    ),
  );

export const styleSheets = browserSources.filter((file) => file.endsWith('.css'));

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8');
