import * as z from 'zod/mini';

/** Of a document of `jobs/{id}` that was given up: what administrators see. What it was asked to do stays with the queue. */
export const failedJobSchema = z.object({
  name: z.string(),
  attempts: z.number(),
  createdAt: z.date(),
  deadAt: z.date(),
  lastError: z.optional(z.string()),
});
export type FailedJob = z.infer<typeof failedJobSchema> & { id: string };
