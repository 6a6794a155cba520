import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';
import { workspaces } from '../build/workspaces';
import { runCommand } from '../test/runCommand';
import { type Entry, latestEntry, tagOf } from './latestEntry';

type Manifest = { name: string; version: string };
export type NextVersion = { folder: string; name: string; before: string; entry: Entry };

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' });

/**
 * What the next versions are by the commits since the last ones, as lerna works it out in a throw-away clone: nothing here is
 * changed, committed, tagged or pushed. `take` gets the clone, with its `package.json`, lock file and changelogs written.
 */
export async function nextVersions(
  lernaModules: string,
  take: (versions: NextVersion[], clone: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'versions-'));
  const clone = join(folder, 'clone');
  try {
    git(root, 'clone', '--quiet', root, clone);
    const before = await manifestsOf(clone);
    tagVersions(clone, before);
    const modules = join(clone, 'tooling/on-demand/lerna/node_modules');
    await symlink(lernaModules, modules);
    let said = '';
    const status = await runCommand(
      process.execPath,
      [join(modules, 'lerna/dist/cli.js'), 'version', '--no-git-tag-version', '--no-push', '--yes'],
      { cwd: clone, onOutput: (text) => (said += text) },
    );
    if (status !== 0) throw new Error(said);
    const versions: NextVersion[] = [];
    for (const [each, { version: now, name }] of await manifestsOf(clone)) {
      const was = before.get(each)!.version;
      const entry = latestEntry(await readChangelog(clone, each));
      if (now !== was && entry) versions.push({ folder: each, name, before: was, entry });
    }
    await take(versions, clone);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies what was written in the clone to where it belongs here. */
export async function takeVersions(versions: readonly NextVersion[], clone: string): Promise<void> {
  const manifests = workspaces().map((each) => join(each, 'package.json'));
  const changelogs = versions.map(({ folder }) => join(folder, 'CHANGELOG.md'));
  for (const file of [...manifests, ...changelogs, 'package-lock.json'])
    await cp(join(clone, file), join(root, file));
}

/** Versions that have their entry and no tag yet were made when the entry was written. */
function tagVersions(clone: string, manifests: ReadonlyMap<string, Manifest>): void {
  const tags = git(clone, 'tag').split('\n');
  for (const [folder, { name, version }] of manifests) {
    const at = git(clone, 'log', '-1', '--format=%H', '--', join(folder, 'CHANGELOG.md')).trim();
    const tag = tagOf(name, version);
    // Lerna asks for annotated tags.
    const who = ['-c', 'user.name=versions', '-c', 'user.email=versions@localhost'];
    if (at && !tags.includes(tag))
      git(clone, ...who, 'tag', '--annotate', '--message', tag, tag, at);
  }
}

export const manifestsOf = async (folder: string): Promise<Map<string, Manifest>> =>
  new Map(
    await Promise.all(
      workspaces().map(
        async (each) =>
          [each, await readJson<Manifest>(join(folder, each, 'package.json'))] as const,
      ),
    ),
  );

export const readChangelog = (folder: string, name: string): Promise<string> =>
  readFile(join(folder, name, 'CHANGELOG.md'), 'utf8').catch(() => ''); // of a package that never had a version
