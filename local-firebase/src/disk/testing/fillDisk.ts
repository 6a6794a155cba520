// A program for the test of a full disk: fills the folder named by its argument, then deletes; says what happened as a line of JSON.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore } from '../../firestore/Firestore';
import type { Write } from '../../firestore/writes/writeMessages';
import type { Ruleset } from '../../rules/Ruleset';
import { DiskReserve } from '../DiskReserve';
import { isDiskFull } from '../diskFull';

const [, , folder = ''] = process.argv;
const ballast = join(folder, 'ballast');
writeFileSync(ballast, Buffer.alloc(14 * 1024 * 1024));
const open = () => new DiskReserve(folder, { bytes: 4 * 1024 * 1024, triedEveryMs: 20 });
let reserve = open();
let firestore = new Firestore({
  file: join(folder, 'firestore.db'),
  rules: () => ({}) as Ruleset,
  indexes: null,
  reserve,
});
const write = (kind: 'set' | 'delete', id: string): Write => ({
  kind,
  project: 'p',
  segments: ['items', id],
  fields: kind === 'set' ? { text: { stringValue: 'x'.repeat(20_000) } } : {},
  mask: null,
  transforms: [],
  precondition: {},
});
/** Whether it was taken, or refused as a disk without room. */
function isTaken(kind: 'set' | 'delete', id: string): boolean {
  try {
    firestore.commit('owner', 'p', [write(kind, id)]);
    return true;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return false;
  }
}
let written = 0;
while (isTaken('set', `d${written}`)) written += 1;
// As after a start on a full disk: the reserve is still there.
firestore.close();
reserve.close();
reserve = open();
firestore = new Firestore({
  file: join(folder, 'firestore.db'),
  rules: () => ({}) as Ruleset,
  indexes: null,
  reserve,
});
let deleted = 0;
while (deleted < written && isTaken('delete', `d${deleted}`)) deleted += 1;
const isTakenWhenSpent = reserve.isSpent && isTaken('set', 'another');
rmSync(ballast);
const waiting = setInterval(() => {
  if (reserve.isSpent) return;
  clearInterval(waiting);
  const isTakenAgain = isTaken('set', 'another');
  firestore.close();
  reserve.close();
  console.log(JSON.stringify({ written, deleted, isTakenWhenSpent, isTakenAgain }));
}, 20);
