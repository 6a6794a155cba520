import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { remotes } from '../../remotes.config.json';
import { root } from '../build/folders';
import { filesBelow } from '../build/filesBelow';

const scripts = async (folder: string) =>
  (await filesBelow(join(root, folder, 'src'))).filter((file) => /\.tsx?$/.test(file));
const everyRemote = remotes.map(({ folder }) => folder);

test.each(everyRemote)('components/ of %s holds components alone', async (folder) => {
  const drawn = (await scripts(folder)).filter((file) => file.includes('/components/'));
  const others = drawn.filter(
    (file) =>
      !/\.test\.tsx?$|\/testing\//.test(file) &&
      (extname(file) !== '.tsx' || !/^[A-Z]/.test(basename(file))),
  );
  expect(others).toEqual([]);
});

test.each(everyRemote)('no import of %s climbs three folders', async (folder) => {
  const climbing = (await scripts(folder)).filter((file) =>
    /(?:from|import\(|mock\() ?'(?:\.\.\/){3}/.test(readFileSync(file, 'utf8')),
  );
  expect(climbing).toEqual([]);
});
