import * as z from 'zod/mini';

const offerSchema = z.object({
  release: z.string(),
  version: z.optional(z.string()),
  contracts: z.optional(z.array(z.int())),
  provides: z.optional(z.record(z.string(), z.string())),
  manifestIntegrity: z.optional(z.string()),
});
const schema = z.object({ shell: offerSchema });

/** The live release of the shell and what it offers to remotes. */
export type LiveShell = z.infer<typeof offerSchema>;

/** As the registry's file has it; undefined where none was released. */
export const shellOfferOf = (raw: unknown): LiveShell | undefined =>
  schema.safeParse(raw).data?.shell;
