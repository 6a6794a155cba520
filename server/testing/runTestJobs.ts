import type { createJobRunner } from '../app/queue/createJobRunner';
import type { TestFirebase } from './startTestFirebase';

type Queue = Pick<ReturnType<typeof createJobRunner>, 'runDue'>;

/** Runs jobs until none is due or under way: a command wakes the server's own queue too, which may have taken some by then. */
export async function runTestJobs(
  { commandServer, owner }: Pick<TestFirebase, 'commandServer' | 'owner'>,
  {
    runner = commandServer?.runner,
    clock = () => new Date(),
  }: { runner?: Queue; clock?: () => Date } = {},
): Promise<void> {
  for (;;) {
    await runner?.runDue();
    const { data: jobs } = await owner.list('jobs', { limit: 100 });
    const isLeft = ({ data }: (typeof jobs)[number]) =>
      data.lease !== undefined || (data.dueAt as Date | undefined)! <= clock();
    if (!jobs.some(isLeft)) return;
  }
}
