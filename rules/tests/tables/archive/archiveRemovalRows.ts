import type { RuleCase } from '../../RuleCase';
import { archiveSetup } from './archiveSetup';

/** Who leaves takes the archive along by trusted code alone (closeAccount). */
export function archiveRemovalRows(now: Date): RuleCase[] {
  const { left, path, usage, row, has } = archiveSetup(now);
  return [
    row('remove an entry while leaving', false, [{ delete: path }], { ...has, ...left }),
    row('remove the usage while leaving', false, [{ delete: usage }], { ...has, ...left }),
  ];
}
