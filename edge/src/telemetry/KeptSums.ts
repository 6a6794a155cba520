import { FAULT_KINDS } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import * as z from 'zod/mini';

const countsSchema = z.record(z.string(), z.number());
const placeSchema = z.object({
  file: z.string(),
  line: z.number(),
  function: z.optional(z.string()),
  owner: z.string(),
});

/** The newest faults and the sums of each day, as a server keeps them on disk and other servers read them. */
export const keptSumsSchema = z.object({
  ring: z.array(
    z.object({
      atMs: z.number(),
      part: z.string(),
      version: z.string(),
      route: z.string(),
      kind: z.enum(FAULT_KINDS),
      message: z.string(),
      query: z.optional(z.string()),
      place: z.optional(placeSchema),
    }),
  ),
  days: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        loads: z.number(),
        groups: z.optional(
          z.record(z.string(), z.object({ count: z.number(), line: z.optional(z.number()) })),
        ),
        faults: z.partialRecord(z.enum(FAULT_KINDS), z.number()),
        lcp: countsSchema,
        inp: countsSchema,
      }),
    ),
  ),
});
export type KeptSums = z.infer<typeof keptSumsSchema>;

/** Of a visit: its id, its network, who told of it first (both sealed), and whether it failed, and its data. */
const keptVisitSchema = z.tuple([z.string(), z.string(), z.string(), z.boolean(), z.boolean()]);

/** `blog 1.0.0-abc` → since when it is live, and the newest visits that it was shown at. */
export const keptVisitsSchema = z.record(
  z.string(),
  z.object({ since: z.string(), visits: z.array(keptVisitSchema) }),
);
export type KeptVisits = z.infer<typeof keptVisitsSchema>;

/** What one server tells the others. */
export const toldSumsSchema = z.extend(keptSumsSchema, { visits: keptVisitsSchema });
export type ToldSums = z.infer<typeof toldSumsSchema>;
