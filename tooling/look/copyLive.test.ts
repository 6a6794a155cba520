import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { release } from '../release/acts';
import { readRegistry } from '../release/readRegistry';
import { filesBelow } from '../build/filesBelow';
import { bucketTarget } from '../release/bucketTarget';
import { folderTarget } from '../release/folderTarget';
import { storageOf } from '../release/testing/storageOf';
import { writeBuild } from '../release/testing/writeBuild';
import { copyLive } from './copyLive';

let firebase: TestFirebase;
let folder: string;
beforeAll(async () => {
  firebase = await startTestFirebase({ testMode: false });
});
afterAll(() => firebase.stop());
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'copy-live-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['folder', 'bucket'])(
  'what is live in a %s is copied as an HTML server wants it: the shell, the remotes that are named, and a registry of them',
  async (kind) => {
    const target =
      kind === 'folder'
        ? folderTarget(join(folder, 'target'))
        : bucketTarget({ bucket: firebase.bucket }, storageOf(firebase));
    const none = { routes: [], files: { lifecycles: [], screens: {} } };
    for (const [name, version] of [
      ['shell', '1.0.0-s'],
      ['blog', '1.0.0-a'],
      ['blog', '1.0.0-b'],
      ['documents', '1.0.0-d'],
    ] as const) {
      const change = name === 'blog' ? {} : none;
      await release(
        { name, version, folder: writeBuild(folder, name, version, change) },
        { target },
      );
    }
    const copy = join(folder, 'copy');
    await copyLive(['blog'], await readRegistry(target), { target, folder: copy });
    expect((await filesBelow(copy)).map((file) => file.slice(copy.length + 1))).toEqual([
      'registry.json',
      'releases/blog/1.0.0-b/assets.json',
      'releases/blog/1.0.0-b/remote.json',
      'releases/blog/1.0.0-b/remoteEntry.js',
      'shell/assets.json',
      'shell/static/js/main.1.0.0-s.js',
    ]);
    const read = (file: string) => readFileSync(join(copy, file), 'utf8');
    expect(read('shell/assets.json')).toBe('"1.0.0-s"');
    expect(read('releases/blog/1.0.0-b/remoteEntry.js')).toBe('1.0.0-b');
    const { remotes, shell } = JSON.parse(read('registry.json')) as Awaited<
      ReturnType<typeof readRegistry>
    >;
    expect(Object.keys(remotes)).toEqual(['blog']);
    expect(shell?.release).toBe('1.0.0-s');
  },
);
