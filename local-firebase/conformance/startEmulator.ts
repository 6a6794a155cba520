// Finds and starts Google's Firestore emulator, where this machine has it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';

const START_MS = 60_000;

/** The emulator's jar: FIREBASE_EMULATOR_JAR, else where firebase-tools and gcloud keep it; null when there is none or no Java. */
export function findEmulator(): string | null {
  if (spawnSync('java', ['-version']).error) return null;
  const downloads = join(homedir(), '.cache', 'firebase', 'emulators');
  const ofFirebase = existsSync(downloads)
    ? readdirSync(downloads)
        .filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name))
        .sort()
        .map((name) => join(downloads, name))
        .reverse()
    : [];
  const ofGcloud = ['/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')].map((root) =>
    join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'),
  );
  return (
    [process.env.FIREBASE_EMULATOR_JAR, ...ofFirebase, ...ofGcloud].find(
      (path) => path && existsSync(path),
    ) ?? null
  );
}

/** Starts the emulator on a free port; answers host:port and a way to stop it. */
export async function startEmulator(jar: string): Promise<{ host: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    'java',
    [
      '-Xmx1g',
      '-Duser.language=en',
      '-cp',
      jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`Google's emulator did not start:\n${output}`);
    try {
      if ((await fetch(`http://127.0.0.1:${port}/`)).status < 500) break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200)); // not listening yet
    }
  }
  return {
    host: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
