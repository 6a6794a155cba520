import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../acts';
import { folderTarget } from '../folderTarget';
import type { ReleaseTarget } from '../ReleaseTarget';
import { route, writeBuild } from './writeBuild';

let folder: string;
/** Where releases go, empty for each test. */
export let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  target = folderTarget(join(folder, 'target'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A built version of the blog. */
export const built = (version: string) => ({
  name: 'blog',
  version,
  folder: writeBuild(folder, 'blog', version, { routes: [route('/blog')] }),
});
export const released = (version: string) => release(built(version), { target });
