// What can be asked of Google's Firestore emulator itself: how it counts expressions, every conformance case (live against
// ours), and the product's table of rules. Where this machine has no emulator it says so and ends well.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkExpressionCount } from '@anunturi/local-firebase/conformance/checkExpressionCount';
import { findEmulator, startEmulator } from '@anunturi/local-firebase/conformance/startEmulator';
import { reportFailures } from '@anunturi/local-firebase/server/reportFailures';

reportFailures();

const jar = findEmulator();
if (!jar) {
  console.log(
    "Skipped: Google's Firestore emulator is not on this machine (set FIREBASE_EMULATOR_JAR, or install it with firebase-tools or gcloud; it needs Java).",
  );
  process.exit(0);
}

/** Runs a script to its end; this process goes on reading what the emulator prints, which otherwise would stand still. */
const run = (script: string, ...options: string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const path = join(import.meta.dirname, script);
    const child = spawn(process.execPath, ['--import', 'tsx', path, ...options], {
      stdio: 'inherit',
    });
    child.once('error', reject).once('exit', (code) => resolve(code === 0));
  });

const emulator = await startEmulator(jar);
const differing = await checkExpressionCount(emulator.host);
console.log(
  differing.length === 0
    ? 'expressions: counted as recorded'
    : `expressions: counted otherwise than recorded: ${differing.join(' | ')}`,
);
const table = await run('compareWithGoogle.ts', emulator.host);
await emulator.stop();
const cases = await run('../../local-firebase/conformance/checkAgainstEmulator.ts');
process.exit(differing.length === 0 && table && cases ? 0 : 1);
