import { leaving } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { archiveSetup } from './archiveSetup';

/** Who leaves takes the archive along. */
export function archiveRemovalRows(now: Date): RuleCase[] {
  const { left, path, usage, row, has } = archiveSetup(now);
  return [
    row('remove an entry while leaving', true, [{ delete: path }], { ...has, ...left }),
    row('remove the usage while leaving', true, [{ delete: usage }], { ...has, ...left }),
    row('remove the usage and stay', false, [{ delete: usage }]),
    row("remove another's entry while leaving", false, [{ delete: path }], has, leaving),
    row("remove another's usage while leaving", false, [{ delete: usage }], has, leaving),
  ];
}
