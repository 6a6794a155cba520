import { fork, type ChildProcess } from 'node:child_process';
import { jobDocument, newJobPath } from '../app/queue/jobDocument';
import { openFirestore } from '../app/data/openFirestore';
import type { TestFirebase } from './startTestFirebase';

type Place = Pick<TestFirebase, 'projectId' | 'origin' | 'serviceToken'>;

/** How `serveTestJobs.ts` is started as a process of its own. */
type Program = { path: string; execArgv: string[] };

/** So many processes that work off one queue; `killOne` kills one by SIGKILL and starts another in its place. */
export function startTestRunners(
  { projectId, origin, serviceToken }: Place,
  count: number,
  { path, execArgv }: Program,
) {
  const start = (): ChildProcess =>
    fork(path, {
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PROJECT_ID: projectId,
        EMBEDDED_ORIGIN: origin,
        SERVICE_TOKEN: serviceToken,
      },
    });
  const children = Array.from({ length: count }, start);
  let next = 0;
  return {
    killOne(): void {
      const at = next % count;
      next += 1;
      children[at]!.kill('SIGKILL');
      children[at] = start();
    },
    stop(): void {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** Puts jobs into the queue that mark `jobMarks/n{n}` by one more, each. */
export async function enqueueMarks(
  { projectId, origin, serviceToken }: Place,
  count: number,
): Promise<void> {
  const db = openFirestore({ projectId, embedded: { origin, serviceToken } });
  const now = new Date();
  for (let from = 0; from < count; from += 400) {
    const batch = db.batch();
    for (let n = from; n < Math.min(count, from + 400); n += 1)
      batch.create(db.doc(newJobPath()), jobDocument('mark', { n }, { now, at: now }));
    await batch.commit();
  }
  await db.terminate();
}
