import * as z from 'zod/mini';
import { integrityField } from './remoteReleaseSchema';
import { signatureSchema } from './signatureSchema';

/**
 * What is live of a part (a remote, `shell`, `grants`) since an act, as its owner signed it. `number` is greater than that of every earlier
 * statement of the part: an earlier one that somebody puts back is known by it. Fields that are not known here are signed too, and stay.
 */
const statementSchema = z.looseObject({
  part: z.string(),
  number: z.int().check(z.positive()),
  at: z.string(),
  act: z.string(),
  by: z.optional(z.string()),
  /** What the entry hashes to that is live; absent where there is only a canary. */
  live: z.optional(integrityField),
  /** The same of the canary, with its share and whom it is for. */
  canary: z.optional(integrityField),
  signature: signatureSchema,
});
export type Statement = z.infer<typeof statementSchema>;

const statementsSchema = z.object({ statements: z.record(z.string(), z.unknown()) });

/** The statements of a registry, by part; one that is broken is none. */
export function parseStatements(raw: unknown): Record<string, Statement> {
  const entries = Object.entries(statementsSchema.safeParse(raw).data?.statements ?? {});
  return Object.fromEntries(
    entries.flatMap(([part, entry]) => {
      const { data } = statementSchema.safeParse(entry);
      return data ? [[part, data]] : [];
    }),
  );
}
