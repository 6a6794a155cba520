import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformKeys } from '@anunturi/edge/registry/configuredGrants';
import { compileRules } from '@anunturi/local-firebase/rules/compile/compileRules';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { buildAll } from '../build/buildAll';
import { root } from '../build/folders';
import { bundleProgram } from '../bundle/bundleProgram';
import { folderTarget } from '../release/folderTarget';
import { readSigner } from '../release/releaseKeys';
import { releaseBuilt } from '../release/releaseBuilt';
import { runCommand } from '../test/runCommand';
import { writeCorsFile, writeHostingFolder } from './writeHostingFolder';

const SITE_ORIGIN = 'https://rehearsal.example';
const target = join(root, 'dist/rehearsal');

type Step = { name: string; run: () => Promise<string> };

/** Every step of going live that needs no account, in the order of docs/platform.md; each says what it has seen. */
const steps: Step[] = [
  {
    name: 'rules and indexes are whole',
    async run() {
      const read = (file: string) => readFile(join(root, 'rules', file), 'utf8');
      for (const file of ['firestore.rules', 'storage.rules']) compileRules(await read(file), file);
      const { indexes } = JSON.parse(await read('firestore.indexes.json')) as {
        indexes: unknown[];
      };
      return `${indexes.length} indexes`;
    },
  },
  {
    name: 'every part is built and released',
    async run() {
      await buildAll();
      const key = process.env.RELEASE_KEY;
      if (platformKeys && !key)
        throw new ExpectedFailure(
          'The HTML server asks for signatures of the platform, and nobody signs here.',
          'Set RELEASE_KEY to the file of its key.',
        );
      const sign = key ? readSigner(key) : undefined;
      const released = await releaseBuilt(folderTarget(target), { sign });
      return released.join(', ') || `was released in ${target}`;
    },
  },
  { name: 'folder for Hosting', run: () => writeHostingFolder({ to: target }) },
  { name: 'CORS of the bucket', run: () => writeCorsFile([SITE_ORIGIN], target) },
  {
    name: 'commands in their folder',
    run: () => bundleProgram('commands', join(root, 'dist/bundles/commands')),
  },
  { name: 'HTML server in its folder, which answers', run: tryEdge },
  {
    name: 'commands for Cloud Scheduler',
    async run() {
      const program = join(root, 'server/jobs/applySchedules.ts');
      const values = [
        '--project=rehearsal',
        `--url=${SITE_ORIGIN}`,
        '--account=clock@rehearsal.iam.gserviceaccount.com',
      ];
      let printed = '';
      const onOutput = (text: string) => (printed += text);
      const status = await runCommand(process.execPath, ['--import', 'tsx', program, ...values], {
        onOutput,
      });
      if (status !== 0) throw new Error(printed);
      return `${printed.match(/^gcloud /gm)?.length ?? 0} commands`;
    },
  },
];

/** Starts the bundled server on what was released, as a container does; without Firebase it still has the shell's own pages. */
async function tryEdge(): Promise<string> {
  const folder = await bundleProgram('edge', join(root, 'dist/bundles/edge'));
  const firebase = {
    projectId: 'rehearsal',
    apiKey: 'none',
    authDomain: 'rehearsal.example',
    storageBucket: 'rehearsal',
  };
  const child = spawn(process.execPath, ['main.cjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      NODE_ENV: 'production',
      SITE_ORIGIN,
      FIREBASE_CONFIG: JSON.stringify(firebase),
      FILES_FOLDER: target,
      PROXIES: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It says that no Firebase answers: worth reading only where the step fails.
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('It ended.')));
    const [started] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
    const origin = `http://127.0.0.1:${/on port (\d+)/.exec(String(started))?.[1]}`;
    const answers = [];
    for (const path of ['/healthz', '/termeni', '/registry.json']) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`${path} answers ${status}.`);
      answers.push(`${path} ${status}`);
    }
    return answers.join(', ');
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${said}`, { cause: error });
  } finally {
    child.kill();
  }
}

/** Tries every step, also after one that failed. @returns whether all went well */
export async function rehearse(): Promise<boolean> {
  let failed = 0;
  for (const { name, run } of steps) {
    const outcome = await run().catch((error: Error) => {
      failed += 1;
      return `FAILED: ${error.message}`;
    });
    console.log(`${name}: ${outcome}`);
  }
  return failed === 0;
}
