import { userOf } from '../../baseWorld';
import { leaving, seller } from '../../people';
import { increment, type RuleCase } from '../../RuleCase';
import { archiveSetup } from './archiveSetup';

/** Removing for good. */
export function archiveRemovalRows(now: Date): RuleCase[] {
  const { left, path, usage, stored, used, drop, row, has } = archiveSetup(now);
  return [
    row('remove from the archive', true, drop(), has),
    row('remove from the archive while leaving', true, drop(), { ...has, ...left }),
    row('remove without booking', false, [{ delete: path }], has),
    row('remove and book more', false, drop(increment(-200_000)), has),
    row('remove and book as another', false, drop(increment(-182_000), 'entry00'), has),
    row('remove and book what was added', false, drop(increment(182_000)), has),
    row('remove when blocked', false, drop(), {
      ...has,
      [`users/${seller}`]: userOf(seller, now, { blocked: true }),
    }),
    row('remove the last one', true, drop(), {
      [path]: stored,
      [usage]: { usedBytes: 182_000, lastEntryId: 'entry01' },
    }),
    row('delete the empty usage while leaving', true, [{ delete: usage }], {
      [usage]: { usedBytes: 0, lastEntryId: 'entry01' },
      ...left,
    }),
    row('delete the empty usage and stay', false, [{ delete: usage }], {
      [usage]: { usedBytes: 0, lastEntryId: 'entry01' },
    }),
    row('delete the usage of something while leaving', false, [{ delete: usage }], {
      [usage]: used,
      ...left,
    }),
    row(
      "delete another's empty usage while leaving",
      false,
      [{ delete: usage }],
      { [usage]: { usedBytes: 0, lastEntryId: 'entry01' } },
      leaving,
    ),
  ];
}
