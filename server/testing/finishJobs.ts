import type { TestFirebase } from './startTestFirebase';

/** Works until the queue holds nothing more to do; dead letters stay. */
export async function finishJobs(firebase: TestFirebase): Promise<void> {
  for (;;) {
    await firebase.commandServer!.runner.runDue();
    const { data } = await firebase.owner.list('jobs', { limit: 100 });
    if (data.every((job) => job.data.deadAt !== undefined)) return;
  }
}
