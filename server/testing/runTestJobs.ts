import type { TestFirebase } from './startTestFirebase';

/** Runs jobs until none is due or under way: a command wakes the queue by itself too. */
export async function runTestJobs({
  commandServer,
  owner,
}: Pick<TestFirebase, 'commandServer' | 'owner'>): Promise<void> {
  for (;;) {
    await commandServer?.runner.runDue();
    const { data: jobs } = await owner.list('jobs', { limit: 100 });
    const isLeft = ({ data }: (typeof jobs)[number]) =>
      data.lease !== undefined || (data.dueAt as Date | undefined)! <= new Date();
    if (!jobs.some(isLeft)) return;
  }
}
