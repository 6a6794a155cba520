import * as z from 'zod/mini';
import { type Cohort, cohortSchema } from './cohortSchema';
import { type RemoteRelease, remoteReleaseSchema } from './remoteReleaseSchema';

/** A release that so many of a hundred visitors are shown instead of the live one. */
export type Canary = {
  percent: number;
  /** To nobody else; to all of that share unless told. */
  only?: Cohort | undefined;
  release: RemoteRelease;
};

const anyCanariesSchema = z.object({ canaries: z.record(z.string(), z.unknown()) });
const canarySchema = z.object({
  percent: z.int().check(z.minimum(1), z.maximum(100)),
  only: z.optional(cohortSchema),
  release: remoteReleaseSchema,
});

/** The canaries of a registry as read from a file, by remote; one that is broken is left out, and everybody gets what is live. */
export function parseCanaries(raw: unknown): Record<string, Canary> {
  const entries = Object.entries(anyCanariesSchema.safeParse(raw).data?.canaries ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, entry]) => {
      const { data } = canarySchema.safeParse(entry);
      return data && data.release.name === name ? [[name, data]] : [];
    }),
  );
}
