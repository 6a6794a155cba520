import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders';

/** Folders of all packages, as `workspaces` of the root package.json names them: `shared-*` is every folder so named; none where it names none. */
export function workspaces(): string[] {
  const { workspaces: patterns = [] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as {
    workspaces?: string[];
  };
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  return patterns.flatMap((pattern) => {
    const prefix = pattern.replace(/\*$/, '');
    return prefix === pattern ? [pattern] : folders.filter((name) => name.startsWith(prefix));
  });
}
