// Runs every conformance case against Google's emulator and the embedded Firebase, both live, and compares their answers
// with each other (not with the recorded ones). Where this machine has no emulator it says so and ends well.
import { OPEN_RULES, startEmptyFirebase } from '../testing/startEmptyFirebase';
import { comparable } from './comparable';
import { eachCase } from './eachCase';
import { exceptions } from './exceptions';
import { findEmulator, startEmulator } from './startEmulator';
import { runCase } from './runCase';
import { allCases } from './vectors';
import { reportFailures } from '../src/server/reportFailures';

reportFailures();

const jar = findEmulator();
if (!jar) {
  console.log(
    "Google's Firestore emulator is not on this machine (set FIREBASE_EMULATOR_JAR, or install it with firebase-tools or gcloud): nothing compared.",
  );
  process.exit(0);
}
const emulator = await startEmulator(jar);
const ours = await startEmptyFirebase({ rules: OPEN_RULES });
const host = new URL(ours.origin).host;
let [agreed, decided, differing] = [0, 0, 0];
await eachCase(allCases(), emulator.host, async (filed, theirs) => {
  const own = await runCase(host, filed);
  const { name } = filed.testCase;
  if (comparable(own) === comparable(theirs)) agreed += 1;
  else if (exceptions.has(name)) decided += 1;
  else {
    differing += 1;
    console.error(
      `DIFFERS   ${name}\n  emulator ${comparable(theirs).slice(0, 800)}\n  ours     ${comparable(own).slice(0, 800)}`,
    );
  }
});
await ours.stop();
await emulator.stop();
console.log(
  `live against ${jar}: ${agreed} agree, ${decided} differ as decided, ${differing} differ otherwise`,
);
process.exit(differing > 0 ? 1 : 0);
