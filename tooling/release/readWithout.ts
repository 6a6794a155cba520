import { remotes } from '../build/folders';
import { ReleaseRefused } from './ReleaseTarget';

/**
 * The remotes that `--without blog,admin` names: those that may be out for a while when the shell changes.
 * @throws ReleaseRefused when it names anything else, or something else than the shell is released or rolled back
 */
export function readWithout(
  text: string | undefined,
  { command, name, shown }: { command: string; name: string; shown: readonly string[] },
): string[] {
  if (text === undefined) return [];
  if (name !== 'shell' || !['release', 'rollback'].includes(command))
    throw new ReleaseRefused('--without is for the release or the roll back of the shell alone.');
  const names = text.split(',').map((each) => each.trim());
  const known = new Set([...remotes, ...shown]);
  const unknown = names.filter((each) => !known.has(each));
  if (unknown.length > 0)
    throw new ReleaseRefused(
      `--without names what is no remote: "${unknown.join('", "')}". Remotes are ${[...known].join(', ')}.`,
    );
  return names;
}
