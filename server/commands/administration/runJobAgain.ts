import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';

/** Puts a job that was given up back into the queue, with all its attempts. */
export const runJobAgain = defineAdminCommand(
  commands.runJobAgain,
  async ({ input: { jobId }, store, now }) => {
    const path = documentPaths.job(jobId);
    const job = await store.read(path);
    if (!job?.deadAt) refuse('notFound', 'Lucrarea nu mai așteaptă: a fost deja rulată din nou.');
    const gone = FieldValue.delete();
    store.update(path, { dueAt: now, attempts: 0, deadAt: gone, lease: gone });
    const target = { targetKind: 'job', targetId: jobId, targetTitle: String(job.name) } as const;
    return { log: { action: 'jobRunAgain', ...target }, result: {} };
  },
);
