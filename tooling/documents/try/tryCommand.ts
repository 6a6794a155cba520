import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../serve/freePort';
import { type Trial, commandOf } from './trials';

/** What docs/platform.md exports before its commands, of a project that there is not. */
const names = { PROJECT: 'no-project', REGION: 'europe-west1', DOMAIN: 'your-domain.example' };

const READY_WITHIN_MS = 15 * 60_000;
const ENDS_WITHIN_MS = 30_000;

/** What a command did that it should not; null when all went well. */
export async function tryCommand(
  text: string,
  trial: Exclude<Trial, { kind: 'leave' }>,
  folder: string,
): Promise<string | null> {
  let said = '';
  const child = spawn('sh', ['-c', commandOf(text, trial)], {
    cwd: folder,
    detached: true, // its whole group is ended, whatever it has started
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...names,
      PORT: String(await freePort(0, '127.0.0.1')),
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        said += more;
        if (trial.kind === 'serve' && trial.ready.test(said)) resolve();
      });
  });
  const fault = await judge(trial, child, { ended, isReady, said: () => said });
  return fault === null ? null : `${fault}\n${said.trim().split('\n').slice(-15).join('\n')}`;
}

type Course = { ended: Promise<number | null>; isReady: Promise<void>; said: () => string };

async function judge(trial: Trial, child: ChildProcess, course: Course): Promise<string | null> {
  const { ended, isReady, said } = course;
  if (trial.kind === 'serve') {
    const state = await within(READY_WITHIN_MS, Promise.race([isReady.then(() => 'ready'), ended]));
    if (state === 'ready') {
      end(child, 'SIGTERM');
      if ((await within(ENDS_WITHIN_MS, ended)) !== TOO_LONG) return null;
    }
    end(child, 'SIGKILL');
    return state === 'ready' ? 'it did not end when it was asked to' : 'it never said that it runs';
  }
  const status = await ended;
  if (trial.kind === 'refuse')
    return status !== 0 && trial.says.test(said()) ? null : `it does not say ${trial.says}`;
  return status === 0 ? null : `it ended with ${status}`;
}

const TOO_LONG = Symbol('too long');

async function within<T>(limitMs: number, done: Promise<T>): Promise<T | typeof TOO_LONG> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof TOO_LONG>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LONG), limitMs);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid!, signal);
  } catch {
    // It has ended by itself.
  }
}
