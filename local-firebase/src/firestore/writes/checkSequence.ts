import { fullName } from '../names';
import { invalid } from '../RequestError';
import type { Write } from './writeMessages';

/** What a write is called in messages. */
function labelOf({ kind, precondition: { exists, updateTime } }: Write): string {
  if (kind === 'delete') return 'delete';
  if (exists === false) return 'insert';
  return exists === true || updateTime !== undefined ? 'update' : 'upsert';
}

/** Refuses writes of one document that contradict each other whatever is stored, e.g. two inserts; throws 400. */
export function checkSequence(writes: readonly Write[]): void {
  const last = new Map<string, Write>();
  for (const write of writes) {
    const name = fullName(write);
    const before = last.get(name);
    last.set(name, write);
    if (!before) continue;
    if (before.kind === 'verify' || write.kind === 'verify')
      throw invalid(
        `the same document cannot be ${before.kind === 'verify' ? 'verified' : 'written'} and then ${write.kind === 'verify' ? 'verified' : 'written'} in a single request`,
      );
    const { exists } = write.precondition;
    if (exists !== undefined && exists === (before.kind === 'delete'))
      throw invalid(
        `Cannot ${labelOf(before)} then ${labelOf(write)} an entity in the same request.`,
      );
  }
}
