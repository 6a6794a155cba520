#!/usr/bin/env node
// Runs every conformance case against Google's emulator and the embedded Firebase, both live, and compares their answers
// with each other (not with the recorded ones). Where this machine has no emulator it says so and ends well.
import { register } from 'tsx/esm/api';
import { findEmulator, startEmulator } from './findEmulator.mjs';
import { runCase } from './replay.mjs';
import { allCases, comparable, eachCase, exceptions } from './replayAll.mjs';

const jar = findEmulator();
if (!jar) {
  console.log(
    "Google's Firestore emulator is not on this machine (set FIREBASE_EMULATOR_JAR, or install it with firebase-tools or gcloud): nothing compared.",
  );
  process.exit(0);
}
register();
const { startTestFirebase, OPEN_RULES } = await import('../../testing/startTestFirebase.ts');
const emulator = await startEmulator(jar);
const ours = await startTestFirebase({ indexes: false, rules: OPEN_RULES });
const reasons = exceptions();
const host = new URL(ours.origin).host;
let [agreed, decided, differing] = [0, 0, 0];
await eachCase(allCases(), emulator.host, async ({ testCase, file }, theirs) => {
  const own = await runCase(host, testCase, file);
  if (comparable(own) === comparable(theirs)) agreed += 1;
  else if (reasons.has(testCase.name)) decided += 1;
  else {
    differing += 1;
    console.error(
      `DIFFERS   ${testCase.name}\n  emulator ${comparable(theirs).slice(0, 800)}\n  ours     ${comparable(own).slice(0, 800)}`,
    );
  }
});
await ours.stop();
await emulator.stop();
console.log(
  `live against ${jar}: ${agreed} agree, ${decided} differ as decided, ${differing} differ otherwise`,
);
process.exit(differing > 0 ? 1 : 0);
